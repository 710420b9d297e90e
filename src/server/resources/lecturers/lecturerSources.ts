import { listBy } from '@/server/lists/sources';
import { accountSources } from '@/server/resources/users/accountSources';
import { lecturerListed } from '@/shared/resources/lecturers/lecturerFields';

export const lecturerSources = listBy(lecturerListed, {
  ...accountSources,
  nip: 'lecturers.nip',
});
