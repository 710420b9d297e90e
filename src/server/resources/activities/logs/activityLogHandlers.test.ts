import {
  aLecturer,
  aMentor,
  anActivity,
  anInternship,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

type Headers = { authorization: string };

const DAY = '2026-03-02';
const TEXT = 'Membuat tiga VLAN dan menguji trunk antar-switch.';

let app: TestApp;
let internship_id: number;
let student: Headers;
let mentor: Headers;
let lecturer: Headers;
let admin: Headers;

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime(`${DAY}T08:00:00Z`);
  const ownStudent = await aStudent(app.db);
  const ownMentor = await aMentor(app.db);
  const ownLecturer = await aLecturer(app.db);
  const internship = await anInternship(app.db, {
    student_id: ownStudent.id,
    mentor_id: ownMentor.id,
    lecturer_id: ownLecturer.id,
  });
  internship_id = internship.id;
  student = await app.signIn(ownStudent.user);
  mentor = await app.signIn(ownMentor.user);
  lecturer = await app.signIn(ownLecturer.user);
  admin = await app.signIn('super_admin');
});
beforeEach(() => app.setTime(`${DAY}T08:00:00Z`));
afterAll(() => app.close());

const anOwnActivity = async (date = DAY) => (await anActivity(app.db, { internship_id, date })).id;

const put = (id: number, payload: object, headers: Headers = student) =>
  app.inject({ method: 'PUT', url: `/api/student/activities/${id}/log`, headers, payload });
const save = (id: number, text: unknown = TEXT, headers?: Headers) => put(id, { text }, headers);
const handIn = (id: number) =>
  app.inject({
    method: 'POST',
    url: `/api/student/activities/${id}/log/hand-in`,
    headers: student,
  });
const logFor = async (headers: Headers, id: number) =>
  (await app.inject({ url: `/api/activities/${id}`, headers })).json().data.log;
const stored = (id: number) =>
  app.db.selectFrom('activity_logs').selectAll().where('activity_id', '=', id).executeTakeFirst();

/** The times of a device, which what is sent at once does not have. */
const AT_ONCE = {
  ...{ written_at: null, written_received_at: null },
  ...{ device_time: null, clock_doubt: null },
};

