import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aGuidanceSession, aSuperAdmin } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { addDays } from '@/shared/calendarDays';
import {
  AGREEMENTS_MAX,
  GUIDANCE_SESSIONS_MAX,
} from '@/shared/resources/guidance-sessions/constants';
import { testInAll } from '@/shared/testing/testLevel';

/** 10.00 on campus. */
const NOW = '2026-03-11T03:00:00Z';
const TODAY = '2026-03-11';
const PATH = '/guidance-sessions';
const CONTENT = { date: '2026-03-09', topic: 'Metode', result: 'Bab 2 disepakati.' };

let app: TestApp;
let desk: Desk;
let other: Desk;

beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2026-02-02', end_date: '2026-06-30' });
  other = await aDesk(app, { start_date: '2026-02-02', end_date: '2026-06-30' });
});
afterAll(() => app.close());

const input = (changes: object = {}) => ({
  ...CONTENT,
  internship_id: desk.internship.id,
  ...changes,
});
const remove = ({ headers }: { headers: Record<string, string> }, id: number) =>
  app.inject({ method: 'DELETE', url: `/api${PATH}/${id}`, headers });

async function recorded(changes: object = {}) {
  const answer = await desk.as.student.post(PATH, input(changes));
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

const agree = (...sessions: { id: number; seen_version?: number }[]) =>
  desk.as.lecturer.post(`${PATH}/agreements`, { sessions });
const resultsOf = (answer: Awaited<ReturnType<typeof agree>>) => {
  expect(answer.statusCode).toBe(200);
  return answer.json().data.results;
};

async function closePeriod() {
  await app.db
    .updateTable('internship_periods')
    .set({ closed_at: new Date(), is_active: false })
    .where('id', '=', desk.period.id)
    .execute();
}

test('a session is sent, returned with a reason, corrected and agreed to', async () => {
  const session = await recorded();
  expect(session).toMatchObject({
    ...CONTENT,
    student_name: 'Aditya Pratama',
    lecturer_name: 'Fitri Handayani',
    state: 'sent',
    recorded_by: 'student',
    allowed: ['change'],
    agreed_sessions: 0,
    min_sessions: 0,
  });
  const url = `${PATH}/${session.id}`;
  const returned = await desk.as.lecturer.post(`${url}/return`, { reason: 'Tuliskan hasilnya.' });
  expect(returned.json().data).toMatchObject({
    state: 'returned',
    reason: 'Tuliskan hasilnya.',
    decided_by_name: 'Fitri Handayani',
    allowed: ['agree'],
  });
  const { version } = returned.json().data;
  const corrected = await desk.as.student.put(url, { ...CONTENT, topic: 'Metode baru', version });
  expect(corrected.json().data).toMatchObject({
    topic: 'Metode baru',
    state: 'sent',
    reason: null,
    decided_at: null,
  });
  expect(resultsOf(await agree({ id: session.id, seen_version: version + 1 }))).toEqual([
    { id: session.id, outcome: 'done', message: null, state: 'agreed' },
  ]);
  expect((await desk.as.student.get(url)).json().data).toMatchObject({
    state: 'agreed',
    allowed: [],
    agreed_sessions: 1,
  });
  expect(resultsOf(await agree({ id: session.id }))[0].outcome).toBe('already');
  for (const late of [
    await desk.as.student.put(url, CONTENT),
    await remove(desk.as.student, session.id),
  ]) {
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      'Bimbingan ini sudah disetujui dosen. Minta dosen mengembalikannya bila perlu diubah.',
    ]);
  }
});

testInAll('a lecturer takes back an agreement, and a return', async () => {
  const { id } = await recorded();
  await agree({ id });
  const reason = { reason: 'Tanggalnya keliru.' };
  const returned = await desk.as.lecturer.post(`${PATH}/${id}/return`, reason);
  expect(returned.json().data).toMatchObject({ state: 'returned', agreed_sessions: 0 });
  const again = await desk.as.lecturer.post(`${PATH}/${id}/return`, reason);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'Bimbingan ini sudah dikembalikan.',
  ]);
  expect(resultsOf(await agree({ id }))[0]).toMatchObject({ outcome: 'done', state: 'agreed' });
  expect((await desk.as.student.get(`${PATH}/${id}`)).json().data.reason).toBeNull();
});

