import { callsOf } from '@/server/testing/aDesk';
import { aPlacement } from '@/server/testing/aPlacement';
import { confirmed } from '@/server/testing/attendance/confirmed';
import {
  aCompany,
  aMentor,
  anActivity,
  anActivityLog,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';

/** A Monday in the period. */
const TODAY = '2026-03-16';
const PERIOD = { start_date: '2026-03-02', end_date: '2026-06-26' };

let app: TestApp;
let superAdmin: Awaited<ReturnType<typeof newUserOf.super_admin>>['user'];
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
  superAdmin = (await newUserOf.super_admin(app.db)).user;
});
beforeEach(() => app.setTime(`${TODAY}T03:00:00Z`));
afterAll(() => app.close());

const admin = () => callsOf(app, superAdmin);

/** A placement that began with its period, in a company with one place. */
async function setUp(quota = 1) {
  const { post } = await admin();
  const { input, student, mentor, lecturer, company } = await aPlacement(app.db, quota);
  const period = await anInternshipPeriod(app.db, PERIOD);
  const body = { ...input, internship_period_id: period.id };
  const answer = await post('/internships', { ...body, start_date: PERIOD.start_date });
  expect(answer.statusCode).toBe(201);
  const internship: { id: number; version: number } = answer.json().data;
  const other = await aMentor(app.db, { company_id: (await aCompany(app.db)).id });
  return { body, period, student, mentor, lecturer, company, internship, other };
}

const errorsOf = (answer: { json: () => { errors?: object } }) => answer.json().errors;

describe('the first day', () => {
  test('begins a new placement today in a period that has begun, unless one is chosen', async () => {
    const { post } = await admin();
    const place = async (period: object, more: object = {}) => {
      const { input } = await aPlacement(app.db);
      const { id } = await anInternshipPeriod(app.db, period);
      const answer = await post('/internships', { ...input, internship_period_id: id, ...more });
      return answer.statusCode === 201 ? answer.json().data.start_date : errorsOf(answer);
    };
    expect(await place(PERIOD)).toBe(TODAY);
    expect(await place({ ...PERIOD, start_date: TODAY })).toBeNull();
    expect(await place({ ...PERIOD, start_date: '2026-04-01' })).toBeNull();
    expect(await place({ start_date: '2026-01-05', end_date: '2026-03-13' })).toBeNull();
    expect(await place(PERIOD, { start_date: '2026-03-09' })).toBe('2026-03-09');
    const outside = { start_date: ['Tanggal mulai harus di dalam periode magang'] };
    expect(await place(PERIOD, { start_date: '2026-03-01' })).toEqual(outside);
    expect(await place(PERIOD, { start_date: '2026-06-27' })).toEqual(outside);
    expect(await place(PERIOD, { start_date: '2026-02-30' })).toEqual({
      start_date: ['Tanggal mulai tidak valid'],
    });
  });

  test('refuses a period that does not contain it', async () => {
    const { put } = await admin();
    const { body, internship } = await setUp();
    const next = await anInternshipPeriod(app.db, {
      start_date: '2026-08-03',
      end_date: '2026-12-18',
    });
    const move = (more: object) =>
      put(`/internships/${internship.id}`, { ...body, internship_period_id: next.id, ...more });
    expect(errorsOf(await move({ start_date: PERIOD.start_date }))).toEqual({
      start_date: ['Tanggal mulai harus di dalam periode magang'],
    });
    expect((await move({})).json().data.start_date).toBeNull();
  });

  test('stays when it is left out of a change, and an end is changed by its action alone', async () => {
    const { put } = await admin();
    const { body, internship } = await setUp();
    const change = (more: object) => put(`/internships/${internship.id}`, { ...body, ...more });
    expect((await change({})).json().data.start_date).toBe(PERIOD.start_date);
    expect((await change({ start_date: '2026-03-20' })).json().data.start_date).toBe('2026-03-20');
    expect((await change({ start_date: null })).json().data.start_date).toBeNull();
    expect((await change({ end_date: null, end_reason: null })).statusCode).toBe(200);
    const refused = await change({ end_date: '2026-04-30', end_reason: 'resigned' });
    const byAction = ["Gunakan 'Akhiri magang' untuk mengubah akhir magang"];
    expect([refused.statusCode, errorsOf(refused)]).toEqual([
      422,
      { end_date: byAction, end_reason: byAction },
    ]);
  });
});

