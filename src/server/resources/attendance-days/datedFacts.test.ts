import { sql } from 'kysely';
import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aMentor, anActivity, aPlace } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';
import { closePeriod } from '@/server/testing/closePeriod';
import { settled, settling } from '@/server/testing/settled';
import { ASKING } from '@/shared/constants/leftovers';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';
import { testInAll } from '@/shared/testing/testLevel';

/** A Wednesday, 10.00 WIB. */
const NOW = '2030-03-13T03:00:00.000Z';
const TODAY = '2030-03-13';
const REASON = 'Zona lokasi salah dipilih.';

let app: TestApp;
let desk: Desk;
let admin: Awaited<ReturnType<typeof callsOf>>;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  // Pressed at 08.05 WIB: on time there, and late in the zones further east.
  await desk.attended('2030-03-05', '08:05');
  // A day without a press.
  await desk.activity({ date: '2030-03-06' });
});

const verdicts = async () => {
  const url = `/internships/${desk.internship.id}/attendance-days`;
  const answer = await desk.as.student.get(`${url}?date_from=2030-03-05&date_to=2030-03-06`);
  return answer.json().data.days.map(({ verdict }: { verdict: string }) => verdict);
};

const placeInput = (changes: Partial<ReturnType<typeof aPlaceInput>> = {}) => {
  const point = { latitude: -5.147, longitude: 119.433, is_point_confirmed: true };
  return { ...aPlaceInput({ company_id: desk.company.id, ...changes }), ...point };
};

const periodInput = () => {
  const { id: _, version: _version, closed_at: _closed, ...period } = desk.period;
  return period;
};

const changesIn = () =>
  app.db
    .selectFrom('verdict_changes')
    .select(['date', 'verdict_before', 'verdict_after', 'reason'])
    .where('internship_id', '=', desk.internship.id)
    .orderBy('date')
    .orderBy('id')
    .execute();

test('an edit of today leaves the verdicts on past days', async () => {
  expect(await verdicts()).toEqual(['present', 'absent']);

  const first = await admin.post('/places', placeInput({ name: 'Makassar', time_zone: 'WITA' }));
  expect([first.statusCode, await verdicts()]).toEqual([201, ['present', 'absent']]);
  const { id } = first.json().data;

  const strict = { ...periodInput(), late_tolerance_minutes: 0, requires_check_out: true };
  const lowered = await admin.put(`/internship-periods/${desk.period.id}`, strict);
  expect([lowered.statusCode, await verdicts()]).toEqual([200, ['present', 'absent']]);

  const edited = await admin.put(
    `/places/${id}`,
    placeInput({ name: 'Jayapura', time_zone: 'WIT' }),
  );
  expect([edited.statusCode, await verdicts()]).toEqual([200, ['present', 'absent']]);

  // The place has been valid since today.
  await anActivity(app.db, { internship_id: desk.internship.id, date: TODAY });
  const url = `/internships/${desk.internship.id}/attendance-days/${TODAY}`;
  expect((await desk.as.student.get(url)).json().data.time_zone).toBe('WIT');
});

