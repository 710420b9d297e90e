import { inSearchText } from '@/server/lists/search';
import { listBy } from '@/server/lists/sources';
import { studentListed } from '@/shared/resources/students/studentFields';

const indexedIn = 'students.search_text';

export const studentSources = {
  ...listBy(studentListed, {
    nim: { value: 'students.nim', indexedIn },
    'user.name': { value: 'students.name', indexedIn },
    academic_year: { value: 'students.academic_year', indexedIn },
  }),
  search: inSearchText(indexedIn),
};