describe('the end', () => {
  test('frees a student who goes on elsewhere without a move to be placed again', async () => {
    const { get, post } = await admin();
    const { internship, body, student, period, other } = await setUp();
    const candidates = async () => {
      const { data } = (await get(`/students?without_internship_in=${period.id}`)).json();
      return data.some(({ id }: { id: number }) => id === student.id);
    };
    expect(await candidates()).toBe(false);
    const end = { end_date: '2026-03-18', end_reason: 'moved', expected: 0 };
    expect((await post(`/internships/${internship.id}/end`, end)).statusCode).toBe(200);
    expect(await candidates()).toBe(true);

    const next = { ...body, company_id: other.company_id, mentor_id: other.id };
    const { internship_period_id, ...row } = { ...next, start_date: undefined };
    const check = { internship_period_id, start_date: '2026-03-19', placements: [row] };
    expect((await post('/internships/bulk/check', check)).json().data).toEqual([
      { student_id: student.id, errors: {}, warnings: [] },
    ]);
    expect((await post('/internships/bulk', check)).statusCode).toBe(201);
    expect(await candidates()).toBe(false);
  });

  test('takes the untouched activities after it away and frees the place', async () => {
    const { get, post } = await admin();
    const { internship, body, mentor } = await setUp();
    const on = (date: string, more: object = {}) =>
      anActivity(app.db, { internship_id: internship.id, date, ...more });
    const [past, last, gone, kept] = [
      await on('2026-03-11'),
      await on('2026-03-18'),
      await on('2026-03-19'),
      await on('2026-03-20'),
    ];
    await anActivityLog(app.db, { activity_id: kept.id });
    const url = `/internships/${internship.id}`;
    const check = await get(`${url}/dropped-activities?date_from=2026-03-19`);
    expect(check.json().data).toEqual({
      deleted: 1,
      kept: 1,
      waiting_requests: 0,
      activities: [
        { id: kept.id, date: '2026-03-20', name: kept.name, is_kept: true },
        { id: gone.id, date: '2026-03-19', name: gone.name, is_kept: false },
      ],
    });
    const end = { end_date: '2026-03-18', end_reason: 'resigned', expected: 1 };
    const changed = await post(`${url}/end`, { ...end, expected: 2 });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'schedule_changed']);
    const stale = await post(`${url}/end`, { ...end, version: 7 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale_version']);

    const ended = await post(`${url}/end`, { ...end, reason: 'Surat tertanggal 16 Maret.' });
    expect([ended.statusCode, ended.json().data]).toEqual([
      200,
      expect.objectContaining({ end_date: '2026-03-18', end_reason: 'resigned', version: 2 }),
    ]);
    const left = await app.db
      .selectFrom('activities')
      .select('id')
      .where('internship_id', '=', internship.id)
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual([past.id, last.id, kept.id]);
    expect((await post(`${url}/end`, end)).statusCode).toBe(409);

    // The place is taken until the last day.
    const successor = { ...body, student_id: (await aStudent(app.db)).id, mentor_id: mentor.id };
    const early = await post('/internships', { ...successor, start_date: '2026-03-18' });
    expect(errorsOf(early)).toEqual({
      company_id: ['Kuota magang perusahaan ini sudah penuh pada periode tersebut'],
    });
    const next = await post('/internships', { ...successor, start_date: '2026-03-19' });
    expect(next.statusCode).toBe(201);
    const undone = await post(`${url}/end/undo`, {});
    expect([undone.statusCode, undone.json().message]).toEqual([
      409,
      'Kuota magang perusahaan ini sudah penuh pada periode tersebut.',
    ]);
  });

  test('stays while the student is placed elsewhere on days that would come back', async () => {
    const { post } = await admin();
    const { internship, body, other } = await setUp();
    const url = `/internships/${internship.id}/end`;
    const end = { end_date: '2026-03-18', end_reason: 'moved', expected: 0 };
    expect((await post(url, end)).statusCode).toBe(200);
    const next = { ...body, company_id: other.company_id, mentor_id: other.id };
    const placed = await post('/internships', { ...next, start_date: '2026-03-19' });
    const { id, mentor } = placed.json().data;
    const undone = await post(`${url}/undo`, {});
    expect([undone.statusCode, undone.json().message]).toEqual([
      409,
      `Mahasiswa sudah ditempatkan lagi di ${mentor.company.name}. Akhiri atau hapus penempatan itu dahulu.`,
    ]);
    const endsNext = { end_date: '2026-03-20', end_reason: 'resigned', expected: 0 };
    expect((await post(`/internships/${id}/end`, endsNext)).statusCode).toBe(200);
    expect((await post(`${url}/undo`, {})).statusCode).toBe(409);
    app.setTime('2026-03-21T03:00:00Z');
    const later = await admin();
    expect((await later.post(`${url}/undo`, {})).statusCode).toBe(200);
  });

  test('keeps to the days of the placement and can be taken back', async () => {
    const { post } = await admin();
    const { internship } = await setUp();
    const url = `/internships/${internship.id}/end`;
    const end = (end_date: string) => post(url, { end_date, end_reason: 'finished', expected: 0 });
    expect(errorsOf(await end('2026-03-01'))).toEqual({
      end_date: ['Hari terakhir tidak boleh sebelum hari pertama magang'],
    });
    expect(errorsOf(await end('2026-06-27'))).toEqual({
      end_date: ['Hari terakhir harus di dalam periode magang'],
    });
    expect(Object.keys(errorsOf(await post(url, {})) ?? {})).toEqual([
      'end_date',
      'end_reason',
      'expected',
    ]);
    expect((await end('2026-03-20')).json().data.stage).toBe('running');
    const undone = await post(`${url}/undo`, {});
    expect(undone.json().data).toMatchObject({ end_date: null, end_reason: null });
    expect((await post(`${url}/undo`, {})).statusCode).toBe(409);
  });
});

