import { sql } from 'kysely';
import { aCompany, aCourse, aHoliday, anInternshipPeriod, aPlace } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import type { Role } from '@/shared/permissions';
import { aCompanyInput } from '@/shared/testing/companyInput';
import { aHolidayInput } from '@/shared/testing/holidayInput';
import { aPlaceInput } from '@/shared/testing/placeInput';

/** One kind of master data. These tests are of what all kinds do; the tests of the handlers are of what one does. */
interface MasterData {
  path: string;
  /** The field that is in the address of a record. */
  key: 'id' | 'code';
  /** A key that no record has, and addresses that are no keys. */
  missing: string | number;
  strangers: string[];
  readers: Role[];
  /** A valid input, of a record that the database does not have yet. */
  input: () => Promise<Record<string, unknown>>;
  /** Fields of the answer besides the input. */
  shows: (input: Record<string, unknown>) => Promise<object>;
  change: object;
  /** The name of the record in the audit trail. */
  label: string;
  add: () => Promise<object>;
}

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const NOT_IDS = ['0', 'abc', '1.5', '0x1', '2147483648', '99999999999999999999'];

const MASTER_DATA: MasterData[] = [
  {
    path: 'companies',
    key: 'id',
    missing: 2_147_483_647,
    strangers: NOT_IDS,
    readers: [],
    input: async () => ({ ...aCompanyInput() }),
    shows: async () => ({}),
    change: { internship_quota: 7 },
    label: 'PT Nusantara Jaringan',
    add: () => aCompany(app.db),
  },
  {
    path: 'places',
    key: 'id',
    missing: 2_147_483_647,
    strangers: NOT_IDS,
    readers: ['lecturer', 'mentor', 'student'],
    input: async () => ({
      ...aPlaceInput({ company_id: (await aCompany(app.db, { name: 'PT Angkasa' })).id }),
    }),
    shows: async ({ company_id: id }) => ({ company: { id, name: 'PT Angkasa' } }),
    change: { radius: 300, longitude: 119.437614, time_zone: 'WITA' },
    label: 'Kantor Pusat – PT Angkasa',
    add: () => aPlace(app.db),
  },
  {
    path: 'courses',
    key: 'code',
    missing: 'AJK999999',
    strangers: ['x', '0', 'x'.repeat(10)],
    readers: ['lecturer'],
    input: async () => ({
      code: 'AJK202301',
      name: 'Keamanan Jaringan',
      semester: 2,
      hours_per_week: 4,
      credits: 2,
      weight_assignment_1: 20,
      weight_assignment_2: 20,
      weight_midterm: 20,
      weight_final: 30,
      weight_other: 10,
      academic_year: '2024/2025',
      defence_score_part: null,
    }),
    shows: async () => ({}),
    change: { name: 'Keamanan Jaringan Lanjut', weight_final: 35, weight_other: 5 },
    label: 'AJK202301 Keamanan Jaringan',
    add: () => aCourse(app.db),
  },
  {
    path: 'internship-periods',
    key: 'id',
    missing: 2_147_483_647,
    strangers: NOT_IDS,
    readers: ['lecturer', 'mentor', 'student'],
    input: async () => ({
      start_date: '2026-02-02',
      end_date: '2026-07-31',
      semester: 4,
      year: '2026',
      is_active: true,
    }),
    shows: async () => ({
      requires_check_out: false,
      late_tolerance_minutes: 15,
      min_guidance_sessions: 0,
      requires_final_report: false,
      requires_defence: false,
      closed_at: null,
    }),
    // A period of one day.
    change: { end_date: '2026-02-02' },
    label: '2026-02-02 s/d 2026-07-31 - Semester 4',
    add: () => anInternshipPeriod(app.db),
  },
  {
    path: 'holidays',
    key: 'id',
    missing: 2_147_483_647,
    strangers: NOT_IDS,
    readers: [],
    input: async () => ({ ...aHolidayInput() }),
    shows: async () => ({}),
    change: { certainty: 'certain' },
    label: 'Proklamasi Kemerdekaan (2026-08-17)',
    add: () => aHoliday(app.db),
  },
];

