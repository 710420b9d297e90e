import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { sortKey } from '@/server/lists/order';
import { listedFor, neededSheets } from '@/server/resources/assessments/assessmentQueries';
import { SHEET_STATE } from '@/server/resources/assessments/assessmentSources';
import { defencesVisibleTo } from '@/server/resources/defences/defenceQueries';
import { internshipsVisibleTo } from '@/server/resources/internships/internshipAccess';
import { firstDay, lastDay } from '@/server/resources/internships/placedDays';
import { letterState } from '@/server/resources/letters/letterSources';
import type { components } from '@/shared/contract.gen';
import { can } from '@/shared/permissions';
import type { FoundRecord } from '@/shared/records';
import { bestInTable, bestOf, FOUND_MAX, linesOf, lowered, type Searched } from './bestFirst';

type Schemas = components['schemas'];
type Words = readonly string[];
type Finder<Row> = (db: Database, words: Words, user: SessionUser) => Promise<Row[]>;

const searchedStudents: Searched = {
  number: lowered('students.nim'),
  name: sortKey('students.name'),
  text: sql.ref('students.search_text'),
};

async function findStudents(db: Database, words: Words) {
  const found = bestInTable('students', words, searchedStudents);
  const { rows } = await sql<Schemas['FoundStudent']>`
    with found as materialized (${found})
    select students.id, students.user_id, students.name, students.nim, students.academic_year
    from found join students on students.id = found.id
    order by found.rank, ${searchedStudents.name}, students.id`.execute(db);
  return rows;
}

/** Finds lecturers, without super admins, who have a lecturer's profile but do not supervise. */
async function findLecturers(db: Database, words: Words) {
  const name = sortKey('users.name');
  const { isFound, rank } = bestOf(words, {
    number: lowered('lecturers.nip'),
    name,
    text: linesOf('lecturers.nip', 'users.name'),
  });
  // An array: with a join on the role, PostgreSQL would read all users for three hundred lecturers.
  const { rows } = await sql<Schemas['FoundLecturer']>`
    select lecturers.id, lecturers.user_id, users.name, lecturers.nip
    from lecturers join users on users.id = lecturers.user_id
    where lecturers.user_id = any(array(select id from users where role = 'lecturer'))
      and ${isFound}
    order by ${rank}, ${name}, lecturers.id limit ${FOUND_MAX}`.execute(db);
  return rows;
}

async function findMentors(db: Database, words: Words) {
  const name = sortKey('users.name');
  const { isFound, rank } = bestOf(words, {
    number: lowered('mentors.nik'),
    name,
    text: linesOf('mentors.nik', 'users.name', 'companies.name'),
  });
  const { rows } = await sql<Schemas['FoundMentor']>`
    select mentors.id, mentors.user_id, users.name, mentors.nik, companies.name as company_name
    from mentors
    join users on users.id = mentors.user_id
    join companies on companies.id = mentors.company_id
    where ${isFound}
    order by ${rank}, ${name}, mentors.id limit ${FOUND_MAX}`.execute(db);
  return rows;
}

async function findCompanies(db: Database, words: Words) {
  const name = sortKey('companies.name');
  const { isFound, rank } = bestOf(words, { name, text: lowered('companies.name') });
  const { rows } = await sql<Schemas['FoundCompany']>`
    select companies.id, companies.name, companies.business_field from companies
    where ${isFound}
    order by ${rank}, ${name}, companies.id limit ${FOUND_MAX}`.execute(db);
  return rows;
}

async function findPlaces(db: Database, words: Words) {
  const name = sortKey('places.name');
  const text = linesOf('places.name', 'companies.name');
  const { isFound, rank } = bestOf(words, { name, text });
  const { rows } = await sql<Schemas['FoundPlace']>`
    select places.id, places.name, companies.name as company_name
    from places join companies on companies.id = places.company_id
    where ${isFound}
    order by ${rank}, ${name}, ${sortKey('companies.name')}, places.id limit ${FOUND_MAX}`.execute(
    db,
  );
  return rows;
}