describe('at a company with two places', () => {
  let bandung: { id: number };
  let makassar: { id: number };
  beforeEach(async () => {
    app.setTime('2030-03-01T03:00:00.000Z');
    const store = async (input: object) =>
      (await admin.post('/places', input)).json().data as { id: number };
    bandung = await store(aPlaceInput({ company_id: desk.company.id, name: 'Bandung' }));
    makassar = await store(placeInput({ name: 'Makassar', time_zone: 'WITA' }));
    app.setTime(NOW);
  });

  const choose = (id: number, more = {}) =>
    admin.put(`/internships/${desk.internship.id}/places`, {
      place_ids: [id],
      default_place_id: id,
      ...more,
    });

  test('another default place, and none, count from today', async () => {
    expect((await choose(makassar.id)).statusCode).toBe(200);
    expect(await verdicts()).toEqual(['present', 'absent']);
    await admin.put(`/internships/${desk.internship.id}/places`, { place_ids: [] });
    const off = { action: 'deactivate', ids: [bandung.id] };
    expect((await admin.post('/places/actions', off)).statusCode).toBe(200);
    expect(await verdicts()).toEqual(['present', 'absent']);
  });

  test('a move to another company counts from today', async () => {
    app.setTime('2030-03-01T03:00:00.000Z');
    const other = await aMentor(app.db);
    const { company_id } = other;
    await admin.post('/places', placeInput({ company_id, time_zone: 'WITA' }));
    app.setTime(NOW);
    const { data } = (await admin.get(`/internships/${desk.internship.id}`)).json();
    const { student_id, lecturer_id, internship_period_id } = data;
    const moved = {
      student_id,
      lecturer_id,
      internship_period_id,
      mentor_id: other.id,
      company_id,
    };
    const answer = await settled((seen) =>
      admin.put(`/internships/${desk.internship.id}`, { ...moved, ...seen }),
    );
    expect([answer.statusCode, await verdicts()]).toEqual([200, ['present', 'absent']]);
    const today = `/internships/${desk.internship.id}/attendance-days/${TODAY}`;
    expect((await desk.as.student.get(today)).json().data.time_zone).toBe('WITA');
  });

  test('a place that is switched off decides until yesterday', async () => {
    const off = { action: 'deactivate', ids: [bandung.id] };
    expect((await admin.post('/places/actions', off)).statusCode).toBe(200);
    expect(await verdicts()).toEqual(['present', 'absent']);
  });

  test('rules from a past day leave the past places of placements as they are, also of a place that is switched on', async () => {
    const { id } = (await admin.post('/places', placeInput({ name: 'Makassar 2' }))).json().data;
    await admin.post('/places/actions', { action: 'deactivate', ids: [id] });
    expect((await choose(makassar.id)).statusCode).toBe(200);
    const edit = { name: 'Makassar 2', time_zone: 'WIT', is_active: true } as const;
    const since = { valid_from: '2030-03-04', reason: REASON };
    const answer = await admin.put(`/places/${id}`, { ...placeInput(edit), ...since });
    expect([answer.statusCode, await verdicts()]).toEqual([200, ['present', 'absent']]);
    const stored = (await admin.get(`/places/${id}`)).json().data;
    expect(stored).toMatchObject({ time_zone: 'WIT', is_active: true });
  });

  test('an edit of the past needs a reason and the changes that somebody has seen', async () => {
    const since = { valid_from: '2030-03-04' };
    const unexplained = await choose(makassar.id, since);
    expect([unexplained.statusCode, Object.keys(unexplained.json().errors)]).toEqual([
      422,
      ['reason'],
    ]);
    const early = await choose(makassar.id, { valid_from: '2030-03-14' });
    expect(early.json().errors).toEqual({
      valid_from: ['Tanggal ini belum tiba. Ubah pada harinya.'],
    });

    const asked = await choose(makassar.id, { ...since, reason: REASON });
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      {
        message:
          'Perubahan ini mengubah kehadiran pada hari yang sudah lewat. Periksa, lalu beri alasan.',
        code: 'verdicts_change',
        verdict_changes: {
          days: 1,
          placements: 1,
          first_date: '2030-03-05',
          last_date: '2030-03-05',
          kinds: [{ before: 'present', after: 'late', days: 1 }],
          seen_changes: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      },
    ]);
    expect([await verdicts(), await changesIn()]).toEqual([['present', 'absent'], []]);
    const { seen_changes } = asked.json().verdict_changes;

    // A day that has become another one meanwhile is not confirmed.
    await desk.attended('2030-03-07', '08:05');
    const stale = await choose(makassar.id, { ...since, reason: REASON, seen_changes });
    expect([stale.statusCode, stale.json().verdict_changes.days]).toEqual([409, 2]);

    const seen = stale.json().verdict_changes.seen_changes;
    const stored = await choose(makassar.id, { ...since, reason: REASON, seen_changes: seen });
    expect(stored.statusCode).toBe(200);
    expect(await verdicts()).toEqual(['late', 'absent']);
    const change = { verdict_before: 'present', verdict_after: 'late', reason: REASON };
    expect(await changesIn()).toEqual([
      { date: '2030-03-05', ...change },
      { date: '2030-03-07', ...change },
    ]);
    const { data } = (await admin.get(`/history/internships/${desk.internship.id}`)).json();
    expect(data[0]).toMatchObject({ reason: REASON });
  });

  testInAll('a place that past days are judged by is not deleted', async () => {
    expect((await choose(makassar.id)).statusCode).toBe(200);
    await admin.put(`/internships/${desk.internship.id}/places`, { place_ids: [] });
    const remove = { action: 'delete', ids: [bandung.id] };
    const { results } = (await admin.post('/places/actions', remove)).json().data;
    expect(results[0]).toMatchObject({
      outcome: 'refused',
      message:
        'Lokasi tidak dapat dihapus karena hari yang sudah lewat dinilai dengannya. Nonaktifkan saja.',
    });
  });
});

