import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';

let app: TestApp;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  imports = importing(app, await app.signIn('super_admin'));
});
afterAll(() => app.close());

const FILE = 'Kode;Siswa;Surat;TA\n2503310001;Siti;siti@kampus.example;2025/2026';
const COLUMNS = { Kode: 'nim', Siswa: 'name', Surat: 'email', TA: 'academic_year' };

test('a file without the required columns says which are missing, and what its headings may be', async () => {
  const answer = await imports.read('students', FILE);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    columns: [],
    missing: ['nim', 'name', 'email', 'academic_year'],
    header_rows: [1],
    rows: [],
    headings: [
      { text: 'Kode', field: null, suggestion: 'nim', examples: ['2503310001'] },
      { text: 'Siswa', suggestion: null },
      { text: 'Surat', suggestion: 'email' },
      { text: 'TA', suggestion: null },
    ],
  });
});

test('the choice of the columns is remembered for the kind, and may change', async () => {
  const chosen = await imports.read('students', FILE, { columns: COLUMNS });
  expect(chosen.json().data).toMatchObject({ missing: [], rows: [{ values: { name: 'Siti' } }] });

  const colleague = importing(app, await app.signIn('super_admin'));
  const missingIn = async (kind: 'students' | 'lecturers') =>
    (await colleague.read(kind, FILE)).json().data.missing;
  expect(await missingIn('students')).toEqual([]);
  expect(await missingIn('lecturers')).toEqual(['nip', 'name', 'email']);

  await imports.read('students', FILE, { columns: { ...COLUMNS, Siswa: '', Kode: 'constructor' } });
  expect(await missingIn('students')).toEqual(['nim', 'name']);
});

test('cells of people are not remembered when a row of them is taken as the header', async () => {
  const columns = { '2503310099': 'nim', 'a@b.example': 'email', Siti: 'name' };
  await imports.read('students', '2503310099;a@b.example;Siti\n1;2;3', { columns });
  const kept = await app.db.selectFrom('import_headings').select('heading').execute();
  expect(kept.map(({ heading }) => heading)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/25033|@/)]),
  );
});

test.each(['{', '[]', '{"sheets":"A"}', '{"header_row":1.5}', '{"columns":{"a":1}}'])(
  'the choices %s are refused',
  async (reading) => {
    const form = await imports.read('students', FILE, reading);
    expect(form.statusCode).toBe(422);
    expect(form.json().errors).toHaveProperty('reading');
  },
);