describe('a draft', () => {
  test('reaches only its student', async () => {
    const id = await anOwnActivity();
    expect(await logFor(student, id)).toBeNull();

    const answer = await save(id, `  ${TEXT}\n`);
    expect(answer.statusCode).toBe(200);
    const log = {
      text: TEXT,
      version: 1,
      saved_at: `${DAY}T08:00:00.000Z`,
      handed_in_at: null,
      handed_in_version: null,
      days_late: null,
      ...AT_ONCE,
    };
    expect(answer.json().data).toMatchObject({ id, log, photos: [] });
    expect(await logFor(student, id)).toEqual(log);
    for (const headers of [mentor, lecturer, admin]) expect(await logFor(headers, id)).toBeNull();
  });

  test('keeps its text when another one is based on an older version', async () => {
    const id = await anOwnActivity();
    const texts = ['Dari ponsel.', 'Dari laptop.'];
    const answers = [];
    for (const text of texts) answers.push(await put(id, { text, version: 0 }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({ code: 'stale_version' });
    expect(await stored(id)).toMatchObject({ text: texts[0], version: 1 });

    const onTop = await put(id, { text: texts[1], version: 1 });
    expect(onTop.json().data.log).toMatchObject({ text: texts[1], version: 2 });
  });

  test('accepts a request again whose answer was lost', async () => {
    const id = await anOwnActivity();
    const text = 'Dari ponsel.';
    for (const _attempt of [1, 2]) {
      const answer = await put(id, { text, version: 0 });
      expect([answer.statusCode, answer.json().data.log.version]).toEqual([200, 1]);
    }
  });

  test('gets a new version with each new text', async () => {
    const id = await anOwnActivity();
    await save(id);
    app.setTime(`${DAY}T09:00:00Z`);
    const again = (await save(id)).json().data.log;
    expect(again).toMatchObject({ version: 1, saved_at: `${DAY}T08:00:00.000Z` });
    const other = (await save(id, 'Lain')).json().data.log;
    expect(other).toMatchObject({ text: 'Lain', version: 2, saved_at: `${DAY}T09:00:00.000Z` });
  });

  test.each([
    [undefined, 'Catatan kegiatan wajib diisi'],
    [null, 'Catatan kegiatan wajib diisi'],
    [' \n', 'Catatan kegiatan wajib diisi'],
    ['x'.repeat(5001), 'Catatan kegiatan maksimal 5000 karakter'],
    [7, 'Harus berupa teks'],
    ['a\0b', 'Mengandung karakter yang tidak dapat disimpan'],
  ])('answers 422 to %j', async (text, message) => {
    const id = await anOwnActivity();
    const payload = { text };
    const url = `/api/student/activities/${id}/log`;
    const answer = await app.inject({ method: 'PUT', url, headers: student, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ text: [message] });
    expect(await stored(id)).toBeUndefined();
  });

  test('may have 5,000 characters, however many bytes they are', async () => {
    const id = await anOwnActivity();
    expect((await save(id, '🛠'.repeat(5000))).statusCode).toBe(200);
  });

  test('does not appear in the lists', async () => {
    const id = await anOwnActivity();
    await save(id, 'rahasia');
    for (const url of ['/api/activities', `/api/internships/${internship_id}/activities`]) {
      expect((await app.inject({ url, headers: student })).body).not.toContain('rahasia');
    }
  });
});

describe('handing in', () => {
  test('shows the log to everybody who may see the activity', async () => {
    const id = await anOwnActivity();
    await save(id);
    app.setTime(`${DAY}T10:00:00Z`);
    const answer = await handIn(id);
    expect(answer.statusCode).toBe(200);
    const log = {
      text: TEXT,
      version: 1,
      saved_at: `${DAY}T08:00:00.000Z`,
      handed_in_at: `${DAY}T10:00:00.000Z`,
      handed_in_version: 1,
      days_late: 0,
      ...AT_ONCE,
    };
    expect(answer.json().data).toMatchObject({ id, log });
    for (const headers of [student, mentor, lecturer, admin]) {
      expect(await logFor(headers, id)).toEqual(log);
    }
  });

  test('needs a saved log', async () => {
    const id = await anOwnActivity();
    const answer = await handIn(id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ text: ['Catatan kegiatan wajib diisi'] });
  });

  test('changes nothing the second time', async () => {
    const id = await anOwnActivity();
    await save(id);
    await handIn(id);
    const before = await stored(id);
    app.setTime(`${DAY}T11:00:00Z`);
    expect((await handIn(id)).statusCode).toBe(200);
    expect(await stored(id)).toEqual(before);
  });

  test('marks a late log by its first time', async () => {
    const id = await anOwnActivity('2026-02-27');
    await save(id);
    expect((await handIn(id)).json().data.log).toMatchObject({ days_late: 3 });

    await save(id, 'Lebih lengkap');
    expect(await logFor(mentor, id)).toMatchObject({
      text: 'Lebih lengkap',
      version: 2,
      handed_in_at: `${DAY}T08:00:00.000Z`,
      handed_in_version: 1,
      days_late: 3,
    });
    app.setTime(`${DAY}T18:00:00Z`);
    expect((await handIn(id)).json().data.log).toMatchObject({
      handed_in_at: `${DAY}T18:00:00.000Z`,
      handed_in_version: 2,
      days_late: 3,
    });
  });
});

test.each([
  ['2026-03-02T16:59:59Z', 422],
  ['2026-03-02T17:00:00Z', 200],
  ['2026-08-01T03:00:00Z', 200],
])('answers at %s to the log of 3 March with %i', async (now, statusCode) => {
  const student_ = await aStudent(app.db);
  const own = await anInternship(app.db, { student_id: student_.id });
  const { id } = await anActivity(app.db, { internship_id: own.id, date: '2026-03-03' });
  app.setTime(now);
  const answer = await save(id, TEXT, await app.signIn(student_.user));
  expect(answer.statusCode).toBe(statusCode);
  if (statusCode === 422) {
    const message = 'Catatan baru dapat diisi mulai tanggal aktivitas.';
    expect(answer.json()).toEqual({ message, errors: { date: [message] } });
    expect(await stored(id)).toBeUndefined();
  }
});

test('opens the log at midnight at the place of the activity, like its attendance', async () => {
  const student_ = await aStudent(app.db);
  const own = await anInternship(app.db, { student_id: student_.id });
  const place = await aPlace(app.db, { time_zone: 'WIT' });
  const { id } = await anActivity(app.db, {
    internship_id: own.id,
    date: '2026-03-03',
    place_id: place.id,
  });
  app.setTime('2026-03-02T15:00:00Z');
  expect((await save(id, TEXT, await app.signIn(student_.user))).statusCode).toBe(200);
});

test.each(['mentor', 'lecturer'] as const)(
  'closes the log once the %s has validated the activity',
  async (person) => {
    const id = await anOwnActivity();
    await save(id);
    const headers = person === 'mentor' ? mentor : lecturer;
    await app.inject({
      method: 'PATCH',
      url: `/api/activities/${id}/validate-${person}`,
      headers,
    });
    const before = await stored(id);
    for (const answer of [await save(id, 'Lain'), await handIn(id)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toBe(
        'Catatan tidak dapat diubah karena aktivitas sudah divalidasi.',
      );
    }
    expect(await stored(id)).toEqual(before);
  },
);

test('does not exist for another student', async () => {
  const id = await anOwnActivity();
  expect((await save(id, TEXT, await app.signIn('student'))).statusCode).toBe(404);
  expect((await save(2_000_000_000)).statusCode).toBe(404);
  expect(await stored(id)).toBeUndefined();
});

test('goes with its activity', async () => {
  const id = await anOwnActivity();
  await save(id);
  await app.inject({ method: 'DELETE', url: `/api/activities/${id}`, headers: admin });
  expect(await stored(id)).toBeUndefined();
});
