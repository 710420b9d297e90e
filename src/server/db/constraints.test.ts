import { type Kysely, sql } from 'kysely';

import {
  aCompany,
  aCourse,
  aGrade,
  aHoliday,
  aLecturer,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  aPlace,
  aStudent,
  aUser,
} from '@/server/testing/builders';
import { createTestDatabase } from '@/server/testing/testDatabase';
import { everyNth } from '@/shared/testing/testLevel';
import { constraintFields, referenceFields, stillReferencedMessages } from './constraints';
import type { Tables } from './tables';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Kysely<Tables>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});

afterAll(() => database.close());

type Builder = (db: Kysely<Tables>, overrides: never) => Promise<unknown>;

async function refusalOf(build: Builder, overrides: object): Promise<string> {
  return build(db, overrides as never).then(
    () => 'accepted',
    (error: { constraint?: string; code?: string }) => error.constraint ?? error.code ?? 'unknown',
  );
}

const characters = (length: number) => 'x'.repeat(length);
const MB = 1024 * 1024;
const WRITTEN = { written_at: '2026-03-02', written_received_at: '2026-03-02' };
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const aJpegOf = (bytes: number) =>
  Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(bytes - 3)]);

describe.each<[string, Builder, Array<[object, string]>]>([
  [
    'users',
    aUser,
    [
      [{ name: 'x' }, 'users_name_check'],
      [{ name: characters(256) }, 'users_name_check'],
      [{ email: 'tanpa-at' }, 'users_email_check'],
      [{ email: 'dua@at@kampus.example' }, 'users_email_check'],
      [{ role: 'dosen' }, 'users_role_check'],
      [{ gender: 'lain' }, 'users_gender_check'],
      [{ date_of_birth: '1899-12-31' }, 'users_date_of_birth_check'],
      [{ date_of_birth: '2201-01-01' }, 'users_date_of_birth_check'],
      [{ date_of_birth: 'infinity' }, 'users_date_of_birth_check'],
      [{ created_at: 'infinity' }, 'users_created_at_check'],
    ],
  ],
  [
    'students',
    aStudent,
    [
      [{ nim: characters(9) }, 'students_nim_check'],
      [{ nim: characters(11) }, 'students_nim_check'],
      [{ academic_year: '2024' }, 'students_academic_year_check'],
    ],
  ],
  ['lecturers', aLecturer, [[{ nip: characters(17) }, 'lecturers_nip_check']]],
  [
    'mentors',
    aMentor,
    [
      [{ nik: characters(17) }, 'mentors_nik_check'],
      [{ company_id: 999_999 }, 'mentors_company_id_fkey'],
    ],
  ],
  [
    'companies',
    aCompany,
    [
      [{ name: 'x' }, 'companies_name_check'],
      [{ address: '' }, 'companies_address_check'],
      [{ phone_number: '022555123' }, 'companies_phone_number_check'],
      [{ email: 'tanpa-at' }, 'companies_email_check'],
      [{ business_field: 'x' }, 'companies_business_field_check'],
      [{ internship_quota: 0 }, 'companies_internship_quota_check'],
    ],
  ],
  [
    'places',
    aPlace,
    [
      [{ company_id: 999_999 }, 'places_company_id_fkey'],
      [{ name: '' }, 'places_name_check'],
      [{ address: '' }, 'places_address_check'],
      [{ latitude: -90.1 }, 'places_latitude_check'],
      [{ latitude: Number.NaN }, 'places_latitude_check'],
      [{ longitude: 180.1 }, 'places_longitude_check'],
      [{ radius: 29 }, 'places_radius_check'],
      [{ radius: 5001 }, 'places_radius_check'],
      [{ time_zone: 'GMT' as 'WIB' }, 'places_time_zone_check'],
    ],
  ],
  [
    'courses',
    aCourse,
    [
      [{ code: 'AJK12345' }, 'courses_code_check'],
      [{ name: '' }, 'courses_name_check'],
      [{ semester: 4 }, 'courses_semester_check'],
      [{ hours_per_week: 0 }, 'courses_hours_per_week_check'],
      [{ credits: 0 }, 'courses_credits_check'],
      [{ weight_midterm: 0, weight_other: 30 }, 'courses_weight_midterm_check'],
      [{ weight_other: 11 }, 'courses_weights_check'],
      [{ academic_year: '2024/25' }, 'courses_academic_year_check'],
    ],
  ],
  [
    'internship_periods',
    anInternshipPeriod,
    [
      [{ start_date: '1899-12-31' }, 'internship_periods_start_date_check'],
      [{ end_date: 'infinity' }, 'internship_periods_end_date_check'],
      [{ end_date: '2025-12-31' }, 'internship_periods_order_check'],
      [{ semester: 5 }, 'internship_periods_semester_check'],
      [{ year: '26' }, 'internship_periods_year_check'],
      [{ year: 'abcd' }, 'internship_periods_year_check'],
    ],
  ],
  [
    'holidays',
    aHoliday,
    [
      [{ date: '1899-12-31' }, 'holidays_date_check'],
      [{ name: '' }, 'holidays_name_check'],
      [{ kind: 'religious' as 'national' }, 'holidays_kind_check'],
      [{ certainty: 'fixed' as 'certain' }, 'holidays_certainty_check'],
    ],
  ],
  [
    'activities',
    anActivity,
    [
      [{ name: '' }, 'activities_name_check'],
      [{ description: '' }, 'activities_description_check'],
      [{ address: '' }, 'activities_address_check'],
      [{ date: '-infinity' }, 'activities_date_check'],
      [{ date: '275761-01-01' }, 'activities_date_check'],
      [{ end_time: '24:00' }, 'activities_end_time_check'],
      [{ start_time: '08:00:30' }, 'activities_start_time_check'],
      [{ end_time: '08:00' }, 'activities_order_check'],
      [{ attendance_time: 'infinity' }, 'activities_attendance_time_check'],
      [attendedAt(-90.1, 0), 'activities_latitude_check'],
      [attendedAt(Number.NaN, 0), 'activities_latitude_check'],
      [attendedAt(0, 180.1), 'activities_longitude_check'],
      [attendedAt(0, Number.NaN), 'activities_longitude_check'],
      [attendedAt(null, 107), 'activities_location_check'],
      [{ latitude: -6, longitude: 107 }, 'activities_attended_location_check'],
    ],
  ],
  [
    'activity_logs',
    anActivityLog,
    [
      [{ text: '' }, 'activity_logs_text_check'],
      [{ text: characters(5001) }, 'activity_logs_text_check'],
      [{ version: 0, handed_in_at: null }, 'activity_logs_version_check'],
      [{ saved_at: 'infinity' }, 'activity_logs_saved_at_check'],
      [{ first_handed_in_at: 'infinity' }, 'activity_logs_first_handed_in_at_check'],
      [
        { handed_in_at: '-infinity', first_handed_in_at: '2026-03-02' },
        'activity_logs_handed_in_at_check',
      ],
      [{ handed_in_version: 2 }, 'activity_logs_handed_in_version_check'],
      [{ first_handed_in_at: null }, 'activity_logs_handed_in_check'],
      [{ handed_in_version: null }, 'activity_logs_handed_in_check'],
      [{ device_time: 'infinity', ...WRITTEN }, 'activity_logs_device_time_check'],
      [{ clock_doubt: 'late', ...WRITTEN }, 'activity_logs_clock_doubt_check'],
      [{ device_time: '2026-03-02' }, 'activity_logs_queued_check'],
      [{ clock_doubt: 'unknown' }, 'activity_logs_queued_check'],
    ],
  ],
  [
    'activity_photos',
    anActivityPhoto,
    [
      [{ position: 0 }, 'activity_photos_position_check'],
      [{ position: 3 }, 'activity_photos_position_check'],
      [{ image: PNG }, 'activity_photos_image_check'],
      [{ image: aJpegOf(5 * MB + 1) }, 'activity_photos_image_check'],
      [{ thumbnail: PNG }, 'activity_photos_thumbnail_check'],
      [{ thumbnail: aJpegOf(MB + 1) }, 'activity_photos_thumbnail_check'],
      [{ width: 1281 }, 'activity_photos_width_check'],
      [{ height: 0 }, 'activity_photos_height_check'],
      [{ created_at: 'infinity' }, 'activity_photos_created_at_check'],
      [{ made_at: '2026-03-03', created_at: '2026-03-02' }, 'activity_photos_made_at_check'],
      [{ device_time: 'infinity', made_at: '2026-03-02' }, 'activity_photos_device_time_check'],
      [{ clock_doubt: 'late', made_at: '2026-03-02' }, 'activity_photos_clock_doubt_check'],
      [{ device_time: '2026-03-02' }, 'activity_photos_queued_check'],
      [{ clock_doubt: 'unknown' }, 'activity_photos_queued_check'],
    ],
  ],
  [
    'grades',
    aGrade,
    [
      [{ assignment_1: 0.99 }, 'grades_assignment_1_check'],
      [{ assignment_2: 100.01 }, 'grades_assignment_2_check'],
      [{ midterm: 'NaN' }, 'grades_midterm_check'],
      [{ final: 0 }, 'grades_final_check'],
      [{ other: 101 }, 'grades_other_check'],
    ],
  ],
])('%s', (_table, build, refusals) => {
  test('accepts a valid record', async () => {
    expect(await refusalOf(build, {})).toBe('accepted');
  });

  test.each(everyNth(refusals, 3))('rejects %j by %s', async (overrides, constraint) => {
    expect(await refusalOf(build, overrides)).toBe(constraint);
  });
});

