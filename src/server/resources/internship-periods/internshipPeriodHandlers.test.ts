import { anInternship, anInternshipPeriod } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = {
  start_date: '2026-02-02',
  end_date: '2026-07-31',
  semester: 4,
  year: '2026',
  is_active: true,
};

const PATH = '/internship-periods';

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

test('keeps the rules of attendance that a change leaves out', async () => {
  const rules = {
    requires_check_out: true,
    late_tolerance_minutes: 0,
    min_guidance_sessions: 8,
    requires_final_report: true,
    requires_defence: true,
  };
  const { data } = (await call('POST', PATH, { ...input, ...rules })).json();
  expect(data).toMatchObject(rules);
  const changed = await call('PUT', `${PATH}/${data.id}`, { ...input, semester: 2 });
  expect(changed.json().data).toMatchObject({ ...rules, semester: 2 });
});

test('creates an inactive period by default', async () => {
  const { is_active, ...rest } = input;
  expect((await call('POST', PATH, rest)).json().data.is_active).toBe(false);
});

test.each([
  [
    { start_date: '', end_date: null },
    { start_date: ['Tanggal mulai wajib diisi'], end_date: ['Tanggal berakhir wajib diisi'] },
  ],
  [{ end_date: '2026-02-01' }, { end_date: ['Tanggal berakhir harus setelah tanggal mulai'] }],
  [{ start_date: '2026-02-30' }, { start_date: ['Tanggal mulai tidak valid'] }],
  [{ end_date: 'infinity' }, { end_date: ['Tanggal berakhir tidak valid'] }],
  [{ year: '26' }, { year: ['Tahun harus 4 digit'] }],
  [{ semester: 5 }, { semester: ['Semester harus 1 sampai 4'] }],
  [{ is_active: 'ya' }, { is_active: expect.any(Array) }],
])('answers 422 to %j', async (change, errors) => {
  const { id } = await anInternshipPeriod(app.db);
  for (const answer of [
    await call('POST', PATH, { ...input, ...change }),
    await call('PUT', `${PATH}/${id}`, { ...input, ...change }),
  ]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  }
});

test('refuses to delete a period with internships', async () => {
  const { internship_period_id } = await anInternship(app.db);
  const answer = await call('DELETE', `${PATH}/${internship_period_id}`);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toMatch(/data magang/);
});

describe('the list', () => {
  const starts = async (query: string) => {
    const answer = await call('GET', `${PATH}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ start_date }: { start_date: string }) => start_date);
  };

  const [OLD, RECENT, NEXT] = ['2024-08-05', '2025-08-04', '2026-02-02'];

  beforeAll(async () => {
    await app.db.deleteFrom('internships').execute();
    await app.db.deleteFrom('internship_periods').execute();
    const inactive = { is_active: false, semester: 3 };
    await anInternshipPeriod(app.db, {
      ...inactive,
      start_date: RECENT,
      end_date: '2026-01-30',
      year: '2025',
    });
    await anInternshipPeriod(app.db, {
      ...inactive,
      start_date: OLD,
      end_date: '2025-01-31',
      year: '2024',
    });
    await anInternshipPeriod(app.db, { ...input, start_date: NEXT });
  });

  test('starts with the newest, since the dashboards take the first active one', async () => {
    expect(await starts('')).toEqual([NEXT, RECENT, OLD]);
    expect(await starts('is_active=true')).toEqual([NEXT]);
  });

  test.each([
    ['start_date', [OLD, RECENT, NEXT]],
    ['-end_date', [NEXT, RECENT, OLD]],
    ['year', [OLD, RECENT, NEXT]],
    ['semester,start_date', [OLD, RECENT, NEXT]],
    ['-is_active,start_date', [NEXT, OLD, RECENT]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await starts(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['2024-08-05', [OLD]],
    ['5 Agustus 2024', [OLD]],
    ['31 Jan', [OLD]],
    ['tidak aktif', [RECENT, OLD]],
    ['aktif', [NEXT]],
    ['2 Feb', [NEXT]],
    ['%', []],
  ])('finds %s, as shown on screen', async (search, expected) => {
    expect(await starts(`search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  test('filters by semester', async () => {
    expect(await starts('semester=3&sort=start_date')).toEqual([OLD, RECENT]);
  });

  test.each([
    ['sort=id', 'sort'],
    ['semester=x', 'semester'],
    ['is_active=ya', 'is_active'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `${PATH}?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
