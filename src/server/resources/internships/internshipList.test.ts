import type { Internship, Lecturer } from '@/server/db/tables';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let lecturer: Lecturer;
let headers: { authorization: string };
let superAdmin: { authorization: string };
let ids: number[];

const get = (path: string) =>
  app.inject({ method: 'GET', url: `/api/internships${path}`, headers });

const list = async (query: string) => {
  const answer = await get(`?${query}`);
  return answer.json().data.map(({ id }: Internship) => ids.indexOf(id) + 1);
};

beforeAll(async () => {
  app = await buildTestApp();
  lecturer = await aLecturer(app.db);
  headers = await app.signIn({ id: lecturer.user_id, role: 'lecturer' });
  superAdmin = await app.signIn('super_admin');
  const periods = [
    await anInternshipPeriod(app.db, { start_date: '2025-02-01', end_date: '2025-06-30' }),
    await anInternshipPeriod(app.db, { start_date: '2025-08-01', end_date: '2025-12-31' }),
  ];
  const companies = [
    await aCompany(app.db, { name: 'PT Awan Biru' }),
    await aCompany(app.db, { name: 'cv bintang' }),
  ];
  const rows = [
    ['2403319001', 'budi', 'Zainal', 0, 0],
    ['2403319002', 'Andi', 'yanti', 1, 1],
    ['2403319003', 'Citra 100%', 'Xaverius', 0, 1],
  ] as const;
  ids = [];
  for (const [nim, name, mentorName, company, period] of rows) {
    const student = await aStudent(app.db, { nim, user: { name } });
    const mentor = await aMentor(app.db, {
      company_id: companies[company]?.id,
      user: { name: mentorName },
    });
    const { id } = await anInternship(app.db, {
      student_id: student.id,
      mentor_id: mentor.id,
      lecturer_id: lecturer.id,
      internship_period_id: periods[period]?.id,
    });
    ids.push(id);
  }
});

afterAll(() => app.close());

test('starts with the newest period', async () => {
  expect(await list('')).toEqual([2, 3, 1]);
});

test.each([
  ['student.nim', [1, 2, 3]],
  ['-student.nim', [3, 2, 1]],
  ['student.user.name', [2, 1, 3]],
  ['mentor.user.name', [3, 2, 1]],
  ['mentor.company.name,-student.nim', [2, 3, 1]],
  ['lecturer.user.name', [1, 2, 3]],
  ['internship_period.start_date', [1, 2, 3]],
  ['-internship_period.start_date,-student.user.name', [3, 2, 1]],
])('sorts by %s', async (sort, order) => {
  expect(await list(`sort=${sort}`)).toEqual(order);
});

test('returns one page', async () => {
  const answer = await get('?sort=student.nim&page=2&per_page=2');
  expect(answer.json()).toMatchObject({
    data: [{ id: ids[2] }],
    meta: { page: 2, per_page: 2, total: 3 },
  });
  const full = await get('?sort=student.nim&page=1&per_page=2');
  expect(full.json().meta.total).toBe(3);
});

test.each([
  ['2403319002', [2]],
  ['BUDI', [1]],
  ['bintang', [2]],
  ['awan citra', [3]],
  ['2025-02', [1]],
  ['1 Agt 2025 s/d 31 Des', [2, 3]],
  ['Juni', [1]],
  ['100%', [3]],
  ['_', []],
  // the mentor is no column of the list
  ['xaverius', []],
])('finds %s, among all internships as among the own ones', async (search, found) => {
  const query = `sort=student.nim&page=1&per_page=1&search=${encodeURIComponent(search)}`;
  const answer = (await get(`?${query}`)).json();
  expect(answer.meta.total).toBe(found.length);
  expect(await list(query.replace('&page=1&per_page=1', ''))).toEqual(found);
  const ofAll = await app.inject({ url: `/api/internships?${query}`, headers: superAdmin });
  expect(ofAll.json().meta.total).toBe(found.length);
});

test('returns the total of a search beyond the end', async () => {
  const answer = await get('?page=9&per_page=2&search=2025-');
  expect(answer.json()).toEqual({ data: [], meta: { page: 9, per_page: 2, total: 3 } });
});

test('filters by student, mentor, company, lecturer and period', async () => {
  const { data } = (await get(`/${ids[1]}`)).json();
  expect(await list(`company_id=${data.company_id}`)).toEqual([2]);
  expect(await list(`mentor_id=${data.mentor_id}`)).toEqual([2]);
  expect(await list(`student_id=${data.student_id}`)).toEqual([2]);
  expect(await list(`lecturer_id=${lecturer.id}&sort=student.nim`)).toEqual([1, 2, 3]);
  expect(await list(`internship_period_id=${data.internship_period_id}`)).toEqual([2, 3]);
});

test.each([
  'sort=mentor.nik',
  'per_page=101&page=1',
  'company_id=x',
  'search=a+b+c+d+e+f+g+h+i+j+k+l+m',
  `search=${'x'.repeat(101)}`,
  'search=%00',
])('refuses %s', async (query) => {
  expect((await get(`?${query}`)).statusCode).toBe(422);
});

test('says what a search may have', async () => {
  const errorsOf = async (search: string) =>
    (await get(`?search=${encodeURIComponent(search)}`)).json().errors;
  expect(await errorsOf('a b c d e f g h i j k l m')).toEqual({ search: ['Maksimal 12 kata'] });
  expect(await errorsOf('x'.repeat(101))).toEqual({ search: ['Maksimal 100 karakter'] });
  expect(await errorsOf(` ${'é'.repeat(90)} b c d e `)).toBeUndefined();
});

test('sorts once by a field that is repeated', async () => {
  const often = Array.from({ length: 9 }, () => '-student.nim').join(',');
  expect(await list(`sort=student.nim,${often}`)).toEqual([1, 2, 3]);
});