describe('a period', () => {
  const lower = (more: object) =>
    admin.put(`/internship-periods/${desk.period.id}`, {
      ...periodInput(),
      late_tolerance_minutes: 0,
      ...more,
    });

  test('lowers its tolerance from a past day, and keeps the one before', async () => {
    await desk.attended('2030-03-07', '08:05');
    const past = { valid_from: '2030-03-06', reason: REASON };
    const { seen_changes } = (await lower(past)).json().verdict_changes;
    expect((await lower({ ...past, seen_changes })).statusCode).toBe(200);
    expect(await changesIn()).toMatchObject([{ date: '2030-03-07', verdict_after: 'late' }]);
    expect(await verdicts()).toEqual(['present', 'absent']);
  });

  testInAll('that is closed keeps its verdicts', async () => {
    const { id } = await aPlace(app.db, { company_id: desk.company.id });
    const closed = await closePeriod(admin, desk.period.id);
    expect(closed.statusCode).toBe(200);
    const past = { time_zone: 'WITA', valid_from: '2030-03-04', reason: REASON } as const;
    const answer = await admin.put(`/places/${id}`, { ...placeInput(), ...past });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Perubahan ini mengubah kehadiran pada periode yang sudah ditutup.',
    ]);
    await admin.patch(`/internship-periods/${desk.period.id}/reopen`);
  });
});

test('judges no days before any activity or holiday, whatever first day is typed', async () => {
  const daysOf = jest.spyOn(app.services.verdicts, 'daysOf');
  const period = { ...periodInput(), start_date: '1930-03-04', late_tolerance_minutes: 0 };
  const since = { valid_from: '2000-01-01', reason: REASON };
  const url = `/internship-periods/${desk.period.id}`;
  expect((await admin.put(url, { ...period, ...since })).statusCode).toBe(409);
  const judged = daysOf.mock.calls.map(([{ days }]) => days.from);
  daysOf.mockRestore();
  const { rows } = await sql<{ first: string }>`
    select least((select min(date) from activities), (select min(date) from holidays)) as first`.execute(
    app.db,
  );
  expect([...new Set(judged)]).toEqual([rows[0]?.first]);
});

test('a period asks about the past days that its moved dates take away or add', async () => {
  const move = (dates: object) =>
    admin.put(`/internship-periods/${desk.period.id}`, { ...periodInput(), ...dates });
  const later = { start_date: '2030-03-06' };
  const settled = settling(await move({ ...later, ...ASKING }));
  const asks = await move({ ...later, ...settled });
  expect([asks.statusCode, asks.json().verdict_changes?.kinds]).toEqual([
    409,
    [{ before: 'present', after: null, days: 1 }],
  ]);
  const { seen_changes } = asks.json().verdict_changes;
  const answer = { ...settled, reason: REASON, seen_changes };
  expect((await move({ ...later, ...answer })).statusCode).toBe(200);
  expect(await verdicts()).toEqual([null, 'absent']);
  expect(await changesIn()).toEqual([
    { date: '2030-03-05', verdict_before: 'present', verdict_after: null, reason: REASON },
  ]);
  // Days to come change no verdict.
  expect((await move({ ...later, end_date: '2030-05-31' })).statusCode).toBe(200);
});