test('a move ends one placement and begins another one, both or none', async () => {
  const { get, post, put } = await admin();
  const { internship, other, company, lecturer } = await setUp();
  const url = `/internships/${internship.id}`;
  const move = (more: object = {}) =>
    post(`${url}/move`, {
      end_date: '2026-03-20',
      company_id: other.company_id,
      mentor_id: other.id,
      expected: 0,
      ...more,
    });
  expect(errorsOf(await move({ company_id: company.id }))).toEqual({
    company_id: ['Pilih mitra yang lain dari mitra sekarang'],
  });
  expect(errorsOf(await move({ start_date: '2026-03-20' }))).toEqual({
    start_date: ['Hari pertama di mitra baru harus sesudah hari terakhir di mitra sekarang'],
  });
  expect(errorsOf(await move({ mentor_id: 2_000_000_000 }))).toEqual({
    mentor_id: ['Mentor tidak ditemukan'],
  });
  expect((await get(url)).json().data.end_date).toBeNull();

  const moved = await move();
  expect(moved.statusCode).toBe(201);
  const { data } = moved.json();
  expect(data).toMatchObject({
    start_date: '2026-03-21',
    end_date: null,
    lecturer_id: lecturer.id,
    company_id: other.company_id,
    continued_from: { id: internship.id, company_name: company.name },
    continued_by: null,
  });
  expect((await get(url)).json().data).toMatchObject({
    end_date: '2026-03-20',
    end_reason: 'moved',
    continued_by: { id: data.id },
  });
  const undone = await post(`${url}/end/undo`, {});
  expect([undone.statusCode, undone.json().message]).toEqual([
    409,
    'Mahasiswa sudah melanjutkan di mitra lain. Hapus penempatan lanjutannya dahulu.',
  ]);
  const next = {
    ...{ student_id: data.student_id, internship_period_id: data.internship_period_id },
    ...{ company_id: data.company_id, mentor_id: data.mentor_id, lecturer_id: data.lecturer_id },
  };
  for (const start_date of ['2026-03-20', null]) {
    const early = await put(`/internships/${data.id}`, { ...next, start_date });
    expect(errorsOf(early)).toEqual({
      start_date: ['Tanggal mulai harus sesudah hari terakhir di mitra sebelumnya'],
    });
  }
  const late = await put(`/internships/${data.id}`, { ...next, start_date: '2026-03-23' });
  expect(late.json().data.start_date).toBe('2026-03-23');
  const mentor = await callsOf(app, other.user);
  expect((await mentor.get(`/internships/${data.id}`)).json().data.continued_from).toBeNull();
});

