import { sheetOf, workbookFile, XML } from '@/server/testing/oddSheets/workbookFile';
import { silentLog } from '@/server/testing/silentLog';
import type { ImportKind } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { createSheets } from './createSheets';

const sheets = createSheets({ log: silentLog });
afterAll(() => sheets.close());

const rowOf = async (file: string | Buffer, kind: ImportKind) => {
  const of = { columns: SHEET_COLUMNS[kind], reading: {}, remembered: {} };
  const { rows } = await sheets.read(Buffer.from(file), of, new AbortController().signal);
  return rows[0];
};

const escaped = (text: string) => text.replaceAll('"', '&quot;');

/** The number in a cell with this format: the number of one that every program knows, or its code. */
function cellWith(format: number | string, value: number, { isFormula = false } = {}) {
  const own = typeof format === 'string';
  const styles =
    `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `${own ? `<numFmts count="1"><numFmt numFmtId="170" formatCode="${escaped(format)}"/></numFmts>` : ''}` +
    `<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${own ? 170 : format}"/></cellXfs></styleSheet>`;
  const cell = {
    xml: (ref: string) => `<c r="${ref}" s="1">${isFormula ? '<f>1*1</f>' : ''}<v>${value}</v></c>`,
  };
  return (heading: string) =>
    workbookFile({
      sheets: [
        sheetOf([
          ['NIM', heading],
          ['2403310001', cell],
        ]),
      ],
      styles,
    });
}

const IS_PERCENT = 'Sel ini berisi persen. Tulis angkanya saja, tanpa tanda persen.';

test.each([
  ['0%', 9, 1, '100'],
  ['0.00%', 10, 0.855, '85.5'],
  ['0% without binary noise', 9, 0.29, '29'],
  ['a code', '0.0 %', 0.85, '85'],
  ['a code with a colour', '0%;[Red]-0%;"-"', 0.85, '85'],
  ['a code that only shows a percent sign', '0"%"', 85, '85'],
  ['a code that escapes a percent sign', '0\\%', 85, '85'],
  ['no percentage', 0, 85, '85'],
])(
  'a score in a cell with the format %s is the number that it shows',
  async (_name, format, value, score) => {
    const row = await rowOf(cellWith(format, value)('UTS'), 'grades');
    expect(row).toMatchObject({ values: { midterm: score }, errors: {} });
  },
);

test('a format that shows some numbers as percentages is refused', async () => {
  const row = await rowOf(cellWith('[<=1]0%;0', 1)('UTS'), 'grades');
  expect(row?.errors).toEqual({ midterm: IS_PERCENT });
});

test('a percentage that is a formula stays refused', async () => {
  const row = await rowOf(cellWith(9, 1, { isFormula: true })('UTS'), 'grades');
  expect(row?.errors).toEqual({ midterm: 'Sel ini berisi rumus. Tempel nilainya saja.' });
});

test.each<[ImportKind, string, string]>([
  ['companies', 'Kuota Magang', 'internship_quota'],
  ['courses', 'SKS', 'credits'],
  ['courses', 'Jam per Minggu', 'hours_per_week'],
  ['courses', 'Semester', 'semester'],
  ['places', 'Radius', 'radius'],
  ['places', 'Koordinat', 'coordinates'],
  ['students', 'No. Telepon', 'phone_number'],
  ['students', 'Tanggal Lahir', 'date_of_birth'],
  ['activities', 'Jam Mulai', 'start_time'],
])('a percentage is refused in a file of %s as %s', async (kind, heading, field) => {
  const row = await rowOf(cellWith(9, 2)(heading), kind);
  expect(row?.errors[field]).toBe(IS_PERCENT);
});

test('a weight may be a percentage', async () => {
  const row = await rowOf(cellWith(9, 0.2)('Bobot UTS'), 'courses');
  expect(row).toMatchObject({ values: { weight_midterm: '20' }, errors: {} });
});

test.each([
  ['85%', '85'],
  ['85,5 %', '85.5'],
  ['85.50\u00a0%', '85.50'],
  ['100％', '100'],
  ['0,85', '0.85'],
  ['A%', 'A%'],
])('the score %s of a CSV is %s', async (text, score) => {
  const row = await rowOf(`NIM;UTS\n2403310001;${text}`, 'grades');
  expect(row).toMatchObject({ values: { midterm: score }, errors: {} });
});

test('a percentage in a CSV is refused for a number that is no part of a hundred', async () => {
  const row = await rowOf('Nama Perusahaan;Kuota Magang\nPT Maju;50 %', 'companies');
  expect(row?.errors).toEqual({ internship_quota: IS_PERCENT });
});