describe.each(MASTER_DATA)('$path', ({ path, key, strangers, readers, ...resource }) => {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    rest = '',
    payload?: object,
    headers: Record<string, string> = admin,
  ) => app.inject({ method, url: `/api/${path}${rest}`, payload, headers });

  const keyOf = (record: object) => (record as Record<string, string | number>)[key];
  const add = async () => `/${keyOf(await resource.add())}`;

  test('requires a session', async () => {
    expect((await call('GET', '', undefined, {})).statusCode).toBe(401);
    expect((await call('POST', '', await resource.input(), {})).statusCode).toBe(401);
  });

  test.each(['lecturer', 'mentor', 'student'] as const)('a %s changes nothing', async (role) => {
    const [record, input] = [await add(), await resource.input()];
    const deletion = { action: 'delete', ids: [1] };
    const headers = await app.signIn(role);
    const mayRead = readers.includes(role);
    expect((await call('GET', '', undefined, headers)).statusCode).toBe(mayRead ? 200 : 403);
    for (const answer of [
      await call('POST', '', input, headers),
      await call('PUT', record, input, headers),
      await call('DELETE', record, undefined, headers),
      await call('POST', '/actions', deletion, headers),
    ]) {
      expect(answer.statusCode).toBe(403);
    }
  });

  test('creates, reads, changes and deletes, with an entry of the audit trail for each', async () => {
    const input = await resource.input();
    const created = await call('POST', '', input);
    expect(created.statusCode).toBe(201);
    const { data } = created.json();
    const shown = { ...input, ...(await resource.shows(input)), version: 1 };
    expect(data).toEqual(key === 'id' ? { id: expect.any(Number), ...shown } : shown);
    const record = `/${keyOf(data)}`;
    expect((await call('GET', record)).json()).toEqual({ data });

    const changed = await call('PUT', record, { ...input, ...resource.change });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().data).toEqual({ ...data, ...resource.change, version: 2 });

    const deleted = await call('DELETE', record);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.json()).toEqual({ data: { message: 'Data berhasil dihapus.' } });
    expect((await call('GET', record)).statusCode).toBe(404);

    const { rows } = await sql<{ action: string; label: string }>`
      select action, label from audit_entries
      where resource = ${path.replace('-', '_')} and record_id = ${String(keyOf(data))}
      order by id`.execute(app.db);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(rows[0]?.label).toBe(resource.label);
  });

  test('refuses to overwrite what somebody else has changed', async () => {
    const record = await add();
    const { version, ...fields } = (await call('GET', record)).json().data;
    const mine = { ...fields, ...(await resource.input()), ...resource.change, version };
    const code = key === 'code' ? { code: fields.code } : {};
    expect((await call('PUT', record, { ...mine, ...code })).statusCode).toBe(200);
    expect((await call('PUT', record, { ...mine, ...code })).statusCode).toBe(409);
  });

  test.each([...strangers, `${resource.missing}`])('answers 404 to %s', async (stranger) => {
    expect((await call('GET', `/${stranger}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${stranger}`, await resource.input())).statusCode).toBe(404);
    expect((await call('DELETE', `/${stranger}`)).statusCode).toBe(404);
  });

  test('lists all records without a page, one page with it, and none beyond the end', async () => {
    for (let added = 0; added < 3; added += 1) await add();
    const whole = (await call('GET')).json();
    const total: number = whole.data.length;
    expect(whole.meta).toEqual({ total });
    const second = (await call('GET', '?page=2&per_page=2')).json();
    expect(second).toEqual({ data: whole.data.slice(2, 4), meta: { page: 2, per_page: 2, total } });
    const beyond = (await call('GET', '?page=1000000&per_page=100')).json();
    expect(beyond).toEqual({ data: [], meta: { page: 1_000_000, per_page: 100, total } });
  });

  test.each([
    ['sort=colour', 'sort'],
    ['sort=constructor', 'sort'],
    ['page=0', 'page'],
    ['page=1&per_page=101', 'per_page'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('deletes several at once, and says which ones', async () => {
    const keys = [keyOf(await resource.add()), keyOf(await resource.add()), resource.missing];
    const answer = await call('POST', '/actions', { action: 'delete', [`${key}s`]: keys });
    expect(answer.statusCode).toBe(200);
    const { results } = answer.json().data;
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'done',
      'done',
      'refused',
    ]);
    expect(results.map(keyOf)).toEqual(keys);
    expect((await call('GET', `/${keys[0]}`)).statusCode).toBe(404);
  });
});
