import { aCourse, aGrade } from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';

let app: TestApp;
let admin: { authorization: string };

beforeAll(async () => {
  app = await buildTestApp();
  admin = await app.signIn('super_admin');
});
afterAll(() => app.close());

const input = {
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
};

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Record<string, string> = admin,
) => app.inject({ method, url: `/api${path}`, payload, headers });

test('keeps its grades when its code changes', async () => {
  const { code: course_code } = await aCourse(app.db, input);
  const { id } = await aGrade(app.db, { course_code });
  const answer = await call('PUT', `/courses/${course_code}`, { ...input, code: 'AJK202399' });
  expect(answer.statusCode).toBe(200);
  const grade = await app.db.selectFrom('grades').selectAll().where('id', '=', id).execute();
  expect(grade).toMatchObject([{ course_code: 'AJK202399' }]);
});

describe('with grades', () => {
  test('keeps its weights, and says so at each one that was changed', async () => {
    const course = { ...input, code: 'AJK202388' };
    await aCourse(app.db, course);
    await aGrade(app.db, { course_code: course.code });
    const change = { ...course, weight_final: 35, weight_other: 5 };
    const answer = await call('PUT', `/courses/${course.code}`, change);
    expect(answer.statusCode).toBe(422);
    const message = [expect.stringContaining('tambahkan mata kuliah baru')];
    expect(answer.json().errors).toEqual({ weight_final: message, weight_other: message });
    const stored = await call('GET', `/courses/${course.code}`);
    expect(stored.json()).toEqual({ data: { ...course, version: 1 } });
  });

  test('can be changed in every other way', async () => {
    const course = { ...input, code: 'AJK202387' };
    await aCourse(app.db, course);
    await aGrade(app.db, { course_code: course.code });
    const change = { ...course, name: 'Keamanan', credits: 3 };
    const changed = await call('PUT', `/courses/${course.code}`, change);
    expect(changed.json()).toEqual({ data: { ...change, version: 2 } });
  });
});

test('refuses a code in use', async () => {
  const [one, two] = [await aCourse(app.db), await aCourse(app.db)];
  for (const answer of [
    await call('POST', '/courses', { ...input, code: one.code }),
    await call('PUT', `/courses/${two.code}`, { ...input, code: one.code }),
  ]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ code: ['Kode mata kuliah sudah digunakan'] });
  }
});

test.each([
  [{ code: 'AJK20230' }, { code: ['Kode mata kuliah wajib 9 karakter'] }],
  [{ name: '' }, { name: ['Nama mata kuliah wajib diisi'] }],
  [{ semester: 4 }, { semester: ['Semester harus 2 atau 3'] }],
  [{ hours_per_week: 0 }, { hours_per_week: expect.any(Array) }],
  [{ credits: 1.5 }, { credits: expect.any(Array) }],
  [{ weight_other: 11 }, { weight_other: ['Total bobot nilai harus 100%'] }],
  [{ weight_midterm: 0 }, { weight_midterm: expect.any(Array), weight_other: expect.any(Array) }],
  [{ academic_year: '2024' }, { academic_year: expect.any(Array) }],
  [{ name: 'Jaringan\u0000' }, { name: expect.any(Array) }],
])('answers 422 to %j', async (change, errors) => {
  const { code } = await aCourse(app.db);
  for (const answer of [
    await call('POST', '/courses', { ...input, ...change }),
    await call('PUT', `/courses/${code}`, { ...input, ...change }),
  ]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  }
});

test('stores every character, also in the code', async () => {
  for (const code of ['عربي-2024', `A'B"C/\\%?`, '😀12345678']) {
    const course = { ...input, code, name: `Mata kuliah ${code}` };
    expect((await call('POST', '/courses', course)).statusCode).toBe(201);
    const path = `/courses/${encodeURIComponent(code)}`;
    expect((await call('GET', path)).json()).toEqual({ data: { ...course, version: 1 } });
    expect((await call('DELETE', path)).statusCode).toBe(200);
  }
});

describe('the list', () => {
  const codes = async (query: string) => {
    const answer = await call('GET', `/courses?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.map(({ code }: { code: string }) => code);
  };

  beforeAll(async () => {
    await app.db.deleteFrom('grades').execute();
    await app.db.deleteFrom('courses').execute();
    const year = '2023/2024';
    await aCourse(app.db, { code: 'a00000001', name: 'Sistem', semester: 3, credits: 6 });
    await aCourse(app.db, { code: 'B00000002', name: 'jaringan', academic_year: year });
    await aCourse(app.db, { code: 'c00000003', name: 'Basis_Data', hours_per_week: 8 });
  });

  test.each([
    ['', ['a00000001', 'B00000002', 'c00000003']],
    ['-code', ['c00000003', 'B00000002', 'a00000001']],
    ['name', ['c00000003', 'B00000002', 'a00000001']],
    ['-semester,-code', ['a00000001', 'c00000003', 'B00000002']],
    ['-hours_per_week,code', ['c00000003', 'a00000001', 'B00000002']],
    ['-credits,code', ['a00000001', 'B00000002', 'c00000003']],
    ['academic_year,code', ['B00000002', 'a00000001', 'c00000003']],
  ])('sorts by "%s"', async (sort, expected) => {
    expect(await codes(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['JARINGAN', ['B00000002']],
    ['c000', ['c00000003']],
    ['2023/', ['B00000002']],
    ['8', ['c00000003']],
    ['_', ['c00000003']],
  ])('finds %s', async (search, expected) => {
    expect(await codes(`search=${search}`)).toEqual(expected);
  });

  test('filters by semester and by year', async () => {
    expect(await codes('semester=3')).toEqual(['a00000001']);
    expect(await codes('academic_year=2023/2024')).toEqual(['B00000002']);
  });

  test.each([
    ['sort=weight_final', 'sort'],
    ['semester=x', 'semester'],
  ])('refuses %s', async (query, field) => {
    const answer = await call('GET', `/courses?${query}`);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
