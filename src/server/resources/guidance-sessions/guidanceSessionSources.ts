import { inTable, listBy } from '@/server/lists/sources';
import { pick } from '@/shared/fields/field';
import { guidanceSessionListed } from '@/shared/resources/guidance-sessions/guidanceSessionFields';

export const guidanceSessionSources = listBy(guidanceSessionListed, {
  ...inTable(
    'internships',
    pick(guidanceSessionListed, 'student_nim', 'student_name', 'company_name'),
  ),
  ...inTable('guidance_sessions', pick(guidanceSessionListed, 'date', 'topic', 'result', 'state')),
});