async function findHolidays(db: Database, words: Words) {
  const name = sortKey('holidays.name');
  const text = linesOf('holidays.name', 'holidays.date');
  const { isFound, rank } = bestOf(words, { name, text });
  const { rows } = await sql<Schemas['FoundHoliday']>`
    select holidays.id, holidays.name, holidays.date from holidays
    where ${isFound}
    order by ${rank}, ${name}, holidays.date desc limit ${FOUND_MAX}`.execute(db);
  return rows;
}

const searchedInternships: Searched = {
  number: lowered('internships.student_nim'),
  name: sortKey('internships.student_name'),
  text: sql.ref('internships.search_text'),
};

async function findInternships(db: Database, words: Words, user: SessionUser) {
  const found =
    user.role === 'super_admin'
      ? bestInTable('internships', words, searchedInternships)
      : bestOfOwn(user, words);
  const { rows } = await sql<Schemas['FoundInternship']>`
    with found as materialized (${found})
    select internships.id, internships.student_name, internships.student_nim,
      internships.company_name, ${firstDay} as start_date, ${lastDay} as end_date
    from found
    join internships on internships.id = found.id
    join internship_periods on internship_periods.id = internships.internship_period_id
    order by found.rank, ${searchedInternships.name}, ${firstDay} desc, internships.id`.execute(db);
  return rows;
}

/** Materialized, because PostgreSQL would look up all internships with the words first. */
function bestOfOwn(user: SessionUser, words: Words) {
  const { isFound, rank } = bestOf(words, searchedInternships);
  return sql`
    select own.id, own.rank from (
      with internships as materialized (
        select internships.id, student_nim, student_name, search_text from internships
        where ${internshipsVisibleTo(user)}
      )
      select internships.id, ${rank} as rank from internships
      where ${isFound}
      order by rank, ${searchedInternships.name}, internships.id limit ${sql.lit(FOUND_MAX)}
    ) own`;
}

/** Finds requests by their spokesperson, the latest one first, without drafts. */
async function findPlacementRequests(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'decidePlacements')) return [];
  const found = bestInTable(
    'students',
    words,
    searchedStudents,
    sql`exists (
      select from placement_requests where student_id = students.id and sent_at is not null
    )`,
  );
  const { rows } = await sql<Schemas['FoundPlacementRequest']>`
    with found as materialized (${found})
    select placement_requests.id, students.nim as student_nim, students.name as student_name,
      placement_requests.state, internship_periods.start_date, internship_periods.end_date
    from found
    join students on students.id = found.id
    join placement_requests on placement_requests.student_id = students.id
    join internship_periods on internship_periods.id = placement_requests.internship_period_id
    where placement_requests.sent_at is not null
    order by found.rank, ${searchedStudents.name}, placement_requests.sent_at desc, placement_requests.id
    limit ${FOUND_MAX}`.execute(db);
  return rows;
}

async function findLetters(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'manageLetters')) return [];
  const number = lowered('letters.number');
  const { isFound, rank } = bestOf(words, {
    number,
    name: sortKey('letters.number'),
    text: sql<string>`lower(letters.number) || ' ' || (
      select string_agg(students.search_text, ' ') from letter_recipients
      join students on students.id = student_id where letter_id = letters.id
    )`,
  });
  const { rows } = await sql<Schemas['FoundLetter']>`
    select letters.id, letter_series.kind, letters.number, ${letterState} as state, (
      select min(students.name) from letter_recipients
      join students on students.id = student_id where letter_id = letters.id
    ) as student_name
    from letters
    join letter_series on letter_series.id = series_id
    where ${isFound}
    order by ${rank}, letters.id desc limit ${FOUND_MAX}`.execute(db);
  return rows;
}

/** The certificates with the name, the NIM, the company or the code. */
async function findCertificates(db: Database, words: Words, { role }: SessionUser) {
  if (!can(role, 'manageCertificates')) return [];
  const name = sortKey(sql`certificates.data ->> 'name'`);
  const found = bestInTable('certificates', words, {
    number: sql<string>`(lower(certificates.data ->> 'nim') collate "C")`,
    name,
    text: sql.ref('certificates.search_text'),
  });
  const { rows } = await sql<Schemas['FoundCertificate']>`
    with found as materialized (${found})
    select certificates.id, kind, data ->> 'name' as name, data ->> 'company_name' as company_name,
      revoked_at is not null as is_revoked, start_date, end_date
    from found
    join certificates on certificates.id = found.id
    join internship_periods on internship_periods.id = internship_period_id
    order by found.rank, ${name}, certificates.id desc`.execute(db);
  return rows;
}

