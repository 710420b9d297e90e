import { sql } from 'kysely';
import {
  aCertificate,
  aCompany,
  aCourse,
  aDefence,
  aFinalReport,
  aGrade,
  aGuidanceSession,
  aHoliday,
  aLetter,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAssessmentForm,
  anAssessmentSheet,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  aPlace,
  aPlacementRequest,
  aPlacementWindow,
} from '@/server/testing/builders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { aWorkPatternInput } from '@/shared/testing/workPatternInput';
import type { Database } from '../database';
import { migrateToLatest } from '../migrate';
import { areAuditTriggersInstalled } from './installAuditTriggers';
import { RECORD_KINDS } from './recordKinds';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

async function fill(): Promise<void> {
  const { id: internship_period_id } = await anInternshipPeriod(db, {
    start_date: '2026-01-05',
    end_date: '2026-06-30',
    semester: 4,
  });
  const { id: internship_id, mentor_id } = await anInternship(db, { internship_period_id });
  await sql`update companies set name = 'PT Angkasa'`.execute(db);
  const company = await db.selectFrom('companies').select('id').executeTakeFirstOrThrow();
  await aPlace(db, { company_id: company.id, name: 'Kantor Pusat' });
  await sql`update users set name = initcap(role)`.execute(db);
  const { code } = await aCourse(db, { code: 'MGG202601', name: 'Kerja Praktik' });
  await aGrade(db, { internship_id, course_code: code });
  const form = await anAssessmentForm(db, { course_code: code });
  await anAssessmentSheet(db, { id: 9, internship_id, form_id: form.id });
  await aGuidanceSession(db, { internship_id, date: '2026-03-02' });
  await aFinalReport(db, { id: 6, internship_id });
  await aHoliday(db, { date: '2026-08-17', name: 'Proklamasi Kemerdekaan' });
  const activity = { internship_id, name: 'Instalasi', date: '2026-03-02' };
  const { id: activity_id } = await anActivity(db, activity);
  await anActivityLog(db, { activity_id });
  await anActivityPhoto(db, { activity_id });
  await anAttendanceRequest(db, { internship_id, start_date: '2026-03-02' });
  const { student_id } = await db
    .selectFrom('internships')
    .select('student_id')
    .executeTakeFirstOrThrow();
  await aPlacementRequest(db, { id: 7, student_id, internship_period_id, company_ids: [] });
  await aPlacementWindow(db, {
    internship_period_id,
    open_from: '2025-12-01',
    open_until: '2025-12-15',
  });
  await db
    .insertInto('placement_window_exceptions')
    .values({
      internship_period_id,
      student_id,
      until: '2025-12-20',
      reason: 'Sakit.',
    })
    .execute();
  await db
    .insertInto('placement_asks')
    .values({ request_id: 7, student_id, asked_on: '2026-03-02', asked_at: '2026-03-02T03:00:00Z' })
    .execute();
  await aLetter(db, { student_id });
  await aCertificate(db, { internship_id });
  await aDefence(db, { id: 8, internship_id });
  await sql`update letter_templates set name = 'Surat Pengantar'`.execute(db);
  await db
    .insertInto('work_patterns')
    .values({ ...aWorkPatternInput(), place_id: null, internship_id, valid_from: '2026-03-02' })
    .execute();
  const place = await db.selectFrom('places').select('id').executeTakeFirstOrThrow();
  await db.insertInto('internship_places').values({ internship_id, place_id: place.id }).execute();
  await anInterruption(db, { internship_id, start_date: '2026-03-09' });
  await sql`
    insert into signatures (user_id, image)
    select user_id, '\\x89504e470d0a1a0a'::bytea from mentors where id = ${mentor_id}`.execute(db);
  await sql`
    insert into public_address (address, confirmed_at) values ('https://a.example', now())`.execute(
    db,
  );
  await sql`
    insert into institution (app_name, department, programme) values ('A', 'B', 'C')`.execute(db);
  // Records that were renamed above get the new names from their next change on.
  await sql`update internships set internship_period_id = ${(await anInternshipPeriod(db)).id}`.execute(
    db,
  );
  for (const table of ['students', 'lecturers', 'mentors', 'users', 'companies']) {
    const column = { students: 'nim', lecturers: 'nip', mentors: 'nik', users: 'place_of_birth' };
    const field = sql.ref(column[table as keyof typeof column] ?? 'address');
    await sql`update ${sql.table(table)} set ${field} = reverse(coalesce(${field}, 'Bandung'))`.execute(
      db,
    );
  }
}

test('each record is called as its kind says', async () => {
  await fill();
  const { rows } = await sql<{ resource: string; label: string | null }>`
    select distinct on (resource) resource, label from audit_entries
    where resource <> 'internship_periods' or new ->> 'start_date' = '2026-01-05'
    order by resource, id desc`.execute(db);
  const labels = Object.fromEntries(rows.map(({ resource, label }) => [resource, label]));
  expect(Object.keys(labels).sort()).toEqual(Object.keys(RECORD_KINDS).sort());
  expect(labels).toEqual({
    users: expect.stringMatching(/^(Student|Lecturer|Mentor)$/),
    students: 'Student',
    lecturers: 'Lecturer',
    mentors: 'Mentor',
    signatures: 'Mentor',
    companies: 'PT Angkasa',
    places: 'Kantor Pusat – PT Angkasa',
    courses: 'MGG202601 Kerja Praktik',
    internship_periods: '2026-01-05 s/d 2026-06-30 - Semester 4',
    holidays: 'Proklamasi Kemerdekaan (2026-08-17)',
    internships: 'Student – PT Angkasa',
    work_patterns: 'Student (2026-03-02)',
    internship_places: 'Student',
    internship_interruptions: 'Student (2026-03-09)',
    activities: 'Instalasi (2026-03-02) – Student',
    activity_logs: 'Instalasi (2026-03-02) – Student',
    activity_photos: 'Instalasi (2026-03-02) – Student',
    attendance_requests: 'Student – 2026-03-02',
    placement_requests: '#7',
    placement_asks: '#7',
    placement_windows: '2025-12-01 s/d 2025-12-15',
    placement_window_exceptions: '2025-12-20',
    assessment_forms: 'MGG202601',
    assessment_sheets: '#9',
    guidance_sessions: '2026-03-02',
    final_reports: '#6',
    letter_templates: 'Surat Pengantar',
    letter_series: 'introduction 2026',
    letters: '001/SP/III/2026',
    certificates: 'student #1',
    defences: '#8',
    defence_examiners: '#8 (1)',
    grades: 'MGG202601 – Student',
    institution: null,
    public_address: null,
  });
});

test('a start makes the triggers of a table anew if they are not those of its kind', async () => {
  expect(await areAuditTriggersInstalled(db)).toBe(true);
  await sql`drop trigger audit_changes on companies`.execute(db);
  await sql`
    create trigger audit_changes after update on companies for each row
    execute function audit_row('{"key": "id"}')`.execute(db);
  expect(await areAuditTriggersInstalled(db)).toBe(false);
  expect(await migrateToLatest(db)).toEqual([]);
  expect(await areAuditTriggersInstalled(db)).toBe(true);
  const { id } = await aCompany(db);
  await db.updateTable('companies').set({ is_active: false }).where('id', '=', id).execute();
  const entry = await db
    .selectFrom('audit_entries')
    .select('action')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'deactivate' });
});
