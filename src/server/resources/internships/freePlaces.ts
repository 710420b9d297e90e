import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { alphabetically } from '@/shared/sortKey';
import { selectCompanyQuotas } from './takenPlaces';

/** The active companies with free places and mentors, and the lecturers with their load, by name. */
export async function selectFreePlaces(db: Database, periodId: number) {
  const quotas = await selectCompanyQuotas(db, periodId);
  const mentors = await selectActiveMentors(db);
  const usual = await selectUsualLecturers(db, periodId);
  const companies = quotas
    .map((company) => ({
      ...company,
      free: Math.max(0, company.internship_quota - company.internship_count),
      mentors: mentors.get(company.id) ?? [],
      lecturer_id: usual.get(company.id) ?? null,
    }))
    .sort((one, other) => alphabetically(one.name, other.name) || one.id - other.id);
  return { companies, lecturers: await selectLecturerLoads(db, periodId) };
}

async function selectActiveMentors(db: Database) {
  const companies = await db
    .selectFrom('companies')
    .select((eb) => [
      'companies.id',
      jsonArrayFrom(
        eb
          .selectFrom('mentors')
          .innerJoin('users', 'users.id', 'mentors.user_id')
          .select(['mentors.id', 'users.name'])
          .whereRef('mentors.company_id', '=', 'companies.id')
          .where('mentors.is_active', '=', true)
          .orderBy(sortKey('users.name'))
          .orderBy('mentors.id'),
      ).as('mentors'),
    ])
    .where('companies.is_active', '=', true)
    .execute();
  return new Map(companies.map(({ id, mentors }) => [id, mentors]));
}

/** The lecturer of most students of each company in the period, or else in the latest one before, by the number of the company. */
async function selectUsualLecturers(db: Database, periodId: number): Promise<Map<number, number>> {
  // Counting by ids first spares the joins for all placements of earlier periods.
  const { rows } = await sql<{ company_id: number; lecturer_id: number }>`
    with placed as (
      select mentor_id, lecturer_id, internship_period_id, count(*) as students
      from internships group by mentor_id, lecturer_id, internship_period_id
    )
    select distinct on (mentors.company_id) mentors.company_id, lecturer_id
    from placed
    join mentors on mentors.id = mentor_id
    join internship_periods on internship_periods.id = internship_period_id
    join lecturers on lecturers.id = lecturer_id
    join users on users.id = lecturers.user_id and users.is_active and users.role = 'lecturer'
    where internship_periods.start_date <= (
      select start_date from internship_periods where id = ${periodId}
    )
    group by mentors.company_id, internship_periods.id, lecturer_id
    order by mentors.company_id, internship_periods.start_date desc, sum(students) desc, lecturer_id
  `.execute(db);
  return new Map(rows.map(({ company_id, lecturer_id }) => [company_id, lecturer_id]));
}

async function selectLecturerLoads(db: Database, periodId: number) {
  const loads = db
    .selectFrom('internships')
    .select(['lecturer_id', sql<number>`count(distinct student_id)::integer`.as('students')])
    .where('internship_period_id', '=', periodId)
    .groupBy('lecturer_id')
    .as('loads');
  return (
    db
      .selectFrom('lecturers')
      .innerJoin('users', 'users.id', 'lecturers.user_id')
      .leftJoin(loads, 'loads.lecturer_id', 'lecturers.id')
      .select([
        'lecturers.id',
        'users.name',
        sql<number>`coalesce(loads.students, 0)::integer`.as('students_count'),
      ])
      // Super admins have a lecturer's profile too, but do not supervise.
      .where('users.role', '=', 'lecturer')
      .where('users.is_active', '=', true)
      .orderBy(sortKey('users.name'))
      .orderBy('lecturers.id')
      .execute()
  );
}