describe('unique values', () => {
  test('e-mail, ignoring case', async () => {
    await aUser(db, { email: 'Sama@kampus.example' });
    expect(await refusalOf(aUser, { email: 'sAMA@kampus.example' })).toBe('users_email_key');
  });

  test('the name of a place in its company', async () => {
    const { company_id } = await aPlace(db, { name: 'Kantor Pusat' });
    expect(await refusalOf(aPlace, { company_id, name: 'KANTOR pusat' })).toBe(
      'places_company_name_key',
    );
  });

  test('the date of a holiday', async () => {
    const { date } = await aHoliday(db);
    expect(await refusalOf(aHoliday, { date })).toBe('holidays_date_key');
  });

  test('NIM, NIP, NIK and course code', async () => {
    const { nim } = await aStudent(db);
    const { nip } = await aLecturer(db);
    const { nik } = await aMentor(db);
    const { code } = await aCourse(db);

    expect(await refusalOf(aStudent, { nim })).toBe('students_nim_key');
    expect(await refusalOf(aLecturer, { nip })).toBe('lecturers_nip_key');
    expect(await refusalOf(aMentor, { nik })).toBe('mentors_nik_key');
    expect(await refusalOf(aCourse, { code })).toBe('courses_pkey');
  });

  test('a student with a mentor in a period, a grade of an internship in a course', async () => {
    const { student_id, mentor_id, internship_period_id } = await anInternship(db);
    const place = { student_id, mentor_id, internship_period_id };
    const { internship_id, course_code } = await aGrade(db);

    expect(await refusalOf(anInternship, place)).toBe('internships_student_mentor_period_key');
    expect(await refusalOf(anInternship, { ...place, mentor_id: undefined })).toBe('accepted');
    expect(await refusalOf(aGrade, { internship_id, course_code })).toBe(
      'grades_internship_course_key',
    );
  });
});

