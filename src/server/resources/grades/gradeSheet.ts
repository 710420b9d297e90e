import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { selectList } from '@/server/lists/list';
import { closedByOfEach } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { internshipSources } from '@/server/resources/internships/internshipSources';
import { byScorePart } from '@/shared/resources/grades/scores';

interface SheetQuery {
  course_code: string;
  internship_period_id: number;
  page?: number;
  per_page?: number;
}

/** The visible placements of the period, each with its grade in the course, by the name of the student. */
export async function selectGradeSheet(db: Database, user: SessionUser, query: SheetQuery) {
  const { course_code, internship_period_id, page, per_page } = query;
  const rows = db
    .selectFrom('internships')
    .select((eb) => [
      'internships.id as internship_id',
      'internships.student_name',
      'internships.student_nim as nim',
      'internships.company_name',
      closedByOfEach.as('closed_by'),
      // A subquery is evaluated for the rows of the page only.
      eb
        .selectFrom('grades')
        .select((grade) =>
          jsonBuildObject({
            id: grade.ref('grades.id'),
            internship_id: grade.ref('grades.internship_id'),
            course_code: grade.ref('grades.course_code'),
            version: grade.ref('grades.version'),
            ...byScorePart((part) => grade.ref(`grades.${part}`)),
          }).as('grade'),
        )
        .whereRef('grades.internship_id', '=', 'internships.id')
        .where('grades.course_code', '=', course_code)
        .as('grade'),
    ])
    .where('internships.internship_period_id', '=', internship_period_id)
    .where(internshipsVisibleTo(user));
  return selectList(
    db,
    rows,
    { page, per_page },
    {
      ...internshipSources,
      defaultSort: 'student.user.name',
      tieBreak: sql.ref('internships.id'),
    },
  );
}
