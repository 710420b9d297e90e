import { sql } from 'kysely';
import { queueMails } from '@/server/mail/mail';
import { onRefused } from '@/server/resources/mails/refuseAddress';
import { anAttentivePerson } from '@/server/testing/anAttentivePerson';
import {
  aCertificate,
  aChatReminder,
  aDefence,
  aFinalReport,
  aGrade,
  aGuidanceSession,
  aLecturer,
  aLetter,
  aMentor,
  anActivity,
  anActivityLog,
  anActivityPhoto,
  anAssessmentSheet,
  anAttendanceRequest,
  anInternship,
  anInternshipPeriod,
  anInterruption,
  aPlacementRequest,
  aSavedView,
  aStudent,
  aSuperAdmin,
  aVerdictChange,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { RECORD_NAMES, RECORDS } from '@/shared/records';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';

type Headers = Record<string, string>;

const NAME = 'Siti Rahasia – Putri';
/** The time by a clock that was wrong by decades. */
const DEVICE_TIME = '1999-04-05T06:07:08';
const DEVICE_IDS = ['0c2f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d77', '0c2f8b0e-5b7e-4c26-9f0e-0b1f3a7f2d78'];

const SECRETS = [
  DEVICE_TIME,
  ...DEVICE_IDS,
  ...[
    'Sementara',
    'Rahasia',
    '2403317777',
    'siti.rahasia@',
    '0812777',
    'Jalan Tersembunyi',
    'Kota Asal',
  ],
  ...['Catatan pribadi', 'Komentar tentang', '-6.914744', '203.0.113.9'],
  ...['Ponsel rahasia', 'Sakit rahasia', 'Kotak surat rahasia', 'sidik rahasia'],
];

let app: TestApp;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp({ config: { trustProxy: 1 } });
  app.setTime('2026-11-20T03:00:00Z');
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const preview = (id: number, headers = admin) =>
  app.inject({ url: `/api/users/${id}/anonymisation`, headers });
const anonymise = (id: number, name: string, headers = admin) =>
  app.inject({
    method: 'POST',
    url: `/api/users/${id}/anonymisation`,
    headers,
    payload: { name },
  });

const aPastPeriod = () =>
  anInternshipPeriod(app.db, { start_date: '2026-01-05', end_date: '2026-06-30' });

/** A former student with every kind of record about a student. */
async function aFormerStudent() {
  const student = await aStudent(app.db, { user: { name: 'Sementara' } });
  const mentor = await aMentor(app.db);
  const lecturer = await aLecturer(app.db);
  const { id: internship_period_id } = await aPastPeriod();
  const own = await anInternship(app.db, {
    student_id: student.id,
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id,
  });
  const activity = await anActivity(app.db, { internship_id: own.id, date: '2026-11-20' });
  const { id } = student.user;
  // Through the API, so that the trail records everything.
  const send = (method: 'PUT' | 'POST' | 'PATCH', url: string, payload: object, headers: Headers) =>
    app.inject({
      method,
      url: `/api${url}`,
      payload,
      headers: { 'x-forwarded-for': headers === admin ? '10.0.0.2' : '203.0.113.9', ...headers },
    });
  await send(
    'PUT',
    `/users/${id}`,
    {
      name: NAME,
      email: 'siti.rahasia@kampus.example',
      phone_number: '0812777000111',
      address: 'Jalan Tersembunyi 7',
      gender: 'female',
      place_of_birth: 'Kota Asal',
      date_of_birth: '2004-05-06',
    },
    admin,
  );
  await send('PUT', `/students/${student.id}`, { nim: '2403317777' }, admin);
  const headers = await app.signIn(student.user);
  await send(
    'PATCH',
    `/activities/${activity.id}/presence-student`,
    { latitude: -6.914744, longitude: 107.60981 },
    headers,
  );
  const presses = `/activities/${activity.id}/presses`;
  await send(
    'POST',
    presses,
    { kind: 'in', claimed_time: '09:00', reason_note: 'Ponsel rahasia rusak.' },
    admin,
  );
  const entered = await app.db
    .selectFrom('attendance_events')
    .select('id')
    .where('activity_id', '=', activity.id)
    .where('claimed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  await send('POST', `${presses}/${entered.id}/void`, { reason: 'Sakit rahasia.' }, admin);
  const log = `/student/activities/${activity.id}/log`;
  await send('PUT', log, { text: 'Catatan pribadi saya.' }, headers);
  await send('POST', `${log}/hand-in`, {}, headers);
  const late = { queued: true, device_time: `${DEVICE_TIME}.000Z` };
  await send('PUT', log, { text: 'Catatan pribadi yang lain.', ...late }, headers);
  const reviewing = await app.signIn(mentor.user);
  await send(
    'POST',
    `/activities/${activity.id}/return`,
    { comment: 'Komentar tentang dia.' },
    { ...reviewing, 'x-forwarded-for': '10.0.0.3' },
  );
  await onRefused(app.services, id, '550 Kotak surat rahasia penuh');
  await queueMails(
    app.db,
    [{ user_id: id, kind: 'confirm_email', matter: 'sidik rahasia' }],
    app.services.clock(),
  );
  await anActivityPhoto(app.db, { activity_id: activity.id, device_event_id: DEVICE_IDS[1] });
  await anInterruption(app.db, {
    internship_id: own.id,
    reason: 'Catatan pribadi tentang cuti.',
  });
  await aVerdictChange(app.db, { internship_id: own.id, reason: 'Catatan pribadi tentang jeda.' });
  const request = await anAttendanceRequest(app.db, {
    internship_id: own.id,
    reason: 'Catatan pribadi tentang sakit.',
    device_event_id: DEVICE_IDS[0],
    made_at: new Date('2026-02-19T02:00:00Z'),
    device_time: new Date(`${DEVICE_TIME}Z`),
  });
  await send('POST', `/attendance-requests/${request.id}/withdraw`, {}, headers);
  const places = await aPlacementRequest(app.db, {
    student_id: student.id,
    own_company: JSON.stringify({ name: 'CV Karya', contact_name: 'Catatan pribadi' }),
    note: 'Catatan pribadi tentang rumah.',
    file: { name: 'surat.jpg', kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
  });
  await app.db
    .insertInto('placement_asks')
    .values({
      request_id: places.id,
      spokesperson_id: null,
      student_id: student.id,
      nim: student.nim,
      asked_on: '2026-03-02',
      asked_at: app.services.clock(),
    })
    .execute();
  await app.db
    .insertInto('placement_window_exceptions')
    .values({
      internship_period_id: places.internship_period_id,
      student_id: student.id,
      until: '2026-03-31',
      reason: 'Catatan pribadi tentang perawatan.',
    })
    .execute();
  await anAssessmentSheet(app.db, {
    internship_id: own.id,
    state: 'returned',
    remarks: 'Catatan pribadi tentang sikap.',
    return_reason: 'Catatan pribadi tentang sakit.',
  });
  await aGuidanceSession(app.db, {
    internship_id: own.id,
    topic: 'Catatan pribadi tentang laporan.',
    result: 'Catatan pribadi tentang hasil.',
    state: 'returned',
    reason: 'Catatan pribadi tentang sakit.',
    decided_at: app.services.clock(),
    decided_by_user_id: id,
    decided_by_name: student.user.name,
  });
  await aFinalReport(app.db, {
    internship_id: own.id,
    state: 'returned',
    title: 'Catatan pribadi tentang jaringan',
    comment: 'Catatan pribadi tentang laporan.',
  });
  await aLetter(app.db, {
    student_id: student.id,
    scan: { name: 'surat.jpg', kind: 'jpeg', content: Buffer.from('ffd8ff', 'hex') },
  });
  await aCertificate(app.db, { internship_id: own.id });
  await aDefence(app.db, {
    internship_id: own.id,
    state: 'cancelled',
    cancel_reason: 'Catatan pribadi tentang operasi.',
    examiners: [{ score: 80, remark: 'Catatan pribadi tentang gugup.', sent_at: new Date() }],
  });
  await aGrade(app.db, { internship_id: own.id, midterm: 71.5 });
  return { id, student, mentor, own, activity, headers };
}

/** Every row of every table. */
async function textOfDatabase(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(app.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(app.db);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

testInAll('shows before what is removed and what stays', async () => {
  const { id } = await aFormerStudent();
  const answer = await preview(id);
  expect(answer.json().data).toMatchObject({
    refusals: [],
    removes: { photos: 1, logs: 1, positions: 1, signatures: 0, devices: 1 },
    keeps: { internships: 1, activities: 1, grades: 1 },
  });
  expect(answer.json().data.removes.entries).toBeGreaterThan(3);
  await anonymise(id, NAME);
});

testInAll(
  'removes every personal value from every table, and keeps placements, grades and counts',
  async () => {
    const { id, own, activity, headers, mentor } = await aFormerStudent();
    const dashboard = async () =>
      (
        await app.inject({
          url: `/api/admin/dashboard/${own.internship_period_id}`,
          headers: admin,
        })
      ).json().data;
    const before = await dashboard();
    const stored = await textOfDatabase();
    for (const secret of SECRETS) expect(stored).toContain(secret);

    const answer = await anonymise(id, NAME);
    expect(answer.statusCode).toBe(200);
    const left = await textOfDatabase();
    for (const secret of SECRETS) expect(left).not.toContain(secret);

    expect(await dashboard()).toEqual(before);
    const internship = await app.inject({ url: `/api/internships/${own.id}`, headers: admin });
    expect(internship.json().data.student.user.name).toBe(`Anonim #${id}`);
    const list = await app.inject({
      url: `/api/internships?page=1&search=${encodeURIComponent(`Anonim #${id}`)}`,
      headers: admin,
    });
    expect(list.json().data).toMatchObject([{ id: own.id }]);
    const grades = await app.inject({ url: `/api/internships/${own.id}/grades`, headers: admin });
    expect(grades.json().data).toMatchObject([{ midterm: 71.5 }]);
    const kept = await app.inject({ url: `/api/activities/${activity.id}`, headers: admin });
    expect(kept.json().data).toMatchObject({
      latitude: null,
      attendance_time: '2026-11-20T03:00:00.000Z',
      attendance_events: [
        { reason_note: null, void_reason: 'Dihapus karena anonimisasi.' },
        { latitude: null, accuracy: null, actor_name: `Anonim #${id}` },
      ],
      photos: [],
    });
    const report = await app.inject({
      url: `/api/reports/internships/${own.id}/activities`,
      headers: admin,
    });
    expect(report.statusCode).toBe(200);

    // The entries keep actor and action.
    const entries = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_user_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'attend',
      'hand_in',
      'update',
      'withdraw',
    ]);
    expect(entries).toMatchObject([
      {
        actor_name: `Anonim #${id}`,
        address: null,
        label: expect.stringContaining('(2026-11-20) – Anonim #'),
      },
      { actor_name: `Anonim #${id}`, resource: 'activity_logs' },
      { actor_name: `Anonim #${id}`, old: { text: null }, new: { text: null } },
      { actor_name: `Anonim #${id}`, label: expect.stringMatching(/^Anonim #\d+ – 2026-03-02$/) },
    ]);
    const steps = await app.db
      .selectFrom('activity_steps')
      .selectAll()
      .where('activity_id', '=', activity.id)
      .orderBy('id')
      .execute();
    expect(steps).toMatchObject([
      { kind: 'handed_in', actor_name: `Anonim #${id}` },
      { kind: 'returned', actor_user_id: mentor.user.id, comment: 'Dihapus karena anonimisasi.' },
    ]);

    // The account cannot be used any more.
    expect((await app.inject({ method: 'POST', url: '/api/me', headers })).statusCode).toBe(401);
    const user = await app.inject({ url: `/api/users/${id}`, headers: admin });
    expect(user.json().data).toMatchObject({
      name: `Anonim #${id}`,
      is_active: false,
      is_anonymised: true,
      phone_number: null,
    });
  },
);

/** The number of rows that each table has of an account, without those of none. */
async function rowsOfAccount(id: number): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id' order by 1`.execute(app.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where user_id = ${id}`.execute(
      app.db,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
}

test('removes what waits for a person, the news and the mails, and the name from reminders', async () => {
  const { id, own } = await aFormerStudent();
  const other = await aStudent(app.db);
  await anAttentivePerson(app.db, id, { internship_id: own.id });
  await anAttentivePerson(app.db, other.user.id, { internship_id: own.id });
  const untouched = await rowsOfAccount(other.user.id);
  expect(Object.keys(await rowsOfAccount(id))).toEqual(
    expect.arrayContaining(Object.keys(untouched)),
  );

  expect((await anonymise(id, NAME)).statusCode).toBe(200);
  expect(await rowsOfAccount(id)).toEqual({ students: 1 });
  expect(await rowsOfAccount(other.user.id)).toEqual(untouched);
  const reminders = await app.db
    .selectFrom('chat_reminders')
    .select(['actor_user_id', 'actor_name'])
    .where('actor_user_id', 'in', [id, other.user.id])
    .orderBy('id')
    .execute();
  expect(reminders).toEqual([
    { actor_user_id: id, actor_name: `Anonim #${id}` },
    { actor_user_id: other.user.id, actor_name: 'Pengirim' },
  ]);
});

testInAll('leaves one entry, which says who did it', async () => {
  const { id } = await aFormerStudent();
  await anonymise(id, NAME);
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation', '=', 'anonymiseUser')
    .where('record_id', '=', String(id))
    .execute();
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: 'anonymise',
    operation: 'anonymiseUser',
    actor_role: 'super_admin',
    record_id: String(id),
    label: `Anonim #${id}`,
    old: null,
    new: null,
  });
});

testInAll('nothing about others changes', async () => {
  const other = await aStudent(app.db, { user: { name: 'Orang Lain' } });
  const internship = await anInternship(app.db, { student_id: other.id });
  const activity = await anActivity(app.db, { internship_id: internship.id });
  await anActivityLog(app.db, { activity_id: activity.id, text: 'Milik orang lain.' });
  await anActivityPhoto(app.db, { activity_id: activity.id });
  const { id } = await aFormerStudent();
  const entriesOfOther = () =>
    app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject', '=', 'internships')
      .where('subject_id', '=', String(internship.id))
      .execute();
  const before = await entriesOfOther();
  await anonymise(id, NAME);
  expect(await textOfDatabase()).toMatch(
    /Orang Lain[\s\S]*Milik orang lain|Milik orang lain[\s\S]*Orang Lain/,
  );
  const photos = await app.db
    .selectFrom('activity_photos')
    .select('id')
    .where('activity_id', '=', activity.id)
    .execute();
  expect(photos).toHaveLength(1);
  expect(await entriesOfOther()).toEqual(before);
});

/** Personal records without names. */
const NAMELESS: readonly string[] = ['work_patterns', 'internship_places', 'grades'];

testInAll('changes the personal records that name somebody', async () => {
  const contents = async () => {
    const texts: Record<string, unknown> = {};
    for (const name of RECORD_NAMES) {
      const { rows } = await sql<{ text: string }>`
        select string_agg(t::text, ' ' order by t::text) as text from ${sql.table(name)} t`.execute(
        app.db,
      );
      texts[name] = rows[0]?.text;
    }
    return texts;
  };
  const { id, mentor } = await aFormerStudent();
  const lecturer = await aLecturer(app.db);
  await sql`
    insert into signatures (user_id, image)
    values (${mentor.user.id}, '\\x89504e470d0a1a0a')`.execute(app.db);
  const before = await contents();
  await anonymise(id, NAME);
  for (const { user } of [mentor, lecturer]) await anonymise(user.id, user.name);
  const after = await contents();
  expect(RECORD_NAMES.filter((name) => before[name] !== after[name])).toEqual(
    RECORD_NAMES.filter((name) => RECORDS[name].isPersonal && !NAMELESS.includes(name)),
  );
});

testInAll('works for a mentor and a lecturer, whose students keep their records', async () => {
  const mentor = await aMentor(app.db, { user: { name: 'Budi Mentor' }, nik: '3273010101010001' });
  const lecturer = await aLecturer(app.db, { user: { name: 'Dosen Lama' } });
  const { id: internship_period_id } = await aPastPeriod();
  const { id } = await anInternship(app.db, {
    mentor_id: mentor.id,
    lecturer_id: lecturer.id,
    internship_period_id,
  });
  await aSavedView(app.db, { user_id: lecturer.user.id, query: 'search=Nama+Seseorang' });
  for (const { user } of [mentor, lecturer]) {
    await aChatReminder(app.db, {
      matter_id: id,
      actor_user_id: user.id,
      actor_name: user.name,
    });
    expect((await anonymise(user.id, user.name)).statusCode).toBe(200);
  }
  const answer = await app.inject({ url: `/api/internships/${id}`, headers: admin });
  expect(answer.json().data).toMatchObject({
    mentor: { user: { name: `Anonim #${mentor.user.id}` } },
    lecturer: { user: { name: `Anonim #${lecturer.user.id}` } },
  });
  expect(await textOfDatabase()).not.toMatch(
    /Budi Mentor|3273010101010001|Dosen Lama|Nama.Seseorang/,
  );
});

describeInAll('anonymising', () => {
  const refused = async (id: number, name: string, reason: string) => {
    expect((await preview(id)).json().data.refusals).toEqual([reason]);
    const answer = await anonymise(id, name);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe(reason);
  };

  test('answers 409 for a person with a placement that is not over', async () => {
    const student = await aStudent(app.db);
    const period = await anInternshipPeriod(app.db, {
      start_date: '2026-08-03',
      end_date: '2026-11-20',
    });
    await anInternship(app.db, { student_id: student.id, internship_period_id: period.id });
    await refused(
      student.user.id,
      student.user.name,
      'Masih ada magang yang berjalan sampai 20 Nov 2026.',
    );
  });

  test('answers 409 for oneself', async () => {
    const me = (await app.inject({ method: 'POST', url: '/api/me', headers: admin })).json().data;
    // Another super admin, so that this one is not the last.
    await app.signIn('super_admin');
    await refused(me.id, me.name, 'Anda tidak dapat menganonimkan akun Anda sendiri.');
  });

  test('answers 409 for an account that is anonymised already', async () => {
    const student = await aStudent(app.db);
    await anonymise(student.user.id, student.user.name);
    await refused(student.user.id, `Anonim #${student.user.id}`, 'Akun ini sudah dianonimkan.');
  });

  test('answers 422 when the name differs', async () => {
    const student = await aStudent(app.db);
    for (const name of ['', 'Orang Lain']) {
      const answer = await anonymise(student.user.id, name);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['name']);
    }
    expect((await anonymise(999_999, 'x')).statusCode).toBe(404);
    expect((await preview(999_999)).statusCode).toBe(404);
  });
});

testInAll('an anonymised account gets no new name, password or role', async () => {
  const student = await aStudent(app.db);
  const { id } = student.user;
  await anonymise(id, student.user.name);
  const answers = await Promise.all([
    app.inject({
      method: 'PUT',
      url: `/api/users/${id}`,
      headers: admin,
      payload: { name: 'Siti', email: 'siti@kampus.example', is_active: true },
    }),
    app.inject({ method: 'PUT', url: `/api/users/${id}/reset-password`, headers: admin }),
    app.inject({
      method: 'PUT',
      url: `/api/students/${student.id}`,
      headers: admin,
      payload: { nim: '2403310999' },
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
});

testInAll('the trail and the steps are still never changed by anything else', async () => {
  const { id, activity } = await aFormerStudent();
  const attempts = [
    sql`update audit_entries set actor_name = 'x' where actor_user_id = ${id}`,
    sql`delete from audit_entries where actor_user_id = ${id}`,
    sql`update activity_steps set actor_name = 'x' where activity_id = ${activity.id}`,
    sql`select anonymise_trail(${id})`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(app.db)).rejects.toThrow();
});

testInAll('own views go, those for everybody stay and can still be changed', async () => {
  const { user } = await aSuperAdmin(app.db);
  const own = await aSavedView(app.db, { user_id: user.id, name: 'Punya sendiri' });
  const shared = await aSavedView(app.db, { user_id: user.id, name: 'Bersama', is_shared: true });
  const others = await aSavedView(app.db, { user_id: (await aSuperAdmin(app.db)).user.id });
  expect((await anonymise(user.id, user.name)).statusCode).toBe(200);

  const left = await app.db
    .selectFrom('saved_views')
    .select('id')
    .where('id', 'in', [own.id, shared.id, others.id])
    .execute();
  expect(left.map(({ id }) => id).sort()).toEqual([shared.id, others.id].sort());
  const list = await app.inject({ url: '/api/saved-views?list=internships', headers: admin });
  expect(list.json().data).toContainEqual(
    expect.objectContaining({ id: shared.id, name: 'Bersama', may_change: true }),
  );
});