test('one interruption of a placement on a day', async () => {
  const { internship_id } = await anInterruption(db);
  const overlap = { internship_id, start_date: '2026-03-20', end_date: null };
  const excluded = 'internship_interruptions_overlap_excl';
  expect(await refusalOf(anInterruption, overlap)).toBe(excluded);
  expect(await refusalOf(anInterruption, { ...overlap, start_date: '2026-03-21' })).toBe(
    'accepted',
  );
  expect(await refusalOf(anInterruption, { ...overlap, internship_id: undefined })).toBe(
    'accepted',
  );
});

test('an end with its reason, on or after the first day', async () => {
  const day = '2026-03-20';
  expect(await refusalOf(anInternship, { end_date: day })).toBe('internships_end_check');
  expect(await refusalOf(anInternship, { end_reason: 'moved' })).toBe('internships_end_check');
  const ended = { end_date: day, end_reason: 'moved', start_date: '2026-03-21' };
  expect(await refusalOf(anInternship, ended)).toBe('internships_order_check');
  expect(await refusalOf(anInternship, { ...ended, start_date: day })).toBe('accepted');
});

test('one log and two photos to an activity', async () => {
  const { activity_id } = await anActivityLog(db);
  await anActivityPhoto(db, { activity_id });
  await anActivityPhoto(db, { activity_id, position: 2 });

  expect(await refusalOf(anActivityLog, { activity_id })).toBe('activity_logs_pkey');
  expect(await refusalOf(anActivityPhoto, { activity_id })).toBe(
    'activity_photos_activity_position_key',
  );
});

