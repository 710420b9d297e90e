import {
  aWorkbook,
  date,
  failure,
  flag,
  formula,
  inlineText,
  nothing,
  number,
  time,
} from '@/server/testing/aWorkbook';
import { silentLog } from '@/server/testing/silentLog';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { createSheets } from './createSheets';

const sheets = createSheets({ log: silentLog });
afterAll(() => sheets.close());

type Kind = keyof typeof SHEET_COLUMNS;

const read = (content: string | Buffer, kind: Kind = 'students') =>
  sheets.read(
    Buffer.from(content),
    { columns: SHEET_COLUMNS[kind], reading: {}, remembered: {} },
    new AbortController().signal,
  );

const refusalOf = (content: string | Buffer, kind?: Kind) =>
  read(content, kind).then(
    () => 'no refusal',
    (error) => error.message,
  );

const HEADER = ['NIM', 'Nama', 'Email', 'Tahun Akademik'];
const SITI = ['2403310001', 'Siti Nurhalizá', 'siti@kampus.example', '2024/2025'];
const SITI_VALUES = {
  nim: '2403310001',
  name: 'Siti Nurhalizá',
  email: 'siti@kampus.example',
  academic_year: '2024/2025',
};

const csv = (separator: string, end = '\r\n') =>
  [HEADER, SITI].map((row) => row.join(separator)).join(end);

describe('a CSV file', () => {
  test.each([
    ['comma', csv(',')],
    ['semicolon, as Excel in Indonesia', csv(';')],
    ['tab', csv('\t')],
    ['line feeds only', csv(',', '\n')],
    ['a byte order mark', `\uFEFF${csv(';')}`],
    ['a line that names the separator', `sep=;\r\n${csv(';')}`],
    ['quotes around everything', [HEADER, SITI].map((row) => `"${row.join('";"')}"`).join('\r\n')],
    ['Windows-1252', Buffer.from(csv(';'), 'latin1')],
    ['UTF-16, as "Unicode text"', Buffer.from(`\uFEFF${csv('\t')}`, 'utf16le')],
  ])('reads %s', async (_name, content) => {
    const { rows, fields, unknown } = await read(content);
    expect({ fields, unknown }).toEqual({ fields: Object.keys(SITI_VALUES), unknown: [] });
    expect(rows.map(({ values, errors }) => ({ values, errors }))).toEqual([
      { values: SITI_VALUES, errors: {} },
    ]);
  });

  test('may use the quotes, dashes and letters of Windows-1252 that Latin-1 lacks', async () => {
    const upper = Buffer.from(Array.from({ length: 32 }, (_, index) => 0x80 + index));
    const name = Buffer.concat([Buffer.from('Ra\x92uf \x93Ani\x94 \x96 ', 'latin1'), upper]);
    const row = [Buffer.from('2403310001;'), name, Buffer.from(';a@b.example;2024/2025')];
    const { rows } = await read(Buffer.concat([Buffer.from(`${HEADER.join(';')}\r\n`), ...row]));
    expect(rows[0]?.values.name).toBe(
      'Ra’uf “Ani” – €\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ',
    );
  });

  test('may contain separators, quotes and line breaks within quotes', async () => {
    const { rows } = await read(
      `${csv(',')}\n2403310002,"Ani, ""A""\nS.Kom.",a@b.example,2024/2025`,
    );
    expect(rows[1]).toMatchObject({ number: 3, values: { name: 'Ani, "A"\nS.Kom.' } });
  });

  test('numbers rows as spreadsheets do, with those that are empty', async () => {
    const { rows } = await read(`Data mahasiswa,,,\n\n${csv(',')}\n,,,\n${SITI.join(',')}`);
    expect(rows.map((row) => row.number)).toEqual([4, 6]);
  });

  test.each([
    ['=1+1', 'Sel ini berisi rumus. Tempel nilainya saja.'],
    ['=HYPERLINK("http://jahat.example")', 'Sel ini berisi rumus. Tempel nilainya saja.'],
  ])('does not take the formula %s for a text', async (cell, error) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const { rows } = await read(`${HEADER.join(',')}\n2403310001,${quoted},a@b.example,2024/2025`);
    expect(rows[0]?.errors).toEqual({ name: error });
    expect(rows[0]?.values.name).toBeUndefined();
  });

  test('removes the escape of a harmless formula', async () => {
    const { rows } = await read(
      `${HEADER.join(',')},No. Telepon\n"=""0403310001""",'-Ani,a@b.example,2024/2025,'+62 812 1`,
    );
    expect(rows[0]?.values).toMatchObject({
      nim: '0403310001',
      name: '-Ani',
      phone_number: '+62 812 1',
    });
  });
});

