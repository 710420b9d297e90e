import { sql } from 'kysely';
import { lacksGrade } from '@/server/placements/stage';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { endingPlacements } from '../openPlacements';

const DAYS_BEFORE_END = 14;

export const missingGrades: FollowUp = {
  kind: 'missing_grades',
  roles: ['super_admin', 'lecturer'],
  title: 'Mahasiswa belum dinilai',
  hint: `Belum ada nilai, dan periodenya berakhir dalam ${DAYS_BEFORE_END} hari atau sudah berakhir.`,
  shownBy: { listInternshipGrades: 'path' },
  linkOf: ({ id }) => paths.grades.index(id),
  matters: (scope) => sql`
    select internships.id, student_name as subject, internships.detail,
      end_date - ${DAYS_BEFORE_END}::integer as since
    from ${endingPlacements(scope, addDays(scope.today, DAYS_BEFORE_END))} as internships
    where ${lacksGrade}`,
};
