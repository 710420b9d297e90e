import { listBy } from '@/server/lists/sources';
import { accountSources } from '@/server/resources/users/accountSources';
import { mentorListed } from '@/shared/resources/mentors/mentorFields';

export const mentorSources = listBy(mentorListed, {
  ...accountSources,
  nik: 'mentors.nik',
  'company.name': 'companies.name',
  is_active: 'mentors.is_active',
});
