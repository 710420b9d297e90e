import { sql } from 'kysely';
import { hashPassword as realHashPassword, verifyPassword } from '@/server/auth/passwords';
import { shippedTemplate } from '@/server/letters/shippedTemplates';
import { aCompany } from '@/server/testing/builders';
import { createTestDatabase } from '@/server/testing/testDatabase';
import { RECORD_NAMES } from '@/shared/records';
import { testInAll } from '@/shared/testing/testLevel';
import { DEMO_PASSWORD } from './demoAccounts';
import { isEmptyDatabase, loadDemoData } from './loadDemoData';

const today = '2026-11-21';
/** Hashing a hundred passwords is tested elsewhere. */
const hashPassword = async (password: string) => `hash of ${password}`;

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

const opened: TestDatabase[] = [];
async function aNewDatabase() {
  const database = await createTestDatabase();
  opened.push(database);
  return database.db;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

async function everyRow(db: TestDatabase['db']) {
  return {
    users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
    students: await db.selectFrom('students').selectAll().orderBy('id').execute(),
    lecturers: await db.selectFrom('lecturers').selectAll().orderBy('id').execute(),
    mentors: await db.selectFrom('mentors').selectAll().orderBy('id').execute(),
    invitations: await db.selectFrom('invitations').selectAll().orderBy('user_id').execute(),
    signatures: await db.selectFrom('signatures').selectAll().orderBy('id').execute(),
    companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
    places: await db.selectFrom('places').selectAll().orderBy('id').execute(),
    courses: await db.selectFrom('courses').selectAll().orderBy('code').execute(),
    periods: await db.selectFrom('internship_periods').selectAll().orderBy('id').execute(),
    internships: await db.selectFrom('internships').selectAll().orderBy('id').execute(),
    activities: await db.selectFrom('activities').selectAll().orderBy('id').execute(),
    patterns: await db.selectFrom('work_patterns').selectAll().orderBy('id').execute(),
    events: await db.selectFrom('attendance_events').selectAll().orderBy('id').execute(),
    requests: await db.selectFrom('attendance_requests').selectAll().orderBy('id').execute(),
    placement_requests: await db
      .selectFrom('placement_requests')
      .selectAll()
      .orderBy('id')
      .execute(),
    defences: await db.selectFrom('defences').selectAll().orderBy('id').execute(),
    sheets: await db.selectFrom('assessment_sheets').selectAll().orderBy('id').execute(),
    guidance: await db.selectFrom('guidance_sessions').selectAll().orderBy('id').execute(),
    letters: await db.selectFrom('letters').selectAll().orderBy('id').execute(),
    holidays: await db.selectFrom('holidays').selectAll().orderBy('date').execute(),
    logs: await db.selectFrom('activity_logs').selectAll().orderBy('activity_id').execute(),
    photos: await db.selectFrom('activity_photos').selectAll().orderBy('id').execute(),
    reminders: await db.selectFrom('chat_reminders').selectAll().orderBy('id').execute(),
    news: await db
      .selectFrom('notifications')
      .select(['id', 'user_id', 'kind', 'matter_id', 'actor_user_id', 'at', 'read_at'])
      .orderBy('id')
      .execute(),
    mailPreferences: await db
      .selectFrom('mail_preferences')
      .selectAll()
      .orderBy('topic')
      .orderBy('kind')
      .execute(),
    digestHours: await db.selectFrom('digest_hours').selectAll().execute(),
    views: await db.selectFrom('saved_views').selectAll().orderBy('id').execute(),
    grades: await db.selectFrom('grades').selectAll().orderBy('id').execute(),
  };
}

async function kindsWithout(db: TestDatabase['db']) {
  const empty: string[] = [];
  for (const name of RECORD_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length === 0) empty.push(name);
  }
  return empty;
}

testInAll('loads the same rows into every empty database', async () => {
  const first = await aNewDatabase();
  const second = await aNewDatabase();
  expect(await isEmptyDatabase(first)).toBe(true);

  expect(await loadDemoData(first, { today, hashPassword, shippedTemplate })).toBe(true);
  expect(await loadDemoData(second, { today, hashPassword, shippedTemplate })).toBe(true);

  const rows = await everyRow(first);
  expect(await isEmptyDatabase(first)).toBe(false);
  expect(rows.activities.length).toBeGreaterThan(1000);
  expect(await kindsWithout(first)).toEqual(['public_address']);
  // compared as text: Jest takes seconds over thousands of objects
  expect(JSON.stringify(await everyRow(second))).toBe(JSON.stringify(rows));
});

testInAll('does not change a database that is not empty', async () => {
  const db = await aNewDatabase();
  await aCompany(db);

  expect(await loadDemoData(db, { today, hashPassword, shippedTemplate })).toBe(false);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

testInAll('loads once when two processes start together', async () => {
  const db = await aNewDatabase();
  const loaded = await Promise.all([
    loadDemoData(db, { today, hashPassword, shippedTemplate }),
    loadDemoData(db, { today, hashPassword, shippedTemplate }),
  ]);

  expect(loaded.sort()).toEqual([false, true]);
});

test('gives demo accounts the demo password, other users their identifier and new records the next IDs', async () => {
  const db = await aNewDatabase();
  const read = [DEMO_PASSWORD, '2403310003'];
  await loadDemoData(db, {
    today,
    shippedTemplate,
    hashPassword: (password) =>
      read.includes(password) ? realHashPassword(password) : hashPassword(password),
  });
  const { rows } = await sql<{ last: number }>`select max(id) as last from companies`.execute(db);

  // One has been deleted since.
  expect((await aCompany(db)).id).toBe((rows[0]?.last ?? 0) + 2);

  const hashOf = async (nim: string) => {
    const { password_hash } = await db
      .selectFrom('users')
      .innerJoin('students', 'students.user_id', 'users.id')
      .select('users.password_hash')
      .where('students.nim', '=', nim)
      .executeTakeFirstOrThrow();
    return password_hash;
  };

  expect(await verifyPassword(await hashOf('2403310001'), DEMO_PASSWORD)).toBe(true);
  expect(await verifyPassword(await hashOf('2403310003'), '2403310003')).toBe(true);
});

testInAll(
  'records changes to every kind of record by every role, as the rows still show them',
  async () => {
    const db = await aNewDatabase();
    await loadDemoData(db, { today, hashPassword, shippedTemplate });
    const entries = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();

    expect(entries.length).toBeLessThan(50);
    const times = entries.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(Date.parse(`${today}T00:00:00Z`));
    const all = (values: (string | null)[]) => [...new Set(values)].sort();
    expect(all(entries.map(({ actor_role }) => actor_role))).toEqual(
      expect.arrayContaining(['lecturer', 'mentor', 'student', 'super_admin', null]),
    );
    expect(all(entries.map(({ action }) => action))).toEqual(
      expect.arrayContaining(
        'attend create deactivate delete denied login login_failed update validate'.split(' '),
      ),
    );
    expect(all(entries.map(({ resource }) => resource))).toEqual(
      expect.arrayContaining([
        'activities',
        'activity_photos',
        'companies',
        'courses',
        'grades',
        'users',
      ]),
    );

    const grade = entries.find(({ resource }) => resource === 'grades');
    expect(grade).toMatchObject({ actor_role: 'lecturer', reason: expect.any(String) });
    const { midterm } = await db
      .selectFrom('grades')
      .select('midterm')
      .where('id', '=', Number(grade?.record_id))
      .executeTakeFirstOrThrow();
    expect(grade?.new).toEqual({ midterm });
  },
);