describe('deleting', () => {
  test('an activity also deletes its log and photos', async () => {
    const { activity_id } = await anActivityLog(db);
    await anActivityPhoto(db, { activity_id });
    await db.deleteFrom('activities').where('id', '=', activity_id).execute();

    for (const table of ['activity_logs', 'activity_photos'] as const) {
      const left = db
        .selectFrom(table)
        .select('activity_id')
        .where('activity_id', '=', activity_id);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('a user also deletes the profile, the signature and the sessions', async () => {
    const { id, user } = await aLecturer(db);
    await db.insertInto('signatures').values({ user_id: user.id, image: PNG }).execute();
    await db.deleteFrom('users').where('id', '=', user.id).execute();

    const left = await db.selectFrom('lecturers').select('id').where('id', '=', id).execute();
    const signatures = await db
      .selectFrom('signatures')
      .select('id')
      .where('user_id', '=', user.id)
      .execute();
    expect([...left, ...signatures]).toEqual([]);
  });

  test('fails while other records reference the record', async () => {
    const { internship_id, course_code } = await aGrade(db);
    const internship = await db
      .selectFrom('internships')
      .innerJoin('students', 'students.id', 'internships.student_id')
      .select(['internships.internship_period_id', 'students.user_id'])
      .where('internships.id', '=', internship_id)
      .executeTakeFirstOrThrow();

    await expect(
      db.deleteFrom('users').where('id', '=', internship.user_id).execute(),
    ).rejects.toMatchObject({ constraint: 'internships_student_id_fkey' });
    await expect(
      db
        .deleteFrom('internship_periods')
        .where('id', '=', internship.internship_period_id)
        .execute(),
    ).rejects.toMatchObject({ constraint: 'internships_internship_period_id_fkey' });
    await expect(
      db.deleteFrom('internships').where('id', '=', internship_id).execute(),
    ).rejects.toMatchObject({ constraint: 'grades_internship_id_fkey' });
    await expect(
      db.deleteFrom('courses').where('code', '=', course_code).execute(),
    ).rejects.toMatchObject({ constraint: 'grades_course_code_fkey' });
  });
});

test('accepts only PNG signatures', async () => {
  const { user } = await aLecturer(db);
  const jpeg = Buffer.from('ffd8ffe000104a46', 'hex');

  await expect(
    db.insertInto('signatures').values({ user_id: user.id, image: jpeg }).execute(),
  ).rejects.toMatchObject({ constraint: 'signatures_image_check' });
});

test('contains every constraint with a message', async () => {
  const { rows } = await sql<{ name: string; type: string }>`
    select conname as name, contype::text as type from pg_constraint
    union
    select conname, 'u' from pg_constraint where contype = 'x'
    union
    select relname, 'u' from pg_index join pg_class on pg_class.oid = indexrelid where indisunique
    union
    select (regexp_matches(prosrc, 'unique_violation'', constraint = ''(\\w+)''', 'g'))[1], 'u'
    from pg_proc where pronamespace = 'public'::regnamespace
  `.execute(db);
  const namesOf = (type: string) => rows.filter((row) => row.type === type).map(({ name }) => name);

  expect(namesOf('u')).toEqual(expect.arrayContaining(Object.keys(constraintFields)));
  expect(namesOf('f')).toEqual(expect.arrayContaining(Object.keys(referenceFields)));
  expect(namesOf('f')).toEqual(expect.arrayContaining(Object.keys(stillReferencedMessages)));
});

function attendedAt(latitude: number | null, longitude: number | null) {
  return { attendance_time: '2026-03-02T01:00:00Z', latitude, longitude };
}