testInAll('a session that the lecturer records is agreed to at once', async () => {
  const answer = await desk.as.lecturer.post(PATH, input());
  expect(answer.json().data).toMatchObject({
    state: 'agreed',
    recorded_by: 'lecturer',
    decided_by_name: 'Fitri Handayani',
    agreed_sessions: 1,
    allowed: ['return'],
  });
});

test('refuses a correction and a return over an older version, and says so for an agreement', async () => {
  const { id } = await recorded();
  await desk.as.student.put(`${PATH}/${id}`, { ...CONTENT, topic: 'Diubah' });
  for (const answer of [
    await desk.as.student.put(`${PATH}/${id}`, { ...CONTENT, version: 1 }),
    await desk.as.lecturer.post(`${PATH}/${id}/return`, { reason: 'Kurang.', seen_version: 1 }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale_version']);
  }
  expect(resultsOf(await agree({ id, seen_version: 1 }))).toEqual([
    {
      id,
      outcome: 'refused',
      message: 'Bimbingan ini baru saja diubah. Baca kembali, lalu setujui.',
      state: 'sent',
    },
  ]);
});

describe('who may do what', () => {
  testInAll('people see the sessions of their own placements, and super admins all', async () => {
    const session = await recorded();
    const foreign = await aGuidanceSession(app.db, { internship_id: other.internship.id });
    const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
    const idsOf = async (who: typeof admin) =>
      (await who.get(PATH)).json().data.map(({ id }: { id: number }) => id);
    expect(await idsOf(desk.as.student)).toEqual([session.id]);
    expect(await idsOf(desk.as.lecturer)).toEqual([session.id]);
    expect(await idsOf(other.as.lecturer)).toEqual([foreign.id]);
    expect(await idsOf(admin)).toEqual(expect.arrayContaining([session.id, foreign.id]));
    expect((await desk.as.mentor.get(PATH)).statusCode).toBe(403);
    for (const calls of [other.as.student, other.as.lecturer]) {
      expect((await calls.get(`${PATH}/${session.id}`)).statusCode).toBe(404);
    }
    const { data } = (await admin.get(`${PATH}/${session.id}`)).json();
    expect(data.allowed).toEqual([]);
  });

  testInAll('a session is neither changed nor decided on by others', async () => {
    const { id } = await recorded();
    const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
    expect((await other.as.student.put(`${PATH}/${id}`, CONTENT)).statusCode).toBe(404);
    expect((await remove(other.as.student, id)).statusCode).toBe(404);
    expect((await other.as.student.post(PATH, input())).json().errors).toEqual({
      internship_id: ['Magang tidak ditemukan'],
    });
    expect((await other.as.lecturer.post(PATH, input())).statusCode).toBe(422);
    const reason = { reason: 'Tuliskan hasilnya.' };
    expect((await other.as.lecturer.post(`${PATH}/${id}/return`, reason)).statusCode).toBe(404);
    const agreements = { sessions: [{ id }] };
    const answer = await other.as.lecturer.post(`${PATH}/agreements`, agreements);
    expect(resultsOf(answer)).toEqual([
      { id, outcome: 'refused', message: 'Data tidak ditemukan.', state: null },
    ]);
    for (const calls of [admin, desk.as.student, desk.as.mentor]) {
      expect((await calls.post(`${PATH}/agreements`, agreements)).statusCode).toBe(403);
      expect((await calls.post(`${PATH}/${id}/return`, reason)).statusCode).toBe(403);
    }
    expect((await desk.as.student.get(`${PATH}/${id}`)).json().data).toMatchObject({
      state: 'sent',
      version: 1,
    });
  });

  testInAll('a student deletes a session that waits', async () => {
    const { id } = await recorded();
    expect((await remove(desk.as.student, id)).statusCode).toBe(200);
    expect((await desk.as.student.get(`${PATH}/${id}`)).statusCode).toBe(404);
  });
});

test('a closed period takes no session, and keeps those that it has', async () => {
  const { id } = await recorded();
  await closePeriod();
  const answers = [
    await desk.as.student.post(PATH, input()),
    await desk.as.lecturer.post(PATH, input()),
    await desk.as.student.put(`${PATH}/${id}`, CONTENT),
    await remove(desk.as.student, id),
    await desk.as.lecturer.post(`${PATH}/${id}/return`, { reason: 'Tuliskan hasilnya.' }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Periode ini sudah ditutup.']);
  }
  expect(resultsOf(await agree({ id }))[0]).toMatchObject({
    outcome: 'refused',
    message: 'Periode ini sudah ditutup.',
  });
  // The database refuses whatever a handler forgets.
  for (const forgetful of [
    app.db.updateTable('guidance_sessions').set({ topic: 'Lain' }).where('id', '=', id),
    app.db.deleteFrom('guidance_sessions').where('id', '=', id),
    app.db
      .insertInto('guidance_sessions')
      .values({ ...CONTENT, internship_id: desk.internship.id }),
  ]) {
    await expect(forgetful.execute()).rejects.toThrow('closed');
  }
});

describe('the limits of a session', () => {
  test.each([
    [{ date: addDays(TODAY, 1) }, { date: ['Tanggal bimbingan tidak boleh di masa depan'] }],
    [{ date: '2026-02-01' }, { date: ['Tanggal harus berada di dalam periode magang'] }],
    [{ date: '2026-02-30' }, { date: ['Tanggal bimbingan tidak valid'] }],
    [{ topic: ' ' }, { topic: ['Topik wajib diisi'] }],
    [{ topic: 'a'.repeat(201) }, { topic: ['Topik maksimal 200 karakter'] }],
    [{ result: 'ok' }, { result: ['Hasil wajib diisi'] }],
  ])('refuses %j', async (changes, errors) => {
    const { id } = await aGuidanceSession(app.db, { internship_id: desk.internship.id });
    for (const answer of [
      await desk.as.student.post(PATH, input(changes)),
      await desk.as.student.put(`${PATH}/${id}`, { ...CONTENT, ...changes }),
    ]) {
      expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    }
  });

  testInAll('takes the first day of the placement, and today', async () => {
    await recorded({ date: '2026-02-02' });
    await recorded({ date: TODAY });
  });

  testInAll('the day is that on campus', async () => {
    app.setTime('2026-03-11T17:30:00Z');
    desk.as.student = await callsOf(app, desk.student.user);
    await recorded({ date: '2026-03-12' });
  });

  testInAll('a placement has a largest number of sessions', async () => {
    const rows = Array.from({ length: GUIDANCE_SESSIONS_MAX }, () => ({
      ...CONTENT,
      internship_id: desk.internship.id,
    }));
    await app.db.insertInto('guidance_sessions').values(rows).execute();
    expect((await desk.as.student.post(PATH, input())).json().errors).toEqual({
      internship_id: [`Maksimal ${GUIDANCE_SESSIONS_MAX} bimbingan untuk satu magang`],
    });
  });

  testInAll('a lecturer agrees to a limited number at once', async () => {
    const sessions = Array.from({ length: AGREEMENTS_MAX + 1 }, (_, index) => ({ id: index + 1 }));
    expect((await agree(...sessions)).statusCode).toBe(422);
  });
});

testInAll('the list is searched, and filtered by state, period and lecturer', async () => {
  const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
  const first = await recorded();
  const second = await recorded({ date: TODAY, topic: 'Penutup laporan' });
  await agree({ id: first.id });
  await aGuidanceSession(app.db, { internship_id: other.internship.id });
  const found = async (query: string) =>
    (await admin.get(`${PATH}?page=1&internship_period_id=${desk.period.id}${query}`))
      .json()
      .data.map(({ id }: { id: number }) => id);
  expect(await found('')).toEqual([second.id, first.id]);
  expect(await found('&sort=date')).toEqual([first.id, second.id]);
  expect(await found('&state=agreed')).toEqual([first.id]);
  expect(await found('&search=penutup')).toEqual([second.id]);
  expect(await found(`&lecturer_id=${other.lecturer.id}`)).toEqual([]);
  expect(await found(`&lecturer_id=${desk.lecturer.id}`)).toHaveLength(2);
});

testInAll('the file and the finder have the sessions of the own students', async () => {
  const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
  const { id } = await recorded({ topic: 'Rumusan masalah' });
  const last = await recorded({ date: TODAY, topic: 'Penutup laporan' });
  await agree({ id });
  await aGuidanceSession(app.db, { internship_id: other.internship.id });
  const topics = async (calls: Desk['as']['student'], query = '') => {
    const file = await calls.get(
      `${PATH}/export?format=csv&columns=topic&internship_period_id=${desk.period.id}${query}`,
    );
    expect(file.statusCode).toBe(200);
    return file.body.trim().split('\r\n').slice(1);
  };
  const both = ['Penutup laporan', 'Rumusan masalah'];
  for (const calls of [admin, desk.as.lecturer]) expect(await topics(calls)).toEqual(both);
  expect(await topics(other.as.lecturer)).toEqual([]);
  expect(await topics(admin, '&state=agreed')).toEqual(['Rumusan masalah']);
  const condition = encodeURIComponent(JSON.stringify([['topic', 'contains', 'penutup']]));
  expect(await topics(admin, `&conditions=${condition}`)).toEqual(['Penutup laporan']);
  expect((await desk.as.mentor.get(`${PATH}/export`)).statusCode).toBe(403);

  const found = async (calls: Desk['as']['student']) =>
    (await calls.get(`/search?search=${desk.student.nim}`))
      .json()
      .data.guidance_sessions.map((session: { id: number }) => session.id);
  for (const calls of [admin, desk.as.lecturer]) expect(await found(calls)).toEqual([last.id, id]);
  for (const calls of [other.as.lecturer, desk.as.mentor, desk.as.student]) {
    expect(await found(calls)).toEqual([]);
  }
});

testInAll(
  'the progress has the placements of a person with their sessions in numbers',
  async () => {
    const setMinimum = (min_guidance_sessions: number) =>
      app.db
        .updateTable('internship_periods')
        .set({ min_guidance_sessions })
        .where('id', '=', desk.period.id)
        .execute();
    await setMinimum(8);
    const { id } = await recorded();
    await recorded();
    await agree({ id });
    const bunga = await desk.placed('Bunga Lestari');
    const progress = async (calls: Desk['as']['student']) =>
      (await calls.get(`${PATH}/progress?page=1`)).json().data;
    expect(await progress(desk.as.student)).toMatchObject([
      {
        internship_id: desk.internship.id,
        agreed_sessions: 1,
        sent_sessions: 1,
        returned_sessions: 0,
        min_sessions: 8,
        can_record: true,
      },
    ]);
    expect(await progress(desk.as.lecturer)).toMatchObject([
      { student_name: 'Aditya Pratama', agreed_sessions: 1 },
      { student_name: 'Bunga Lestari', agreed_sessions: 0, min_sessions: 8 },
    ]);
    expect(await progress(other.as.lecturer)).toHaveLength(1);
    const admin = await callsOf(app, (await aSuperAdmin(app.db)).user);
    const { data } = (
      await admin.get(`${PATH}/progress?search=bunga&internship_period_id=${desk.period.id}`)
    ).json();
    expect(data).toMatchObject([{ student_name: 'Bunga Lestari', can_record: false }]);
    const short = async (shortage: string) =>
      (await desk.as.lecturer.get(`${PATH}/progress?shortage=${shortage}&sort=-agreed_sessions`))
        .json()
        .data.map(({ student_name }: { student_name: string }) => student_name);
    expect(await short('none')).toEqual(['Bunga Lestari']);
    expect(await short('below')).toEqual(['Aditya Pratama', 'Bunga Lestari']);
    await setMinimum(1);
    expect(await short('below')).toEqual(['Bunga Lestari']);
    await setMinimum(0);
    expect(await short('below')).toEqual([]);
    expect(await short('any')).toEqual(['Bunga Lestari']);
    const end = (end_date: string, end_reason: 'resigned' | 'finished') =>
      app.db
        .updateTable('internships')
        .set({ end_date, end_reason })
        .where('id', '=', bunga.internship.id)
        .execute();
    await end(addDays(TODAY, -1), 'resigned');
    expect(await short('any')).toEqual([]);
    await end(TODAY, 'resigned');
    expect(await short('any')).toEqual(['Bunga Lestari']);
    await end(addDays(TODAY, -1), 'finished');
    expect(await short('any')).toEqual(['Bunga Lestari']);
    await closePeriod();
    expect((await progress(desk.as.student))[0].can_record).toBe(false);
  },
);

testInAll('the trail names the decisions without the texts', async () => {
  const { id } = await recorded({ topic: 'Rahasia topik', result: 'Rahasia hasil' });
  await desk.as.lecturer.post(`${PATH}/${id}/return`, { reason: 'Rahasia alasan' });
  await desk.as.student.put(`${PATH}/${id}`, CONTENT);
  await agree({ id });
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('resource', '=', 'guidance_sessions')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['create', 'return', 'hand_in', 'approve']);
  expect(JSON.stringify(entries)).not.toContain('Rahasia');
});
