import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { anAttendanceRequest, aPlace } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';

/** A Monday. */
const TODAY = '2030-03-04';

type Kind = 'leave' | 'sick' | 'correction' | 'elsewhere';
type Caller = Desk['as']['student'];

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp({ config: { campusTimeZone: 'Asia/Jakarta' } });
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(`${TODAY}T03:00:00.000Z`);
  desk = await aDesk(app, { start_date: '2030-02-01', end_date: '2030-06-30' });
});

const DECIDED = {
  state: 'approved',
  decided_at: `${TODAY}T01:00:00Z`,
  decided_by_name: 'Dewi Kartika',
  decided_by_role: 'mentor',
} as const;

async function asked(kind: Kind, values: Parameters<typeof anAttendanceRequest>[1] = {}) {
  const days = { start_date: '2030-03-04', end_date: '2030-03-05' };
  const { id } = await anAttendanceRequest(app.db, {
    ...{ internship_id: desk.internship.id, kind, ...days, ...values },
    ...(values.state && { decided_by_user_id: desk.mentor.user.id }),
  });
  return id;
}

const approve = (ids: number[], values: object = {}, who: Caller = desk.as.mentor) =>
  who.post('/attendance-requests/decisions', { decision: 'approve', request_ids: ids, ...values });

const read = async (id: number, who: Caller = desk.as.mentor) =>
  (await who.get(`/attendance-requests/${id}`)).json().data;

const stateOf = async (id: number) => (await read(id)).state;

const textsOf = (answer: Awaited<ReturnType<typeof approve>>) => {
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('request_clashes');
  return answer.json().errors.confirmed_clashes;
};

test('approves a sickness over a leave only once it is confirmed that both are about one day', async () => {
  await asked('leave', { ...DECIDED, end_date: '2030-03-04' });
  const sick = await asked('sick');
  expect(textsOf(await approve([sick]))).toEqual(['Pengajuan Izin 4 Mar 2030 sudah disetujui']);
  expect(await stateOf(sick)).toBe('waiting');

  const request = await read(sick);
  expect(request.clashes).toEqual([
    {
      request: { kind: 'leave', start_date: TODAY, end_date: TODAY, state: 'approved' },
      presses: null,
    },
  ]);
  expect((await approve([sick], { confirmed_clashes: [request.clash_key] })).statusCode).toBe(200);
  expect(await stateOf(sick)).toBe('approved');
});

test('names the presses on the days of a leave by the clock of their place', async () => {
  const place = await aPlace(app.db, { company_id: desk.company.id, time_zone: 'WITA' });
  await desk.activity({
    date: TODAY,
    place_id: place.id,
    attendance_time: '2030-03-04T00:03:00Z',
    left_at: '2030-03-04T17:20:00Z',
  });
  const leave = await asked('leave');
  const text = 'Sudah absen masuk 08:03 WITA dan absen pulang 01:20 WITA (5 Mar) pada 4 Mar 2030';
  expect(textsOf(await approve([leave]))).toEqual([text]);
  expect(await read(leave, desk.as.student)).toMatchObject({
    clashes: [{ request: null, presses: { date: TODAY, time_zone: 'WITA' } }],
  });
});

test('asks again once something else stands against it than was confirmed', async () => {
  await desk.attended(TODAY, '08:03');
  const leave = await asked('leave');
  const { clash_key } = await read(leave);
  await desk.attended('2030-03-05', '07:58');
  const answer = await approve([leave], { confirmed_clashes: [clash_key] });
  expect(textsOf(answer)).toHaveLength(2);
  const now = await read(leave);
  expect((await approve([leave], { confirmed_clashes: [now.clash_key] })).statusCode).toBe(200);
});

test('stores none of many approvals while one has a clash that is not confirmed', async () => {
  const plain = await asked('elsewhere', { start_date: '2030-03-20', end_date: '2030-03-20' });
  await desk.attended(TODAY, '08:03');
  const leave = await asked('leave');
  expect(textsOf(await approve([plain, leave]))).toEqual([
    'Sudah absen masuk 08:03 pada 4 Mar 2030',
  ]);
  expect([await stateOf(plain), await stateOf(leave)]).toEqual(['waiting', 'waiting']);
});

test('finds two undecided requests for one day when both are approved together', async () => {
  const leave = await asked('leave');
  const sick = await asked('sick', { start_date: '2030-03-05', end_date: '2030-03-06' });
  expect(textsOf(await approve([leave, sick]))).toEqual([
    'Pengajuan Sakit 5 Mar 2030 s/d 6 Mar 2030 masih menunggu keputusan',
    'Pengajuan Izin 4 Mar 2030 s/d 5 Mar 2030 masih menunggu keputusan',
  ]);
});

describe('of two requests for one day', () => {
  const clashesOf = async (id: number) => (await read(id)).clashes.length;

  test.each<[Kind, Kind, number]>([
    ['leave', 'elsewhere', 1],
    ['correction', 'elsewhere', 0],
  ])('%s and %s clash: %i', async (one, other, count) => {
    const activity = await desk.activity({ date: TODAY });
    const claim = {
      ...{ start_date: TODAY, end_date: TODAY, activity_id: activity.id },
      ...{ press: 'in' as const, claimed_at: '2030-03-04T01:00:00Z' },
    };
    const ids = await Promise.all(
      [one, other].map((kind) => asked(kind, kind === 'correction' ? claim : {})),
    );
    expect(await Promise.all(ids.map(clashesOf))).toEqual([count, count]);
  });

  test('those that are over or of others do not clash', async () => {
    const leave = await asked('leave');
    const { internship } = await desk.placed('Zahra Aulia');
    await asked('sick', { internship_id: internship.id });
    await asked('sick', { ...DECIDED, state: 'rejected', comment: 'Tidak.' });
    await asked('sick', { start_date: '2030-03-06', end_date: '2030-03-07' });
    expect(await clashesOf(leave)).toBe(0);
    expect((await approve([leave])).statusCode).toBe(200);
  });
});

test('rejects, undoes and withdraws without a question', async () => {
  await desk.attended(TODAY, '08:03');
  const leave = await asked('leave', DECIDED);
  const decide = (decision: string, values: object = {}) =>
    desk.as.mentor.post('/attendance-requests/decisions', {
      ...{ decision, request_ids: [leave], ...values },
    });
  expect((await decide('undo')).statusCode).toBe(200);
  expect((await decide('reject', { comment: 'Anda sudah hadir.' })).statusCode).toBe(200);
  expect(await stateOf(leave)).toBe('rejected');
});

test('takes the confirmation of a super admin, too, and no wrong one', async () => {
  const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  await desk.attended(TODAY, '08:03');
  const leave = await asked('leave');
  for (const confirmed_clashes of [[], ['0000000000000000']]) {
    textsOf(await approve([leave], { confirmed_clashes }, admin));
  }
  expect((await approve([leave], { confirmed_clashes: 'ya' }, admin)).statusCode).toBe(422);
  expect((await approve([leave], { confirmed_clashes: [null] }, admin)).statusCode).toBe(422);
  const { clash_key } = await read(leave, admin);
  expect((await approve([leave], { confirmed_clashes: [clash_key] }, admin)).statusCode).toBe(200);
});
