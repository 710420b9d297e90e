import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { instantText } from '@/server/db/instantText';
import type { InternshipUpdate, NewInternship } from '@/server/db/tables';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { closedBy, closedByOfEach } from '@/server/placements/closedBy';
import { belongsToVisible, internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { stageOfEach } from '@/server/placements/stage';
import { PERIOD_RULES } from '@/shared/resources/internship-periods/internshipPeriodFields';

/** Another placement of the student, if the reader may see it (docs/decisions/0010). */
const linked = (condition: RawBuilder<unknown>, user: Viewer) =>
  sql<{ id: number; company_name: string } | null>`(
    select jsonb_build_object('id', linked.id, 'company_name', linked.company_name)
    from internships as linked where ${condition} and ${belongsToVisible('linked.id', user)}
  )`;

/** Internships with student, mentor, lecturer and period, in the shape of the API document. */
function internshipRows(db: Database, user: Viewer, today: string) {
  return db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .select((eb) => [
      'internships.id',
      'internships.student_id',
      'internships.mentor_id',
      'internships.lecturer_id',
      'internships.internship_period_id',
      'internships.version',
      'internships.start_date',
      'internships.end_date',
      'internships.end_reason',
      'internships.finished_at',
      linked(sql`linked.id = internships.continued_from_id`, user).as('continued_from'),
      linked(sql`linked.continued_from_id = internships.id`, user).as('continued_by'),
      'mentors.company_id',
      // Subqueries instead of one join of nine tables: PostgreSQL plans them in a third of the time.
      eb
        .selectFrom('students')
        .innerJoin('users', 'users.id', 'students.user_id')
        .select((student) =>
          jsonBuildObject({
            id: student.ref('students.id'),
            nim: student.ref('students.nim'),
            academic_year: student.ref('students.academic_year'),
            user: jsonBuildObject({
              id: student.ref('users.id'),
              name: student.ref('users.name'),
            }),
          }).as('student'),
        )
        .whereRef('students.id', '=', 'internships.student_id')
        .$asScalar()
        .$notNull()
        .as('student'),
      eb
        .selectFrom('users')
        .innerJoin('companies', (join) => join.onTrue())
        .select((mentor) =>
          jsonBuildObject({
            id: mentor.ref('mentors.id'),
            company: jsonBuildObject({
              id: mentor.ref('companies.id'),
              name: mentor.ref('companies.name'),
            }),
            user: jsonBuildObject({ id: mentor.ref('users.id'), name: mentor.ref('users.name') }),
          }).as('mentor'),
        )
        .whereRef('users.id', '=', 'mentors.user_id')
        .whereRef('companies.id', '=', 'mentors.company_id')
        .$asScalar()
        .$notNull()
        .as('mentor'),
      eb
        .selectFrom('lecturers')
        .innerJoin('users', 'users.id', 'lecturers.user_id')
        .select((lecturer) =>
          jsonBuildObject({
            id: lecturer.ref('lecturers.id'),
            user: jsonBuildObject({
              id: lecturer.ref('users.id'),
              name: lecturer.ref('users.name'),
            }),
          }).as('lecturer'),
        )
        .whereRef('lecturers.id', '=', 'internships.lecturer_id')
        .$asScalar()
        .$notNull()
        .as('lecturer'),
      jsonObjectFrom(
        eb
          .selectFrom('internship_periods')
          .select(['internship_periods.id', 'semester', 'year', 'is_active'])
          .select(['internship_periods.start_date', 'internship_periods.end_date'])
          .select(PERIOD_RULES)
          .select(instantText('internship_periods.closed_at').as('closed_at'))
          .whereRef('internship_periods.id', '=', 'internships.internship_period_id'),
      )
        .$notNull()
        .as('internship_period'),
      closedByOfEach.as('closed_by'),
      stageOfEach(today).as('stage'),
    ]);
}

export async function selectInternship(db: Database, user: SessionUser, id: number, today: string) {
  return internshipRows(db, user, today)
    .where('internships.id', '=', id)
    .where(internshipsVisibleTo(user))
    .executeTakeFirst();
}

/** The internships in the order of `ids`, without those deleted in the meantime. */
export async function selectInternshipsByIds(
  db: Database,
  user: Viewer,
  ids: readonly number[],
  today: string,
) {
  if (ids.length === 0) return [];
  const rows = await internshipRows(db, user, today)
    .where('internships.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return inOrderOf(ids, rows);
}

/** The first and the last day of the internship's period. */
export async function selectPeriodDays(db: Database, id: number, otherPeriodId = 0) {
  return db
    .selectFrom('internships')
    .innerJoin('internship_periods', (join) =>
      join.on(({ eb, ref }) =>
        eb('internship_periods.id', 'in', [
          ref('internships.internship_period_id'),
          eb.val(otherPeriodId),
        ]),
      ),
    )
    .select(['internship_periods.start_date as from', 'internship_periods.end_date as to'])
    .where('internships.id', '=', id)
    .execute();
}

/** The reason for which the internship can only be read; null while it is open. */
export async function selectClosedBy(db: Database, id: number) {
  const placement = await db
    .selectFrom('internships')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select(closedBy().as('closed_by'))
    .where('internships.id', '=', id)
    .executeTakeFirst();
  return placement?.closed_by ?? null;
}

export async function insertInternship(db: Database, internship: NewInternship) {
  return db.insertInto('internships').values(internship).returning('id').executeTakeFirstOrThrow();
}

/** The new ids, in the order of the rows. */
export async function insertInternships(db: Database, internships: NewInternship[]) {
  const rows = await db.insertInto('internships').values(internships).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function updateInternship(db: Database, id: number, internship: InternshipUpdate) {
  await db.updateTable('internships').set(internship).where('id', '=', id).execute();
}

/** Undefined if the internship does not exist. A foreign key protects one with activities or grades. */
export async function deleteInternship(db: Database, id: number) {
  return db.deleteFrom('internships').where('id', '=', id).returning('id').executeTakeFirst();
}