describe('the header', () => {
  test('matches in any order, case, spacing and punctuation', async () => {
    const { rows, unknown, fields } = await read(
      'Hobi; tahun  AKADEMIK *;e-mail;NAMA;nim\nCatur;2024/2025;siti@kampus.example;Siti Nurhalizá;2403310001',
    );
    expect(fields).toEqual(['academic_year', 'email', 'name', 'nim']);
    expect(unknown).toEqual(['Hobi']);
    expect(rows[0]?.values).toEqual(SITI_VALUES);
  });

  test.each([
    ['Tanggal,Hari Libur', ['date', 'name']],
    ['Hari Libur,Tanggal Libur', ['name', 'date']],
    ['NO,TANGGAL,HARI,KETERANGAN', ['date', 'name']],
  ])('%s finds the date and the name of a holiday', async (header, fields) => {
    const row = header.replaceAll(/[^,]+/g, 'x');
    expect((await read(`${header}\n${row}`, 'holidays')).fields).toEqual(fields);
  });

  test.each([
    [HEADER.join(','), 'Berkas ini tidak memiliki baris data di bawah judul kolom.'],
    ['', 'Berkas ini kosong.'],
    ['\n\n , \n', 'Berkas ini kosong.'],
  ])('%j is refused', async (content, message) => {
    expect(await refusalOf(content)).toBe(message);
  });
});

describe('a header that is not understood', () => {
  test.each([
    ['nim,nama\n1,2', { missing: ['email', 'academic_year'], isAmbiguous: false }],
    [csv(',').replace('Nama', 'nim'), { missing: ['name'], isAmbiguous: true }],
    [`${HEADER.join(',')},N I M\n${SITI.join(',')},1`, { missing: [], isAmbiguous: true }],
  ])('%j is left to the person', async (content, expected) => {
    expect(await read(content)).toMatchObject(expected);
  });
});

describe('an XLSX file', () => {
  const header = HEADER.map(inlineText);

  test('may contain texts, numbers and empty cells', async () => {
    const { rows } = await read(
      aWorkbook([
        header,
        [
          number(2403310001),
          inlineText('Siti Nurhalizá'),
          inlineText(SITI[2] ?? ''),
          inlineText('2024/2025'),
        ],
        [nothing, nothing, nothing, nothing],
      ]),
    );
    expect(rows).toEqual([{ number: 2, values: SITI_VALUES, errors: {} }]);
  });

  test('may contain typed dates and times', async () => {
    const columns = ['NIM', 'Periode Magang', 'Tanggal', 'Jam Mulai', 'Jam Selesai'];
    const texts = ['Nama Aktivitas', 'Deskripsi', 'Alamat'];
    const { rows } = await read(
      aWorkbook([
        [...columns, ...texts].map(inlineText),
        [
          ...[number(2403310001), inlineText('1 Jul 2026 s/d 31 Des 2026')],
          ...[date(46_216), time(1 / 3), number(16.5 / 24)],
          ...texts.map(inlineText),
        ],
      ]),
      'activities',
    );
    expect(rows[0]).toMatchObject({
      values: { date: '2026-07-13', start_time: '08:00', end_time: '16:30' },
      errors: {},
    });
  });

  test('does not trust the cached value of a formula, nor an error', async () => {
    const { rows } = await read(
      aWorkbook([
        header,
        [
          formula('TEXT(A9,"0")', '2403310001'),
          failure('#REF!'),
          inlineText('a@b.example'),
          inlineText('2024/2025'),
        ],
      ]),
    );
    expect(rows[0]?.errors).toEqual({
      nim: 'Sel ini berisi rumus. Tempel nilainya saja.',
      name: 'Sel ini berisi kesalahan spreadsheet. (#REF!)',
    });
    expect(rows[0]?.values).toEqual({ email: 'a@b.example', academic_year: '2024/2025' });
  });

  test('says choices by their label, by their value, or as true and false', async () => {
    const columns = SHEET_COLUMNS.companies.map(({ header: name }) => inlineText(name));
    const company = ['PT A', 'Jaringan', 'Bandung', '0221234567', 'a@b.example'].map(inlineText);
    const { rows } = await read(
      aWorkbook([
        columns,
        ...[inlineText('tidak aktif'), inlineText('true'), flag(false), inlineText('mungkin')].map(
          (status) => [...company, number(4), status],
        ),
      ]),
      'companies',
    );
    expect(rows.map(({ values }) => values.is_active)).toEqual([
      'false',
      'true',
      'false',
      'mungkin',
    ]);
  });

  test('counts as one by its content, not by its name', async () => {
    expect(await refusalOf(Buffer.from('PK\x03\x04 but nothing else'))).toBe(
      'Berkas ini rusak dan tidak dapat dibaca. Simpan ulang dari aplikasi spreadsheet.',
    );
  });
});

describe('a template', () => {
  test.each(Object.keys(SHEET_COLUMNS) as Kind[])('imports its own examples: %s', async (kind) => {
    const columns = SHEET_COLUMNS[kind].map(({ choices, otherLabels: _, ...column }) => ({
      ...column,
      offered: choices ? Object.values(choices) : null,
    }));
    const signal = new AbortController().signal;
    const values = Object.fromEntries(columns.map(({ field, examples }) => [field, examples[0]]));
    const file = await sheets.refusedRows(
      'Data',
      columns,
      [{ number: 7, values, errors: {} }],
      signal,
    );
    const { rows, unknown, fields } = await read(file, kind);
    expect(fields).toEqual(columns.map(({ field }) => field));
    expect(unknown).toEqual(['Keterangan']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.errors).toEqual({});
    expect(await refusalOf(await sheets.template('Data', columns, signal), kind)).toBe(
      'Berkas ini tidak memiliki baris data di bawah judul kolom.',
    );
  });
});
