import { aDesk, callsOf, type Desk } from '@/server/testing/aDesk';
import { aHoliday, anAttendanceRequest } from '@/server/testing/builders';
import { buildTestApp, newUserOf, type TestApp } from '@/server/testing/buildTestApp';

/** A Wednesday. */
const NOW = '2030-03-13T03:00:00.000Z';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.setTime(NOW);
  desk = await aDesk(app, { start_date: '2030-03-04', end_date: '2030-06-30' });
  // Absent on Monday and Tuesday, and expected today.
  for (const date of ['2030-03-11', '2030-03-12', '2030-03-13']) await desk.activity({ date });
});

const asked = async (values: Partial<Parameters<typeof anAttendanceRequest>[1]> = {}) => {
  const days = { start_date: '2030-03-12', end_date: '2030-03-13' };
  const request = { internship_id: desk.internship.id, kind: 'leave' as const, ...days, ...values };
  return (await anAttendanceRequest(app.db, request)).id;
};

const read = async (id: number, who = desk.as.mentor) =>
  (await who.get(`/attendance-requests/${id}`)).json().data;

const decide = (decision: string, request_ids: number[], seen_changes?: (string | null)[]) =>
  desk.as.mentor.post('/attendance-requests/decisions', { decision, request_ids, seen_changes });

const TO_LEAVE = [{ date: '2030-03-12', before: 'absent', after: 'leave' }];

test('says which past days an approval changes, and what its end changes back', async () => {
  const id = await asked();
  const { verdict_changes, changes_key } = await read(id);
  expect(verdict_changes).toEqual(TO_LEAVE);
  expect((await read(id, desk.as.student)).verdict_changes).toEqual([]);

  expect((await decide('approve', [id], [changes_key])).statusCode).toBe(200);
  const approved = await read(id);
  expect(approved.verdict_changes).toEqual([
    { date: '2030-03-12', before: 'leave', after: 'absent' },
  ]);
  expect((await decide('undo', [id], [approved.changes_key])).statusCode).toBe(200);
  expect((await read(id)).verdict_changes).toEqual(TO_LEAVE);
});

test('decides nothing if past days would change in another way than was seen', async () => {
  const internship_id = (await desk.placed('Siti Rahmawati')).internship.id;
  await desk.activity({ internship_id, date: '2030-03-12' });
  const [one, other] = [await asked({ internship_id }), await asked({ start_date: '2030-03-11' })];
  const keys = [(await read(one)).changes_key, (await read(other)).changes_key];
  const admin = await callsOf(app, (await newUserOf.super_admin(app.db)).user);
  await aHoliday(app.db, { date: '2030-03-11' });

  const refused = await decide('approve', [other], keys);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Periksa lagi pengajuannya'),
  ]);
  expect((await read(other)).state).toBe('waiting');
  expect((await read(other, admin)).verdict_changes).toEqual(TO_LEAVE);
  expect((await decide('approve', [one], keys)).statusCode).toBe(200);
});

test('asks neither about a rejection nor those who have seen nothing', async () => {
  const id = await asked();
  const rejected = { decision: 'reject', comment: 'Tidak ada surat.', seen_changes: [] };
  const other = await asked({ kind: 'sick' });
  const calls = desk.as.mentor;
  expect(
    (await calls.post('/attendance-requests/decisions', { ...rejected, request_ids: [other] }))
      .statusCode,
  ).toBe(200);
  expect((await decide('approve', [id], [])).statusCode).toBe(409);
  expect((await decide('approve', [id])).statusCode).toBe(200);
});

test('judges each of many requests by its own days', async () => {
  const placed = await desk.placed('Siti Rahmawati');
  const theirs = { internship_id: placed.internship.id };
  await desk.activity({ ...theirs, date: '2030-03-05' });
  const ids = [
    await asked(),
    await asked({ ...theirs, kind: 'elsewhere', start_date: '2030-03-05', end_date: '2030-03-06' }),
    await asked({ start_date: '2030-03-14', end_date: '2030-03-15', kind: 'sick' }),
  ];
  const { data } = (await desk.as.mentor.get('/attendance-requests?sort=start_date')).json();
  const byId = new Map(data.map((row: { id: number }) => [row.id, row]));
  expect(ids.map((id) => byId.get(id))).toMatchObject([
    { verdict_changes: TO_LEAVE },
    { verdict_changes: [], changes_key: null },
    { verdict_changes: [], changes_key: null },
  ]);
});
