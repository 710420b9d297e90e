import { sql } from 'kysely';
import {
  aCompany,
  aLecturer,
  aMentor,
  anInternship,
  anInternshipPeriod,
  aPlace,
  aStudent,
} from '@/server/testing/builders';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { manyStudents } from '@/server/testing/manyStudents';
import { alphabetically, sortKey as sharedKey } from '@/shared/sortKey';
import { byLevel } from '@/shared/testing/testLevel';
import { sortKey } from './order';

const NAMES = ['Zul', 'ÁDI', '’Aisyah', 'Adi', 'Budi'];
const IN_ORDER = ['Adi', 'ÁDI', '’Aisyah', 'Budi', 'Zul'];

let app: TestApp;
let headers: { authorization: string };
let periodId: number;
beforeAll(async () => {
  app = await buildTestApp();
  headers = await app.signIn('super_admin');
  const { db } = app;
  periodId = (await anInternshipPeriod(db)).id;
  // The older of two records with equal names comes first.
  for (const name of ['Adi', ...NAMES.filter((other) => other !== 'Adi')]) {
    const user = { name: `${name} Nama` };
    const { id: company_id } = await aCompany(db, { name: user.name });
    await aPlace(db, { company_id, name: user.name });
    await anInternship(db, {
      student_id: (await aStudent(db, { user })).id,
      mentor_id: (await aMentor(db, { company_id, user })).id,
      lecturer_id: (await aLecturer(db, { user })).id,
      internship_period_id: periodId,
    });
  }
});
afterAll(() => app.close());

interface Row {
  [field: string]: unknown;
}

const valueAt = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((level, key) => (level as Row | null)?.[key], row);

const rowsOf = async (url: string): Promise<Row[]> => {
  const answer = await app.inject({ url: `/api${url}`, headers });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json().data;
};

const namesIn = (rows: readonly Row[], field: string) =>
  rows.map((row) => String(valueAt(row, field)).replace(' Nama', ''));

test.each([
  ['/students', 'user.name'],
  ['/internships', 'mentor.user.name'],
  ['/users?role=mentor', 'name'],
  ['/users?role=student', 'name'],
  ['/lecturers', 'user.name'],
  ['/mentors', 'user.name'],
  ['/mentors', 'company.name'],
  ['/companies', 'name'],
  ['/places', 'name'],
  ['/internships', 'student.user.name'],
  ['/internships', 'mentor.company.name'],
  ['/internships', 'lecturer.user.name'],
])('%s sorts %s by its letters, page for page', async (path, field) => {
  const url = `${path}${path.includes('?') ? '&' : '?'}search=nama&sort=${field}`;
  expect(namesIn(await rowsOf(url), field)).toEqual(IN_ORDER);
  const pages = [1, 2, 3].map((page) => rowsOf(`${url}&per_page=2&page=${page}`));
  expect(namesIn((await Promise.all(pages)).flat(), field)).toEqual(IN_ORDER);
  const descending = await rowsOf(url.replace('sort=', 'sort=-'));
  expect(namesIn(descending, field)).toEqual(['Zul', 'Budi', '’Aisyah', 'Adi', 'ÁDI']);
});

test('sorts the choices of forms in the same order', async () => {
  const url = `/internship-periods/${periodId}/free-places`;
  const places = (await app.inject({ url: `/api${url}`, headers })).json().data;
  expect(namesIn(places.companies, 'name')).toEqual(IN_ORDER);
  expect(namesIn(places.lecturers, 'name')).toEqual(IN_ORDER);
});

test('the finder takes the beginning of a name for any spelling of its letters', async () => {
  const found = async (search: string, kind: string) => {
    const url = `/api/search?${new URLSearchParams({ search })}`;
    return namesIn((await app.inject({ url, headers })).json().data[kind], 'name');
  };
  for (const kind of ['students', 'lecturers', 'companies']) {
    // Namesakes, the newest first.
    expect(await found('adi', kind)).toEqual(['ÁDI', 'Adi']);
    expect(await found('Aísyah', kind)).toEqual(['’Aisyah']);
    expect(await found("'", kind)).toEqual([]);
  }
});

const TRICKY = [
  ...NAMES,
  "D'Angelo",
  'd`Angelo',
  '"Sinar" CV',
  '“Sinar” CV',
  'ʿAbdullah',
  'Nur-Aini',
  'Nur Aini',
  'Nuraini',
  'de Fretes',
  'Đặng Łukasz Øystein ħ ı İ',
  'Ｂudi ﬁrman №5 ½ ¹',
  '😀 Budi',
  '2 Saudara',
  'Шура шура',
  '李 علي',
  'a\u0301\u0323',
  '',
  "'",
];

/** Texts of characters that the keys treat differently. */
function oddTexts(count: number): string[] {
  const parts = [...'aAbZ 09-._\'’`"“áÁñÑØøıİßæ½ﬁＡʿ′\u0301😀Ш李'];
  let state = 7;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: next(7) }, () => parts[next(parts.length)] ?? '').join(''),
  );
}

test('the database and the browser sort alike', async () => {
  const texts = [...TRICKY, ...oddTexts(byLevel({ short: 300, all: 3_000, soak: 30_000 }))];
  const { rows } = await sql<{ text: string; key: string }>`
    select text, sort_key(text) as key
    from unnest(${texts}::text[]) with ordinality as given(text, place)
    order by ${sortKey('text')}, place`.execute(app.db);
  expect(rows.map(({ key }) => key)).toEqual(rows.map(({ text }) => sharedKey(text)));
  expect(rows.map(({ text }) => text)).toEqual(texts.toSorted(alphabetically));
});

test('reads a page of a long list in the order of an index', async () => {
  await manyStudents(app.db, { count: 2_000, nimPrefix: '24' });
  await sql`vacuum analyze students, users, internships`.execute(app.db).catch(() => {});
  for (const [table, column] of [
    ['students', 'name'],
    ['students', 'nim'],
    ['users', 'name'],
    ['users', 'email'],
    ['internships', 'student_name'],
    ['internships', 'student_nim'],
    ['internships', 'company_name'],
  ] as const) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose, costs off) select id from ${sql.table(table)}
      order by ${sortKey(column)}, id limit 10`.execute(app.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan using/);
    expect(plan).not.toMatch(/Sort/);
  }
});
