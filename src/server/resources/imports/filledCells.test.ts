import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { importing } from '@/server/testing/importing';
import { IMPORT_KINDS } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { withFilledCells } from './filledCells';

let app: TestApp;
let imports: ReturnType<typeof importing>;
beforeAll(async () => {
  app = await buildTestApp();
  imports = importing(app, await app.signIn('super_admin'));
});
afterAll(() => app.close());

const ODD = 'Apa Ini 7';

test.each(IMPORT_KINDS)('no cell of %s that says something is called missing', async (kind) => {
  const columns = SHEET_COLUMNS[kind];
  const examples = Object.fromEntries(columns.map(({ field, examples: [one] }) => [field, one]));
  const odd = Object.fromEntries(columns.map(({ field }) => [field, ODD]));
  const one = columns.map(({ field }) => ({ ...examples, [field]: ODD }));
  const rows = [odd, ...one, examples];
  const { rows: checked } = await imports.check(kind, rows);
  const messages = checked.flatMap(({ errors }, index) =>
    Object.entries(errors).filter(([field]) => rows[index]?.[field]),
  );
  expect(messages).not.toHaveLength(0);
  expect(messages.filter(([, message]) => /wajib di(isi|pilih)/i.test(message))).toEqual([]);
  for (const { field, choices } of columns) {
    if (choices) expect(checked[0]?.errors[field]).toContain(`'${ODD}' tidak dikenal`);
  }
});

test.each(['Angkatan 2022', '2022', '2022-2023', 'TA 2022/23', 'th. 22/23'])(
  "the academic year '%s' is quoted in every row, and one suggestion is for all of them",
  async (academic_year) => {
    const rows = ['2203310001', '2203310002', '2203310003'].map((nim) => ({
      ...{ nim, academic_year, name: 'Siti Rahma', email: `${nim}@kampus.example` },
    }));
    const { rows: checked, suggestions } = await imports.check('students', rows);
    for (const { errors } of checked) {
      expect(errors).toEqual({
        academic_year: `'${academic_year}' tidak sesuai. Gunakan format seperti 2024/2025.`,
      });
    }
    expect(suggestions).toEqual([
      { field: 'academic_year', value: academic_year, suggestion: '2022/2023' },
    ]);
  },
);

test.each([
  ['students', 'academic_year', '', 'Tahun akademik wajib diisi', 'Tahun akademik wajib diisi'],
  ['students', 'gender', 'female', 'Email sudah digunakan', 'Email sudah digunakan'],
  [
    'mentors',
    'company_name',
    'PT $& Jaya',
    'Perusahaan tidak ditemukan',
    "Perusahaan 'PT $& Jaya' tidak ditemukan",
  ],
  [
    'mentors',
    'company_name',
    'x'.repeat(70),
    'Perusahaan tidak ditemukan',
    `Perusahaan '${'x'.repeat(60)}…' tidak ditemukan`,
  ],
] as const)('in %s, %s %p with %p says %p', (kind, field, value, message, worded) => {
  expect(withFilledCells(kind, { [field]: value }, { [field]: message })).toEqual({
    [field]: worded,
  });
});
