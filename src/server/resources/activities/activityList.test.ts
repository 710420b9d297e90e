import type { Activity, Mentor } from '@/server/db/tables';
import { aMentor, anActivity, anInternship } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { few } from '@/shared/testing/testLevel';

type Headers = { authorization: string };

let app: TestApp;
let admin: Headers;
let mentor: Mentor;
let mentorHeaders: Headers;
let internshipId: number;
let ids: number[];

beforeAll(async () => {
  app = await buildTestApp();
  app.setTime('2026-08-18T03:00:00Z');
  admin = await app.signIn('super_admin');
  const owner = await aMentor(app.db);
  mentor = owner;
  mentorHeaders = await app.signIn(owner.user);
  internshipId = (await anInternship(app.db, { mentor_id: mentor.id })).id;
  const rows = [
    {
      name: 'pasang Kabel',
      address: 'Jl. Braga 9',
      date: '2026-08-17',
      start_time: '13:05',
      end_time: '14:00',
      // a quarter past one on campus
      attendance_time: '2026-08-17T06:15:00Z',
      validated_at_by_mentor: '2026-08-18T00:00:00Z',
    },
    {
      name: 'Konfigurasi Router',
      address: 'Jl. asia Afrika 8',
      date: '2026-08-18',
      start_time: '08:00',
      end_time: '16:00',
      attendance_time: '2026-08-18T01:00:00Z',
      validated_at_by_mentor: '2026-08-19T00:00:00Z',
      validated_at_by_lecturer: '2026-08-20T00:00:00Z',
    },
    {
      name: 'Laporan 50%',
      address: 'Kampus',
      date: '2026-09-01',
      start_time: '09:30',
      end_time: '11:30',
    },
  ];
  ids = [];
  for (const row of rows) {
    ids.push((await anActivity(app.db, { ...row, internship_id: internshipId })).id);
  }
});
afterAll(() => app.close());

/** The three lists of these activities, which search in different ways. */
const ways = [
  ['of the internship', () => `/internships/${internshipId}/activities`, () => admin],
  ['of a mentor', () => '/activities', () => mentorHeaders],
  ['of all', () => '/activities', () => admin],
] as const;

describe.each(few(ways, 1))('the list %s', (_name, path, headers) => {
  const get = (query: string) =>
    app.inject({ method: 'GET', url: `/api${path()}?${query}`, headers: headers() });
  const list = async (query: string) =>
    (await get(query)).json().data.map(({ id }: Activity) => ids.indexOf(id) + 1);

  test('starts with the newest day', async () => {
    expect(await list('')).toEqual([3, 2, 1]);
  });

  test.each([
    ['date', [1, 2, 3]],
    ['agenda', [2, 3, 1]],
    ['-date', [3, 2, 1]],
    ['start_time', [2, 3, 1]],
    ['end_time', [3, 1, 2]],
    ['name', [2, 3, 1]],
    ['address', [2, 1, 3]],
    ['attendance_time', [1, 2, 3]],
    ['validated_at_by_mentor', [1, 2, 3]],
    ['validated_at_by_lecturer,-date', [2, 3, 1]],
  ])('sorts by %s', async (sort, order) => {
    expect(await list(`sort=${sort}`)).toEqual(order);
  });

  test('returns one page', async () => {
    const { data, meta } = (await get('page=1&per_page=2')).json();
    expect(data).toHaveLength(2);
    expect(meta).toEqual({ page: 1, per_page: 2, total: 3 });
    expect((await get('page=7&per_page=2')).json()).toEqual({
      data: [],
      meta: { page: 7, per_page: 2, total: 3 },
    });
  });

  test.each([
    ['ROUTER', [2]],
    ['afrika konfigurasi', [2]],
    ['50%', [3]],
    ['2026-08-17', [1]],
    ['Sel, 1 Sep 2026', [3]],
    ['Agustus', [1, 2]],
    ['13:05', [1]],
    ['11:3', [3]],
    // attendance
    ['13:15', [1]],
    ['sudah', [1, 2]],
    ['Belum', [1, 3]],
    ['belum laporan', [3]],
    ['udah', []],
    ['tidak ada', []],
  ])('finds %s', async (search, found) => {
    const query = `sort=date&search=${encodeURIComponent(search)}`;
    expect(await list(query)).toEqual(found);
    expect((await get(`${query}&page=1&per_page=1`)).json().meta.total).toBe(found.length);
  });

  test.each([
    ['date=2026-08-18', [2]],
    ['date_from=2026-08-18', [2, 3]],
    ['date_to=2026-08-18', [1, 2]],
    ['date_from=2026-08-18&date_to=2026-08-31', [2]],
    ['attended=true', [1, 2]],
    ['attended=false', [3]],
    ['attended=true&validated_by_lecturer=false', [1]],
    ['validated_by_mentor=true', [1, 2]],
    ['validated_by_mentor=false', [3]],
    ['validated_by_lecturer=true', [2]],
    ['validated_by_lecturer=false&page=1&per_page=1', [1]],
  ])('filters by %s', async (filter, found) => {
    expect(await list(`sort=date&${filter}`)).toEqual(found);
  });

  test.each([
    ['', 3],
    ['attended=true', 2],
    ['attended=false', 1],
    ['validated_by_mentor=true', 2],
    ['validated_by_lecturer=false', 2],
    ['attended=true&validated_by_lecturer=false', 1],
    ['attended=true&date_to=2026-08-17', 1],
    ['attended=true&search=kabel', 1],
  ])('counts the activities that the filter "%s" leaves', async (filter, total) => {
    const { meta } = (await get(`${filter}&page=1&per_page=1`)).json();
    expect(meta.total).toBe(total);
  });

  test.each([
    ['sort=description', 'sort'],
    ['date=2026-02-30', 'date'],
    ['date_from=besok', 'date_from'],
    ['attended=ya', 'attended'],
    ['validated_by_mentor=1x', 'validated_by_mentor'],
    ['validated_by_lecturer=', 'validated_by_lecturer'],
  ])('refuses %s', async (query, field) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

test('answers 404 for the activities of an unknown internship', async () => {
  const url = '/api/internships/2000000000/activities';
  expect((await app.inject({ method: 'GET', url, headers: admin })).statusCode).toBe(404);
});
