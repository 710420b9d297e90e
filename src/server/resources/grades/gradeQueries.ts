import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { GradeUpdate, NewGrade } from '@/server/db/tables';
import { selectList } from '@/server/lists/list';
import type { ListQuery } from '@/server/lists/listQuery';
import { selectWholeList } from '@/server/lists/wholeList';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { withInternships } from '@/server/resources/internships/withInternships';
import { letterGrade, weightedTotal } from '@/shared/resources/grades/letterGrades';
import {
  byWeightPart,
  SCORE_PARTS,
  type Scores,
  type Weights,
  weightOf,
} from '@/shared/resources/grades/scores';
import { gradeSources } from './gradeSources';

interface GradeFilters extends ListQuery {
  internship_id?: number;
  course_code?: string;
}

function gradeRows(db: Database, user: SessionUser) {
  return db
    .selectFrom('grades')
    .innerJoin('courses', 'courses.code', 'grades.course_code')
    .selectAll('grades')
    .select((eb) =>
      // PostgreSQL evaluates a subquery for the rows of the page only, but a join for all rows that it sorts.
      eb
        .selectFrom('courses as course')
        .select((course) =>
          jsonBuildObject({
            code: course.ref('course.code'),
            name: course.ref('course.name'),
            semester: course.ref('course.semester'),
            hours_per_week: course.ref('course.hours_per_week'),
            credits: course.ref('course.credits'),
            ...byWeightPart((part) => course.ref(`course.${weightOf(part)}`)),
            academic_year: course.ref('course.academic_year'),
          }).as('course'),
        )
        .whereRef('course.code', '=', 'grades.course_code')
        .$asScalar()
        .$notNull()
        .as('course'),
    )
    .where(belongsToVisible('grades.internship_id', user));
}

export async function selectGrades(db: Database, user: SessionUser, query: GradeFilters) {
  const { rows, options } = gradeList(db, user, query);
  const { data, meta } = await selectList(db, rows, query, options);
  return { data: data.map(withTotal), meta };
}

export async function selectAllGrades(db: Database, user: SessionUser, query: GradeFilters) {
  const { rows, options } = gradeList(db, user, query);
  const { total: found, parts } = await selectWholeList(db, rows, query, options);
  async function* graded() {
    for await (const part of parts) yield part.map(withTotal);
  }
  return withInternships(db, { total: found, parts: graded() });
}

function gradeList(db: Database, user: SessionUser, query: GradeFilters) {
  let rows = gradeRows(db, user);
  const { internship_id, course_code } = query;
  if (internship_id !== undefined) rows = rows.where('grades.internship_id', '=', internship_id);
  if (course_code !== undefined) rows = rows.where('grades.course_code', '=', course_code);
  const options = {
    ...gradeSources,
    // A letter is a word in most names.
    matchers: [],
    defaultSort: 'course_code',
    tieBreak: sql.ref('grades.id'),
  };
  return { rows, options };
}

export async function selectGrade(db: Database, user: SessionUser, id: number) {
  const grade = await gradeRows(db, user).where('grades.id', '=', id).executeTakeFirst();
  return grade && withTotal(grade);
}

/** Call it in a transaction. */
export async function insertGrade(trx: Database, grade: NewGrade) {
  // Waits for a concurrent undo of a decision, which the grade would forbid.
  await trx
    .selectFrom('internships')
    .select('id')
    .where('id', '=', grade.internship_id)
    .forNoKeyUpdate()
    .execute();
  return trx.insertInto('grades').values(grade).returning('id').executeTakeFirstOrThrow();
}

export async function lockScores(trx: Database, user: SessionUser, id: number) {
  return trx
    .selectFrom('grades')
    .select(SCORE_PARTS)
    .where('grades.id', '=', id)
    .where(belongsToVisible('grades.internship_id', user))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateGrade(
  db: Database,
  user: SessionUser,
  id: number,
  grade: GradeUpdate,
): Promise<void> {
  await db
    .updateTable('grades')
    .set(grade)
    .where('grades.id', '=', id)
    .where(belongsToVisible('grades.internship_id', user))
    .execute();
}

export async function deleteGrade(db: Database, user: SessionUser, id: number) {
  return db
    .deleteFrom('grades')
    .where('grades.id', '=', id)
    .where(belongsToVisible('grades.internship_id', user))
    .returning('grades.id')
    .executeTakeFirst();
}

function withTotal<Row extends Scores & { course: Weights }>(grade: Row) {
  const weighted = weightedTotal(grade, grade.course);
  return { ...grade, total: weighted, letter_grade: letterGrade(weighted) };
}
