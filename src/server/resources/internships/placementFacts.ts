import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Company, InternshipPeriod, Mentor } from '@/server/db/tables';

/** The facts that the rules of placements need about the records of a request. */
export interface PlacementFacts {
  students: ReadonlySet<number>;
  mentors: ReadonlyMap<number, Pick<Mentor, 'company_id' | 'is_active'>>;
  lecturers: ReadonlySet<number>;
  periods: ReadonlyMap<
    number,
    Pick<InternshipPeriod, 'is_active' | 'closed_at' | 'start_date' | 'end_date'>
  >;
  companies: ReadonlyMap<number, Pick<Company, 'internship_quota' | 'is_active'>>;
  /** the last days of the internships in the period by company; null for one without an end of its own */
  taken: Map<number, (string | null)[]>;
  /** the internships of the students in the period */
  placed: PlacedStudent[];
}

interface PlacedStudent {
  /** null for one that the same request stores */
  id: number | null;
  student_id: number;
  mentor_id: number;
  end_date: string | null;
}

/** The records to look up. Unchanged references need no look-up and no lock. */
export interface PlacementReferences {
  /** the period whose internships count */
  periodId: number;
  students: readonly number[];
  mentors: readonly number[];
  lecturers: readonly number[];
  periods: readonly number[];
  companies: readonly number[];
}

/**
 * Keeps a mentor from changing company, and other requests from taking the same last place or placing the same students. All requests
 * lock in this order, each kind by number, so that two never wait for each other. A request that has a placement locked
 * calls it before: a new name is passed on to placements, which waits for them while it holds the student or the company.
 */
export async function lockReferences(
  trx: Database,
  ids: Omit<PlacementReferences, 'periodId'>,
): Promise<void> {
  await lockAccounts(trx, ids);
  await trx
    .selectFrom('mentors')
    .select('id')
    .where('id', '=', anyOf(ids.mentors))
    .orderBy('id')
    .forShare()
    .execute();
  await trx
    .selectFrom('internship_periods')
    .select('id')
    .where('id', '=', anyOf(ids.periods))
    .orderBy('id')
    .forKeyShare()
    .execute();
  await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', anyOf(ids.companies))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom('students')
    .select('id')
    .where('id', '=', anyOf(ids.students))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Looks up all records of a kind at once; the counts are read after all locks. */
export async function selectPlacementFacts(
  db: Database,
  { periodId, ...ids }: PlacementReferences,
  isLocking: boolean,
): Promise<PlacementFacts> {
  if (isLocking) await lockReferences(db, ids);
  const mentors = await db
    .selectFrom('mentors')
    .select(['id', 'company_id', 'is_active'])
    .where('id', '=', anyOf(ids.mentors))
    .execute();
  const periods = await db
    .selectFrom('internship_periods')
    .select(['id', 'is_active', 'closed_at', 'start_date', 'end_date'])
    .where('id', '=', anyOf(ids.periods))
    .execute();
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'internship_quota', 'is_active'])
    .where('id', '=', anyOf(ids.companies))
    .execute();
  const students = await db
    .selectFrom('students')
    .select('id')
    .where('id', '=', anyOf(ids.students))
    .execute();
  // A super admin has a lecturer's profile too, but does not supervise.
  const lecturers = await db
    .selectFrom('lecturers')
    .innerJoin('users', 'users.id', 'lecturers.user_id')
    .select('lecturers.id')
    .where('lecturers.id', '=', anyOf(ids.lecturers))
    .where('users.role', '=', 'lecturer')
    .execute();

  const taken = await db
    .selectFrom('internships')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .select(['mentors.company_id', sql<(string | null)[]>`array_agg(end_date::text)`.as('ends')])
    .where('mentors.company_id', '=', anyOf(ids.companies))
    .where('internships.internship_period_id', '=', periodId)
    .groupBy('mentors.company_id')
    .execute();
  const placed = await db
    .selectFrom('internships')
    .select(['id', 'student_id', 'mentor_id', 'end_date'])
    .where('student_id', '=', anyOf(ids.students))
    .where('internship_period_id', '=', periodId)
    .execute();

  return {
    students: new Set(students.map(({ id }) => id)),
    mentors: byId(mentors),
    lecturers: new Set(lecturers.map(({ id }) => id)),
    periods: byId(periods),
    companies: byId(companies),
    taken: new Map(taken.map(({ company_id, ends }) => [company_id, ends])),
    placed,
  };
}

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...new Set(ids)]}::integer[])`;

const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Keeps the accounts of these people from being deleted, which locks the account before the profile. A placement is news
 * for them.
 */
async function lockAccounts(
  trx: Database,
  ids: Pick<PlacementReferences, 'students' | 'mentors' | 'lecturers'>,
): Promise<void> {
  await sql`
    select from users where id in (
      select user_id from students where students.id = ${anyOf(ids.students)}
      union select user_id from mentors where mentors.id = ${anyOf(ids.mentors)}
      union select user_id from lecturers where lecturers.id = ${anyOf(ids.lecturers)}
    )
    order by id for key share`.execute(trx);
}
