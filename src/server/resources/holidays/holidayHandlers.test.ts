import { sql } from 'kysely';
import { aHoliday } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { aHolidayInput } from '@/shared/testing/holidayInput';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = aHolidayInput();

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

describe('access', () => {
  test.each(['lecturer', 'mentor', 'student'] as const)('answers 403 to a %s', async (role) => {
    const { id } = await aHoliday(app.db);
    const headers = await app.signIn(role);
    expect((await call('GET', '/holidays', undefined, headers)).statusCode).toBe(403);
    expect((await call('POST', '/holidays', input, headers)).statusCode).toBe(403);
    expect((await call('PUT', `/holidays/${id}`, input, headers)).statusCode).toBe(403);
    expect((await call('DELETE', `/holidays/${id}`, undefined, headers)).statusCode).toBe(403);
  });

  test('requires a session', async () => {
    expect((await call('GET', '/holidays', undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '/holidays', input, {})).statusCode).toBe(401);
  });
});

test('creates, reads, changes and deletes, with an entry of the audit trail for each change', async () => {
  const created = await call('POST', '/holidays', input);
  expect(created.statusCode).toBe(201);
  const { data } = created.json();
  expect(data).toEqual({ id: expect.any(Number), ...input, version: 1 });
  expect((await call('GET', `/holidays/${data.id}`)).json()).toEqual({ data });

  const changed = await call('PUT', `/holidays/${data.id}`, { ...input, certainty: 'certain' });
  expect(changed.statusCode).toBe(200);
  expect(changed.json().data).toEqual({ ...data, certainty: 'certain', version: 2 });

  const deleted = await call('DELETE', `/holidays/${data.id}`);
  expect(deleted.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
  expect((await call('GET', `/holidays/${data.id}`)).statusCode).toBe(404);
  const { rows } = await sql<{ action: string; label: string }>`
    select action, label from audit_entries
    where resource = 'holidays' and record_id = ${String(data.id)} order by id`.execute(app.db);
  const label = 'Proklamasi Kemerdekaan (2026-08-17)';
  expect(rows).toEqual(['create', 'update', 'delete'].map((action) => ({ action, label })));
});

test('answers 422 with the messages of the shared rules', async () => {
  const wrong = { date: '2026-02-30', name: ' ', kind: 'religious', certainty: '' };
  const answer = await call('POST', '/holidays', wrong);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    date: ['Tanggal tidak valid'],
    name: ['Nama hari libur wajib diisi'],
    kind: ['Jenis tidak valid'],
    certainty: ['Kepastian wajib dipilih'],
  });
});

test('accepts one holiday per date', async () => {
  const { date } = await aHoliday(app.db);
  const other = await aHoliday(app.db);
  const taken = { date: ['Tanggal ini sudah ada'] };
  const added = await call('POST', '/holidays', { ...input, date });
  expect([added.statusCode, added.json().errors]).toEqual([422, taken]);
  const moved = await call('PUT', `/holidays/${other.id}`, { ...input, date });
  expect([moved.statusCode, moved.json().errors]).toEqual([422, taken]);
});

test('refuses to overwrite what somebody else has changed', async () => {
  const { id, version } = await aHoliday(app.db);
  const mine = { ...input, date: '2026-10-01', version };
  expect((await call('PUT', `/holidays/${id}`, mine)).statusCode).toBe(200);
  expect((await call('PUT', `/holidays/${id}`, { ...mine, name: 'Lain' })).statusCode).toBe(409);
});

test('deletes several at once', async () => {
  const [one, other] = [await aHoliday(app.db), await aHoliday(app.db)];
  const ids = [one.id, other.id, 2_147_483_647];
  const answer = await call('POST', '/holidays/actions', { action: 'delete', ids });
  expect(answer.statusCode).toBe(200);
  const outcomes = answer.json().data.results.map(({ outcome }: { outcome: string }) => outcome);
  expect(outcomes).toEqual(['done', 'done', 'refused']);
  expect((await call('GET', `/holidays/${one.id}`)).statusCode).toBe(404);
});

test.each(['0', 'abc', '2147483648'])('answers 404 for the holiday %s', async (id) => {
  expect((await call('GET', `/holidays/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', `/holidays/${id}`, input)).statusCode).toBe(404);
  expect((await call('DELETE', `/holidays/${id}`)).statusCode).toBe(404);
});

describe('the list', () => {
  const namesIn = async (query: string) => {
    const answer = await call('GET', `/holidays?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('holidays').execute();
    await aHoliday(app.db, { date: '2026-12-31', name: 'dies natalis', kind: 'campus' });
    await aHoliday(app.db, { date: '2027-03-10', name: 'Idul Fitri', certainty: 'estimated' });
    await aHoliday(app.db, { date: '2026-12-24', name: 'Cuti Natal', kind: 'joint_leave' });
    await aHoliday(app.db, { date: '2027-01-01', name: 'Tahun Baru', certainty: 'certain' });
  });

  test.each([
    ['', ['Cuti Natal', 'dies natalis', 'Tahun Baru', 'Idul Fitri']],
    ['sort=-date', ['Idul Fitri', 'Tahun Baru', 'dies natalis', 'Cuti Natal']],
    ['sort=name', ['Cuti Natal', 'dies natalis', 'Idul Fitri', 'Tahun Baru']],
    ['sort=kind,date', ['dies natalis', 'Cuti Natal', 'Tahun Baru', 'Idul Fitri']],
    ['sort=certainty,date', ['Tahun Baru', 'Cuti Natal', 'dies natalis', 'Idul Fitri']],
    ['search=NATAL', ['Cuti Natal', 'dies natalis']],
    ['search=2027-03', ['Idul Fitri']],
    ['search=cuti%20bersama', ['Cuti Natal']],
    ['search=perkiraan', ['Idul Fitri']],
    ['kind=campus', ['dies natalis']],
    ['certainty=decreed', ['Cuti Natal', 'dies natalis']],
    ['year=2026', ['Cuti Natal', 'dies natalis']],
    ['year=2027&certainty=decreed', []],
  ])('answers %s', async (query, names) => {
    expect(await namesIn(query)).toEqual(names);
  });

  test.each([
    ['sort=colour', 'sort'],
    ['kind=religious', 'kind'],
    ['certainty=fixed', 'certainty'],
    ['year=26', 'year'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/holidays?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