/** Finds the sheets on the list of the user by their students, also the missing ones. */
async function findAssessmentSheets(
  db: Database,
  words: Words,
  user: SessionUser,
): Promise<Schemas['FoundAssessmentSheet'][]> {
  const { isFound, rank } = bestOf(words, searchedInternships);
  return neededSheets(db, user)
    .select(['internships.id as internship_id', 'forms.id as form_id', 'forms.assessor'])
    .select(['internships.student_nim', 'internships.student_name', 'courses.name as course_name'])
    .select(SHEET_STATE.as('state'))
    .where(listedFor(user))
    .where(isFound)
    .orderBy(rank)
    .orderBy(searchedInternships.name)
    .orderBy('internships.id', 'desc')
    .orderBy('forms.id')
    .limit(FOUND_MAX)
    .execute();
}

interface OfPlacements {
  table: string;
  columns: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  visibleTo?: (user: SessionUser) => Expression<SqlBool>;
}

/** Finds what belongs to placements by their students. Only super admins have too many to compare each. */
const ofPlacements =
  <Row>({ table, columns, order, visibleTo = internshipsVisibleTo }: OfPlacements): Finder<Row> =>
  async (db, words, user) => {
    if (!can(user.role, 'readGuidance')) return [];
    const from = sql.table(table);
    const { isFound, rank } = bestOf(words, searchedInternships);
    const found =
      user.role === 'super_admin'
        ? bestInTable(
            'internships',
            words,
            searchedInternships,
            sql`exists (select from ${from} where internship_id = internships.id)`,
          )
        : sql`
          select internships.id, ${rank} as rank from ${from} join internships on internships.id = internship_id
          where ${visibleTo(user)} and ${isFound}
          group by internships.id`;
    const { rows } = await sql<Row>`
      with found as materialized (${found})
      select internships.student_nim, internships.student_name, ${columns}
      from found
      join internships on internships.id = found.id
      join ${from} on internship_id = internships.id
      where ${visibleTo(user)}
      order by found.rank, ${searchedInternships.name}, ${order} limit ${FOUND_MAX}`.execute(db);
    return rows;
  };

const findGuidanceSessions = ofPlacements<Schemas['FoundGuidanceSession']>({
  table: 'guidance_sessions',
  columns: sql`guidance_sessions.id, guidance_sessions.date, guidance_sessions.topic`,
  order: sql`guidance_sessions.date desc, guidance_sessions.id desc`,
});

const findFinalReports = ofPlacements<Schemas['FoundFinalReport']>({
  table: 'final_reports',
  columns: sql`internship_id, final_reports.title, final_reports.state`,
  order: sql`final_reports.sent_at desc, final_reports.id`,
});

const findDefences = ofPlacements<Schemas['FoundDefence']>({
  table: 'defences',
  columns: sql`defences.id, defences.starts_at, defences.room, defences.state`,
  order: sql`defences.id desc`,
  visibleTo: defencesVisibleTo,
});

const masterData =
  <Row>(find: (db: Database, words: Words) => Promise<Row[]>): Finder<Row> =>
  async (db, words, { role }) =>
    can(role, 'masterData') ? find(db, words) : [];

/** The queries of the finder; each returns at most five records, the best first. */
export const FINDERS: {
  readonly [Name in FoundRecord]: Finder<Schemas['FoundRecords'][Name][number]>;
} = {
  students: masterData(findStudents),
  lecturers: masterData(findLecturers),
  mentors: masterData(findMentors),
  companies: masterData(findCompanies),
  places: masterData(findPlaces),
  holidays: masterData(findHolidays),
  internships: findInternships,
  placement_requests: findPlacementRequests,
  assessment_sheets: findAssessmentSheets,
  guidance_sessions: findGuidanceSessions,
  final_reports: findFinalReports,
  letters: findLetters,
  certificates: findCertificates,
  defences: findDefences,
};
