/**
 * Fills an embedded database for `npm run bench:fair`:
 * `node -r esbuild-register fillDatabase.ts <DATA_DIR>` prints the accounts as JSON.
 */
import { sql } from 'kysely';
import { hashPassword } from '@/server/auth/passwords';
import { type Database, openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { silentLog } from '../silentLog';

const PASSWORD = 'Magang2026!';
const STUDENTS = 10_000;
const ACTIVITIES = 40_000;
const COMPANIES = 200;
const MENTORS = 400;
const LECTURERS = 60;
const PERIODS = 4;
const COURSES = 6;
const GRADES_PER_INTERNSHIP = 2;

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

/** Numbered from 1 within the role. */
const usersOf = (role: string) =>
  sql`(select id, row_number() over (order by id) as n from users where role = ${role}) users`;

async function fill(db: Database): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await addUsers(db, 'super_admin', 2, passwordHash);
  await addUsers(db, 'lecturer', LECTURERS, passwordHash);
  await addUsers(db, 'mentor', MENTORS, passwordHash);
  await addUsers(db, 'student', STUDENTS, passwordHash);
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
    from generate_series(1, ${COMPANIES}::integer) n`.execute(db);
  await sql`
    insert into mentors (user_id, company_id, nik)
    select users.id, 1 + n % ${COMPANIES}::integer, '32' || lpad(users.id::text, 14, '0')
    from ${usersOf('mentor')}`.execute(db);
  await sql`
    insert into students (user_id, nim, academic_year)
    select id, '24' || lpad(id::text, 8, '0'), (2020 + n % 5) || '/' || (2021 + n % 5)
    from ${usersOf('student')}`.execute(db);
  await sql`
    insert into internship_periods (start_date, end_date, semester, year, is_active)
    select date '2025-01-01' + 182 * (n - 1), date '2025-06-30' + 182 * (n - 1), n,
      extract(year from date '2025-01-01' + 182 * (n - 1))::text, n = ${PERIODS}::integer
    from generate_series(1, ${PERIODS}::integer) n`.execute(db);
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select students.id, 1 + students.id % ${MENTORS}::integer,
      3 + students.id % ${LECTURERS}::integer, 1 + students.id % ${PERIODS}::integer
    from students`.execute(db);
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time,
      validated_at_by_mentor
    )
    select internships.id, ${one(TASKS, 'n')} || ' ' || n,
      'Dikerjakan bersama tim, lalu diuji dan dicatat.', start_date + n % 180, '08:00', '16:00',
      ${one(STREETS, 'n / 6')} || ' No. ' || n % 240 || ', Bandung',
      case when n % 3 > 0 then (start_date + n % 180) + time '01:05' end,
      case when n % 2 > 0 then now() end
    from generate_series(1, ${ACTIVITIES}::integer) n
    join internships on internships.id = 1 + n % ${STUDENTS}::integer
    join internship_periods on internship_periods.id = internships.internship_period_id`.execute(
    db,
  );
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
  // What housekeeping does within a minute of the load.
  await sql`vacuum (analyze)`.execute(db);
}

async function main([dataDir = '']: string[]): Promise<void> {
  const { db, markUsed, close } = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  await migrateToLatest(db);
  await fill(db);
  const identifiers = async (role: string, column: string, table: string, limit: number) => {
    const { rows } = await sql<{ identifier: string }>`
      select ${sql.ref(column)} as identifier from ${sql.table(table)}
      join users on users.id = user_id where role = ${role} order by users.id
      limit ${limit}`.execute(db);
    return rows.map(({ identifier }) => identifier);
  };
  const accounts = {
    password: PASSWORD,
    super_admin: await identifiers('super_admin', 'nip', 'lecturers', 2),
    lecturer: await identifiers('lecturer', 'nip', 'lecturers', 4),
    mentor: await identifiers('mentor', 'nik', 'mentors', 4),
    student: await identifiers('student', 'nim', 'students', 4),
  };
  markUsed();
  await close();
  process.stdout.write(`${JSON.stringify(accounts)}\n`);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