test('interruptions take their activities away, do not overlap and can be changed and taken back', async () => {
  const { get, post, put } = await admin();
  const { internship } = await setUp();
  const within = await anActivity(app.db, { internship_id: internship.id, date: '2026-03-24' });
  const url = `/internships/${internship.id}/interruptions`;
  const pause = { start_date: '2026-03-23', end_date: '2026-03-27', reason: 'Cuti kuliah' };
  expect(errorsOf(await post(url, { ...pause, end_date: '2026-03-20', expected: 0 }))).toEqual({
    end_date: ['Tanggal akhir tidak boleh sebelum tanggal mulai'],
  });
  expect(errorsOf(await post(url, { ...pause, start_date: '2026-03-01', expected: 0 }))).toEqual({
    start_date: ['Jeda harus di dalam masa magang'],
  });
  expect((await post(url, { ...pause, expected: 0 })).statusCode).toBe(409);
  const created = await post(url, { ...pause, expected: 1 });
  expect([created.statusCode, created.json().data]).toEqual([
    201,
    { id: expect.any(Number), ...pause, version: 1 },
  ]);
  expect((await get(`/activities/${within.id}`)).statusCode).toBe(404);
  const overlap = { start_date: ['Sudah ada jeda lain pada tanggal ini'] };
  const open = { ...pause, start_date: '2026-03-27', end_date: null, expected: 0 };
  expect(errorsOf(await post(url, open))).toEqual(overlap);
  const { id } = created.json().data;
  const changed = await put(`${url}/${id}`, { ...open, version: 1 });
  expect(changed.json().data).toMatchObject({ start_date: '2026-03-27', end_date: null });
  expect((await put(`${url}/${id}`, { ...open, version: 1 })).statusCode).toBe(409);
  expect(
    errorsOf(await post(url, { ...pause, start_date: '2026-06-01', end_date: null, expected: 0 })),
  ).toEqual(overlap);
  expect((await get(url)).json().data).toHaveLength(1);
  // The reason is personal, and the trail keeps what it has.
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'reason'])
    .where('resource', '=', 'internship_interruptions')
    .where('record_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'create', reason: null },
    { action: 'update', reason: null },
  ]);
  expect((await post(`${url}/${id}/cancel`, {})).statusCode).toBe(200);
  expect((await post(`${url}/${id}/cancel`, {})).statusCode).toBe(404);
  expect((await get(url)).json().data).toEqual([]);
});

