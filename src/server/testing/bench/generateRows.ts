import { sql } from 'kysely';
import { hashPassword } from '@/server/auth/passwords';
import type { Database } from '@/server/db/database';

/** The password of all accounts. */
export const PASSWORD = 'Magang2026!';
const SUPER_ADMINS = 6;
/** Half a year each; the newest began three months ago and is active. */
export const PERIODS = 4;
const COURSES = 6;
const GRADES_PER_INTERNSHIP = 2;
/** Bounds the memory of a statement with its triggers. */
const ACTIVITIES_AT_ONCE = 100_000;

export interface Sizes {
  students: number;
  activities: number;
  companies: number;
  mentors: number;
  lecturers: number;
}

const FIRST_NAMES =
  'Ahmad,Bayu,Cindy,Dimas,Elsa,Fajar,Gita,Hafiz,Intan,Joko,Kartini,Lukman,Maya,Naufal,Oktavia,Panji,Qonita,Raka,Salma,Taufik,Ulfa,Vino,Widya,Yoga,Zahra';
const FAMILY_NAMES =
  'Hidayat,Kusuma,Firmansyah,Santoso,Wibowo,Setiawan,Gunawan,Siregar,Nasution,Simanjuntak,Permana,Suryana,Wijaya,Halim,Rahman,Ramadhani,Utama';
const TASKS =
  'Konfigurasi VLAN,Memasang kabel backbone,Merawat server basis data,Menguji perutean dinamis,Membuat laporan gangguan,Dokumentasi jaringan cabang';
const STREETS = 'Jl. Cihampelas,Jl. Setiabudi,Jl. Sukajadi,Jl. Cikutra,Jl. Antapani,Jl. Buah Batu';

const one = (words: string, number: string) => {
  const list = words.split(',');
  return sql.raw(`(array['${list.join("','")}'])[1 + (${number}) % ${list.length}]`);
};

async function addUsers(db: Database, role: string, count: number, passwordHash: string) {
  await sql`
    insert into users (name, email, phone_number, role, password_hash, has_default_password)
    select ${one(FIRST_NAMES, 'n')} || ' ' || ${one(FAMILY_NAMES, 'n / 25')} || ' ' || n,
      ${role} || n || '@kampus.example', '0812-5550-' || lpad((n % 10000)::text, 4, '0'),
      ${role}, ${passwordHash}, false
    from generate_series(1, ${count}::integer) n`.execute(db);
}

/** The users of a role, numbered from 1. */
const usersOf = (role: string) =>
  sql`(select id, row_number() over (order by id) as n from users where role = ${role}) users`;

/** Fills an empty database; each student has one internship. */
export async function generateRows(db: Database, sizes: Sizes): Promise<void> {
  await withoutSearchIndexes(db, () => insertRows(db, sizes));
  // Housekeeping and autovacuum would do this within minutes of the load.
  await sql`vacuum (analyze)`.execute(db);
}

/** Drops the search indexes and recreates them after the work, which takes a tenth of the time. */
async function withoutSearchIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexdef like '% USING gin %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