describe('a past holiday', () => {
  const holiday = aHolidayInput({ date: '2030-03-06' });
  const remove = (id: number, query = '') =>
    app.inject({ method: 'DELETE', url: `/api/holidays/${id}${query}`, headers: admin.headers });

  test('changes days when it is declared, moved or deleted', async () => {
    const asked = await admin.post('/holidays', holiday);
    const changes = asked.json().verdict_changes;
    // The placements of the tests before are absent, too.
    const { days } = changes;
    expect([asked.statusCode, changes.kinds]).toEqual([
      409,
      [{ before: 'absent', after: 'holiday', days }],
    ]);
    const { seen_changes } = changes;
    const stored = await admin.post('/holidays', { ...holiday, reason: REASON, seen_changes });
    expect([stored.statusCode, await verdicts()]).toEqual([201, ['present', 'holiday']]);

    const { id } = stored.json().data;
    const moved = await admin.put(`/holidays/${id}`, { ...holiday, date: '2030-03-05' });
    expect(moved.json().verdict_changes).toMatchObject({
      first_date: '2030-03-05',
      last_date: '2030-03-06',
    });
    const deleted = await remove(id);
    expect([deleted.statusCode, deleted.json().code]).toEqual([409, 'verdicts_change']);
    const seen = deleted.json().verdict_changes.seen_changes;
    const query = `?reason=${encodeURIComponent(REASON)}&seen_changes=${seen}`;
    expect([(await remove(id, query)).statusCode, await verdicts()]).toEqual([
      200,
      ['present', 'absent'],
    ]);
  });

  testInAll('is one of several that are deleted', async () => {
    const { seen_changes } = (await admin.post('/holidays', holiday)).json().verdict_changes;
    const confirmed = { reason: REASON, seen_changes };
    const { id } = (await admin.post('/holidays', { ...holiday, ...confirmed })).json().data;
    const deletion = { action: 'delete', ids: [id] };
    const asked = await admin.post('/holidays/actions', deletion);
    expect([asked.statusCode, await verdicts()]).toEqual([409, ['present', 'holiday']]);
    const seen = asked.json().verdict_changes.seen_changes;
    const done = { ...deletion, reason: REASON, seen_changes: seen };
    expect((await admin.post('/holidays/actions', done)).statusCode).toBe(200);
    expect(await verdicts()).toEqual(['present', 'absent']);
  });
});

test('a decision notes the days that it changes', async () => {
  const asked = await desk.as.student.post('/attendance-requests', {
    internship_id: desk.internship.id,
    kind: 'sick',
    start_date: '2030-03-06',
    end_date: '2030-03-06',
    reason: 'Demam.',
  });
  expect(asked.statusCode).toBe(201);
  await desk.as.mentor.post('/attendance-requests/decisions', {
    decision: 'approve',
    request_ids: [asked.json().data.id],
  });
  expect(await changesIn()).toEqual([
    {
      date: '2030-03-06',
      verdict_before: 'absent',
      verdict_after: 'sick',
      reason: 'Pengajuan disetujui',
    },
  ]);
});

test('an entered press notes the past day that it changes; a void one asks about it, and not about today', async () => {
  const enter = async (id: number) => {
    const press = { kind: 'in', claimed_time: '08:00', reason_note: 'Ponselnya rusak.' };
    const entered = await desk.as.mentor.post(`/activities/${id}/presses`, press);
    expect(entered.statusCode).toBe(201);
    const { data } = (await desk.as.mentor.get(`/activities/${id}`)).json();
    return `/activities/${id}/presses/${data.attendance_events[0].id}/void`;
  };
  const past = await enter((await desk.activity({ date: '2030-03-07' })).id);
  const reason = 'Tidak hadir.';

  const asks = await desk.as.mentor.post(past, { reason });
  expect([asks.statusCode, asks.json().code]).toEqual([409, 'verdicts_change']);
  const { verdict_changes } = asks.json();
  expect(verdict_changes.kinds).toEqual([{ before: 'present', after: 'absent', days: 1 }]);

  const { seen_changes } = verdict_changes;
  expect((await desk.as.mentor.post(past, { reason, seen_changes })).statusCode).toBe(200);
  const date = '2030-03-07';
  expect(await changesIn()).toEqual([
    { date, verdict_before: 'absent', verdict_after: 'present', reason: 'Ponselnya rusak.' },
    { date, verdict_before: 'present', verdict_after: 'absent', reason },
  ]);

  const today = await enter((await desk.activity({ date: TODAY })).id);
  expect((await desk.as.mentor.post(today, { reason })).statusCode).toBe(200);
});

test('a schedule of past days is stored once its days were seen', async () => {
  const input = {
    internship_ids: [desk.internship.id],
    start_date: '2030-03-11',
    end_date: '2030-03-12',
    pattern: {
      weekdays: [1, 2],
      start_time: '08:00',
      end_time: '16:00',
      break_minutes: 60,
      name: 'Kerja magang',
      description: 'Kegiatan harian.',
    },
  };
  const { counts } = (await admin.post('/schedules/check', input)).json().data;
  const store = (more = {}) => admin.post('/schedules', { ...input, expected: counts, ...more });
  const asked = await store();
  expect([asked.statusCode, asked.json().verdict_changes.kinds]).toEqual([
    409,
    [{ before: null, after: 'absent', days: 2 }],
  ]);
  const { seen_changes } = asked.json().verdict_changes;
  expect((await store({ reason: REASON, seen_changes })).statusCode).toBe(201);
});