test('a day outside of the placement has no verdict, no press and no request', async () => {
  const { post, get } = await admin();
  const { internship, student, mentor } = await setUp();
  const today = await anActivity(app.db, { internship_id: internship.id, date: TODAY });
  await anActivity(app.db, { internship_id: internship.id, date: '2026-03-12' });
  const days = async () => {
    const range = 'date_from=2026-03-12&date_to=2026-03-16';
    const answer = await get(`/internships/${internship.id}/attendance-days?${range}`);
    return answer
      .json()
      .data.days.map(({ verdict }: { verdict: string | null }) => verdict)
      .filter((verdict: string | null) => verdict !== null);
  };
  expect(await days()).toEqual(['absent', 'pending']);
  await anActivityLog(app.db, { activity_id: today.id });
  const end = { end_date: '2026-03-11', end_reason: 'dismissed', expected: 0 };
  const asked = await post(`/internships/${internship.id}/end`, end);
  expect([asked.statusCode, asked.json().verdict_changes]).toMatchObject([
    409,
    { days: 1, kinds: [{ before: 'absent', after: null, days: 1 }] },
  ]);
  expect(await days()).toEqual(['absent', 'pending']);
  const ended = await confirmed((seen) =>
    post(`/internships/${internship.id}/end`, { ...end, ...seen }),
  );
  expect([ended.statusCode, await days()]).toEqual([200, []]);
  const own = await callsOf(app, student.user);
  const press = await own.patch(`/activities/${today.id}/presence-student`, {
    latitude: -6.9,
    longitude: 107.6,
  });
  expect([press.statusCode, press.json().message]).toEqual([
    422,
    'Magang tidak berlangsung pada tanggal ini: belum dimulai, sudah berakhir, atau sedang jeda.',
  ]);
  const entered = await (await callsOf(app, mentor.user)).post(`/activities/${today.id}/presses`, {
    kind: 'in',
    claimed_time: '08:00',
    reason_note: 'Ponsel rusak.',
  });
  expect(entered.statusCode).toBe(409);
  expect((await own.get(`/activities/${today.id}`)).statusCode).toBe(200);
  expect((await get(`/internships/${internship.id}`)).json().data.stage).toBe('ended');
});

test('says of a day why the student is not at the company, and who has changed it since', async () => {
  const { post, put } = await admin();
  const { internship, student, body } = await setUp();
  await anActivity(app.db, { internship_id: internship.id, date: '2026-03-12' });
  const url = `/internships/${internship.id}`;
  await put(url, { ...body, start_date: '2026-03-04' });
  const pause = { start_date: '2026-03-12', end_date: '2026-03-12', reason: 'Sakit', expected: 0 };
  await confirmed((seen) => post(`${url}/interruptions`, { ...seen, ...pause }));
  await post(`${url}/end`, { end_date: '2026-03-17', end_reason: 'finished', expected: 0 });

  const own = await callsOf(app, student.user);
  const range = 'date_from=2026-03-01&date_to=2026-03-18';
  const { days } = (await own.get(`${url}/attendance-days?${range}`)).json().data;
  expect(days.flatMap(({ changes }: { changes: object[] }) => changes)).toHaveLength(1);
  const reasons = days.flatMap(({ date, not_placed }: { date: string; not_placed: string }) =>
    not_placed === null ? [] : [[date, not_placed]],
  );
  expect(reasons).toEqual([
    ['2026-03-01', 'not_begun'],
    ['2026-03-02', 'not_begun'],
    ['2026-03-03', 'not_begun'],
    ['2026-03-12', 'interrupted'],
    ['2026-03-18', 'ended'],
  ]);
  const dayOn = async (date: string) =>
    (await own.get(`${url}/attendance-days/${date}`)).json().data;
  expect(await dayOn('2026-03-12')).toMatchObject({
    verdict: null,
    not_placed: 'interrupted',
    changes: [
      {
        before: 'absent',
        after: null,
        reason: 'Sakit',
        changed_by_name: expect.stringMatching(/^Pengguna/),
        changed_at: `${TODAY}T03:00:00.000Z`,
      },
    ],
  });
  expect((await dayOn('2026-03-13')).changes).toEqual([]);

  const [{ id }] = (await own.get(`${url}/interruptions`)).json().data;
  const reason = 'Salah tanggal.';
  await confirmed((seen) => post(`${url}/interruptions/${id}/cancel`, { ...seen, reason }));
  expect((await dayOn('2026-03-12')).changes).toMatchObject([
    { before: null, after: 'absent', reason },
    { before: 'absent', after: null },
  ]);
});

