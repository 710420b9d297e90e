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
    ['kind=religious', 'kind'],
    ['certainty=fixed', 'certainty'],
    ['year=26', 'year'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/holidays?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