async function insertRows(db: Database, sizes: Sizes): Promise<void> {
  const { students, activities, companies, mentors, lecturers } = sizes;
  const passwordHash = await hashPassword(PASSWORD);
  await addUsers(db, 'super_admin', SUPER_ADMINS, passwordHash);
  await addUsers(db, 'lecturer', lecturers, passwordHash);
  await addUsers(db, 'mentor', mentors, passwordHash);
  await addUsers(db, 'student', students, passwordHash);
  await sql`
    insert into lecturers (user_id, nip)
    select id, '19' || lpad(id::text, 16, '0') from users
    where role in ('super_admin', 'lecturer')`.execute(db);
  await sql`
    insert into companies (name, address, phone_number, email, business_field, internship_quota)
    select 'PT ' || ${one(FAMILY_NAMES, 'n')} || ' Digital ' || n,
      ${one(STREETS, 'n')} || ' No. ' || n || ', Bandung',
      '022-555-' || lpad(n::text, 4, '0'), 'mitra' || n || '@perusahaan.example',
      'Teknologi Informasi', 100
    from generate_series(1, ${companies}::integer) n`.execute(db);
  await sql`
    insert into mentors (user_id, company_id, nik)
    select users.id, 1 + n % ${companies}::integer, '32' || lpad(users.id::text, 14, '0')
    from ${usersOf('mentor')}`.execute(db);
  await sql`
    insert into students (user_id, nim, academic_year)
    select id, '24' || lpad(id::text, 8, '0'), (2020 + n % 5) || '/' || (2021 + n % 5)
    from ${usersOf('student')}`.execute(db);
  await sql`
    insert into internship_periods (start_date, end_date, semester, year, is_active)
    select start_date, start_date + 181, n, extract(year from start_date)::text,
      n = ${PERIODS}::integer
    from generate_series(1, ${PERIODS}::integer) n,
      lateral (select current_date - 90 - 182 * (${PERIODS}::integer - n) as start_date) dates`.execute(
    db,
  );
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select id, 1 + id / ${PERIODS}::integer % ${mentors}::integer,
      ${SUPER_ADMINS}::integer + 1 + id / ${PERIODS}::integer % ${lecturers}::integer,
      1 + id % ${PERIODS}::integer
    from students`.execute(db);
  await addPlacementRequests(db, companies);
  for (let n = 1; n <= activities; n += ACTIVITIES_AT_ONCE) {
    await addActivities(db, n, Math.min(n + ACTIVITIES_AT_ONCE - 1, activities), students);
  }
  await sql`
    insert into courses (
      code, name, semester, hours_per_week, credits, weight_assignment_1, weight_assignment_2,
      weight_midterm, weight_final, weight_other, academic_year
    )
    select 'AJK00000' || n, 'Mata Kuliah ' || n, 2 + n % 2, 4, 2, 20, 20, 20, 30, 10, '2025/2026'
    from generate_series(1, ${COURSES}::integer) n`.execute(db);
  await sql`
    insert into grades (
      internship_id, course_code, assignment_1, assignment_2, midterm, final, other
    )
    select internships.id, 'AJK00000' || 1 + (internships.id + n) % ${COURSES}::integer,
      60 + internships.id % 40, 70.5, 80, 85, 90
    from internships, generate_series(1, ${GRADES_PER_INTERNSHIP}::integer) n`.execute(db);
}

/**
 * Requests for a place in the newest period: an accepted one for each placement, and one that waits, was refused or was
 * withdrawn for each twentieth student, every third of them with a second member.
 */
async function addPlacementRequests(db: Database, companies: number): Promise<void> {
  await sql`
    insert into placement_windows (internship_period_id, open_from, open_until)
    values (${PERIODS}::integer, current_date - 120, current_date + 30)`.execute(db);
  await sql`
    insert into placement_requests (
      internship_period_id, student_id, state, comment, sent_at, sent_on,
      decided_at, decided_by_user_id, decided_by_name
    )
    select ${PERIODS}::integer, id, state,
      case when state in ('incomplete', 'refused') then 'Lampirkan surat penerimaan.' end,
      sent_at, sent_at::date,
      case when state <> 'sent' then sent_at + interval '1 day' end,
      case when state <> 'sent' then 1 end, case when state <> 'sent' then 'Jurusan' end
    from (
      select id, now() - interval '110 days' + id % 100000 * interval '1 minute' as sent_at,
        case when id % ${PERIODS}::integer = ${PERIODS}::integer - 1 then 'accepted'
          else (array['sent', 'sent', 'sent', 'sent', 'sent', 'incomplete', 'refused', 'withdrawn'])[1 + id / 20 % 8]
        end as state
      from students
      where id % ${PERIODS}::integer = ${PERIODS}::integer - 1 or id % 20 = 2
    ) requests`.execute(db);
  await sql`
    insert into placement_request_members (request_id, student_id, answer, answered_at)
    select placement_requests.id, members.id, 'agreed', sent_at
    from placement_requests, lateral (
      values (student_id), (case when student_id % 60 = 2 then student_id - 2 end)
    ) as members (id)
    where members.id > 0`.execute(db);
  await sql`
    insert into placement_request_choices (request_id, position, company_id)
    select id, position, 1 + (student_id * 7 + position * 31) % ${companies}::integer
    from placement_requests, generate_series(1, 3) position`.execute(db);
}

async function addActivities(db: Database, first: number, last: number, internships: number) {
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time,
      validated_at_by_mentor, validated_at_by_lecturer
    )
    select internships.id, ${one(TASKS, 'n')} || ' ' || n,
      'Dikerjakan bersama tim, lalu diuji dan dicatat.', date, '08:00', '16:00',
      ${one(STREETS, 'n / 6')} || ' No. ' || n % 240 || ', Bandung',
      case when date < current_date and n % 3 > 0 then date + time '01:05' end,
      case when date < current_date and n % 2 > 0 then now() end,
      case when date < current_date and n % 5 > 0 then now() end
    from generate_series(${first}::integer, ${last}::integer) n
    join internships on internships.id = 1 + n % ${internships}::integer
    join internship_periods on internship_periods.id = internships.internship_period_id,
      lateral (select internship_periods.start_date + n % 180 as date) days`.execute(db);
}