test('a later first day, a past interruption and one taken back ask about past days', async () => {
  const { post, put } = await admin();
  const { internship, body } = await setUp();
  await anActivity(app.db, { internship_id: internship.id, date: '2026-03-12' });
  const url = `/internships/${internship.id}`;
  const changed = async (send: Parameters<typeof confirmed>[0]) => {
    const asked = await send({});
    const answer = await confirmed(send);
    return [asked.statusCode, asked.json().verdict_changes?.kinds, answer.statusCode];
  };
  const absent = [{ before: 'absent', after: null, days: 1 }];
  const back = [{ before: null, after: 'absent', days: 1 }];
  const start = (start_date: string | null) => (seen: object) =>
    put(url, { ...body, start_date, ...seen });
  expect(await changed(start('2026-03-13'))).toEqual([409, absent, 200]);
  expect(await changed(start('2026-03-02'))).toEqual([409, back, 200]);
  const pause = {
    start_date: '2026-03-12',
    end_date: '2026-03-12',
    expected: 0,
    reason: 'Sakit',
  };
  const pauses = (seen: object) => post(`${url}/interruptions`, { ...pause, ...seen });
  expect(await changed(pauses)).toEqual([409, absent, 201]);
  const [{ id }] = (await (await admin()).get(`${url}/interruptions`)).json().data;
  const cancel = (seen: object) => post(`${url}/interruptions/${id}/cancel`, seen);
  expect(await changed(cancel)).toEqual([409, back, 200]);
});

test('another period asks about the past days that it takes away or judges by other rules', async () => {
  const { put } = await admin();
  const { internship, body, period } = await setUp();
  await anActivity(app.db, { internship_id: internship.id, date: '2026-03-12' });
  const later = await anInternshipPeriod(app.db, { ...PERIOD, start_date: '2026-03-13' });
  const url = `/internships/${internship.id}`;
  const change = { ...body, start_date: null, internship_period_id: later.id };
  const asked = await put(url, change);
  expect([asked.statusCode, asked.json().verdict_changes?.kinds]).toEqual([
    409,
    [{ before: 'absent', after: null, days: 1 }],
  ]);
  expect((await confirmed((seen) => put(url, { ...change, ...seen }))).statusCode).toBe(200);
  // Back in the period whose earlier days it did not have.
  const back = await put(url, { ...change, internship_period_id: period.id });
  expect([back.statusCode, back.json().verdict_changes?.kinds]).toEqual([
    409,
    [{ before: null, after: 'absent', days: 1 }],
  ]);
});

test('the student, the mentor and the lecturer hear of an end, an interruption and a move', async () => {
  const { post } = await admin();
  const { internship, student, other, company } = await setUp();
  const url = `/internships/${internship.id}`;
  const pause = { start_date: '2026-03-17', end_date: '2026-03-18', reason: 'Sakit', expected: 0 };
  await post(`${url}/interruptions`, pause);
  const at = { end_date: '2026-03-20', company_id: other.company_id, mentor_id: other.id };
  await post(`${url}/move`, { ...at, expected: 0 });
  const own = await callsOf(app, student.user);
  const news: { title: string; detail: string }[] = (await own.get('/notifications')).json().data;
  expect(news).toContainEqual(
    expect.objectContaining({
      title: expect.stringContaining(`Penempatan Anda di ${company.name} diubah`),
      detail:
        'Hari terakhir: – → 20 Mar 2026 (Pindah mitra) · Jeda: – → 17 Mar 2026 s/d 18 Mar 2026',
    }),
  );
});
