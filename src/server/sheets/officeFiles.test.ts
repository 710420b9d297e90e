import {
  relation,
  rowXml,
  sheetOf,
  sheetXml,
  workbookFile,
} from '@/server/testing/oddSheets/workbookFile';
import { silentLog } from '@/server/testing/silentLog';
import type { ImportKind } from '@/shared/records';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import { createSheets } from './createSheets';

const sheets = createSheets({ log: silentLog });
afterAll(() => sheets.close());

interface How extends SheetReading {
  kind?: ImportKind;
  remembered?: Record<string, string>;
}

const read = (
  file: string | Buffer,
  { kind = 'students', remembered = {}, ...reading }: How = {},
) =>
  sheets.read(
    Buffer.from(file),
    { columns: SHEET_COLUMNS[kind], reading, remembered },
    new AbortController().signal,
  );

const HEADER = ['No', 'NIM', 'Nama', 'Email', 'Tahun Akademik'];
const student = (number: number) => [
  number,
  `240331000${number}`,
  `Mahasiswa ${number}`,
  `m${number}@kampus.example`,
  '2024/2025',
];
const CLASS_A = sheetOf([HEADER, student(1), student(2)]);
const CLASS_B = sheetOf([['KELAS B'], HEADER, student(3)]);
const COVER = sheetOf([['JURUSAN TEKNOLOGI INFORMASI'], ['Daftar mahasiswa 2024']]);

const named = (...names: string[]) => ({ sheetNames: names });

describe('the sheets of a workbook', () => {
  const file = () =>
    workbookFile({ sheets: [COVER, CLASS_A, CLASS_B], ...named('Sampul', 'Kelas A', 'Kelas B') });

  test('the one whose headers fit best is read, and the others are named', async () => {
    const { rows, sheets: found } = await read(file());
    expect(rows.map(({ values }) => values.nim)).toEqual(['2403310001', '2403310002']);
    expect(found).toEqual([
      expect.objectContaining({ name: 'Sampul', isRead: false, fit: 'none', isSame: false }),
      expect.objectContaining({ name: 'Kelas A', isRead: true, fit: 'all', isSame: true }),
      expect.objectContaining({ name: 'Kelas B', isRead: false, fit: 'all', isSame: true }),
    ]);
  });

  test('several are read together, and no two rows have one number', async () => {
    const { rows, sheets: found } = await read(file(), { sheets: ['Kelas A', 'Kelas B'] });
    expect(rows.map(({ number, values }) => [number, values.nim])).toEqual([
      [2, '2403310001'],
      [3, '2403310002'],
      [6, '2403310003'],
    ]);
    expect(found.map(({ offset }) => offset)).toEqual([null, 0, 3]);
  });

  test('a chart before the table is offered as what cannot be read', async () => {
    const chart = workbookFile({
      sheets: [CLASS_A],
      ...named('Kelas A'),
      sheetsBefore: '<sheet name="Grafik" sheetId="9" r:id="rIdC"/>',
      workbookRelations: [relation('rIdC', 'chartsheet', 'chartsheets/sheet1.xml')],
      parts: { 'xl/chartsheets/sheet1.xml': '<chartsheet/>' },
    });
    const { rows, sheets: found } = await read(chart);
    expect(rows).toHaveLength(2);
    expect(found.map(({ name, fit }) => [name, fit])).toEqual([
      ['Grafik', 'unreadable'],
      ['Kelas A', 'all'],
    ]);
  });

  test('a damaged one does not keep the others from being read', async () => {
    const { rows, sheets: found } = await read(
      workbookFile({ sheets: [sheetXml('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'), CLASS_A] }),
    );
    expect(rows).toHaveLength(2);
    expect(found.map(({ fit }) => fit)).toEqual(['unreadable', 'all']);
  });

  test('hidden rows and columns are read and named', async () => {
    const hidden = sheetXml(
      [HEADER, student(1), student(2)]
        .map((cells, index) => rowXml(cells, index + 1, index === 2 ? ' hidden="1"' : ''))
        .join(''),
      { before: '<cols><col min="4" max="4" hidden="1"/></cols>' },
    );
    const { rows, hiddenRows, hiddenColumns } = await read(workbookFile({ sheets: [hidden] }));
    expect(rows).toHaveLength(2);
    expect({ hiddenRows, hiddenColumns }).toEqual({ hiddenRows: [3], hiddenColumns: ['Email'] });
  });
});

describe('the header', () => {
  test('may be below a letterhead of many rows', async () => {
    const letterhead = Array.from({ length: 13 }, (_, row) => `KOP SURAT ${row};;;;`);
    const { rows, headerRows } = await read(
      [...letterhead, HEADER.join(';'), student(1).join(';')].join('\n'),
    );
    expect(headerRows).toEqual([14]);
    expect(rows[0]).toMatchObject({ number: 15, values: { nim: '2403310001' } });
  });

  test('may have two rows', async () => {
    const { rows, headings, headerRows } = await read(
      [
        'No;Mahasiswa;;Periode;Pembimbing;;',
        ';NIM;Nama;;NIP Dosen;Industri;NIK Mentor',
        '1;2403310001;Siti;1 Jul 2026 s/d 31 Des 2026;198001012005011001;Maya;3273010101900001',
      ].join('\n'),
      { kind: 'internships' },
    );
    expect(headerRows).toEqual([1, 2]);
    expect(headings.map(({ text, field }) => [text, field])).toEqual([
      ['No', null],
      ['Mahasiswa NIM', 'nim'],
      ['Mahasiswa Nama', null],
      ['Periode', 'internship_period'],
      ['Pembimbing NIP Dosen', 'lecturer_nip'],
      ['Pembimbing Industri', 'mentor_name'],
      ['Pembimbing NIK Mentor', 'mentor_nik'],
    ]);
    expect(rows[0]?.values.mentor_name).toBe('Maya');
  });

  const FOREIGN = [
    'Kode;Nama Siswa;Surat Elektronik;TA',
    '2403310001;Siti;siti@kampus.example;2024/2025',
    '2403310002;Andi;andi@kampus.example;2024/2025',
  ].join('\n');

  test('unknown names get suggestions by name and by content', async () => {
    const { missing, headings, headerRows } = await read(FOREIGN);
    expect(headerRows).toEqual([1]);
    expect(missing).toEqual(['nim', 'name', 'email', 'academic_year']);
    expect(headings).toEqual([
      { text: 'Kode', field: null, suggestion: 'nim', examples: ['2403310001', '2403310002'] },
      { text: 'Nama Siswa', field: null, suggestion: 'name', examples: ['Siti', 'Andi'] },
      expect.objectContaining({ text: 'Surat Elektronik', suggestion: 'email' }),
      { text: 'TA', field: null, suggestion: null, examples: ['2024/2025', '2024/2025'] },
    ]);
  });

  const CHOSEN = {
    Kode: 'nim',
    'Nama Siswa': 'name',
    'Surat Elektronik': 'email',
    TA: 'academic_year',
  };

  test.each([
    ['the choice of a person', { columns: CHOSEN }],
    ['an earlier choice', { remembered: CHOSEN }],
  ])('follows %s', async (_whose, how) => {
    const { missing, rows } = await read(FOREIGN, how);
    expect(missing).toEqual([]);
    expect(rows[1]?.values).toEqual({
      nim: '2403310002',
      name: 'Andi',
      email: 'andi@kampus.example',
      academic_year: '2024/2025',
    });
  });

  test('a person chooses the row of the header', async () => {
    const { headings, rows } = await read(`Nama;Email\nUntuk;Rapat\n${FOREIGN}`, { header_row: 3 });
    expect(headings.map(({ text }) => text)).toEqual(Object.keys(CHOSEN));
    expect(rows.map(({ number }) => number)).toEqual([]);
  });

  test.each([
    ['students', 'NPM;Nama Mahasiswa;Surel;Angkatan'],
    ['lecturers', 'NIP;Nama Dosen;E-mail'],
    ['mentors', 'No. KTP;Pembimbing Industri;Email;Instansi'],
    [
      'courses',
      'Kode MK;Nama MK;Semester;Tahun Akademik;Jam;Jumlah SKS;Tugas 1;Tugas 2;UTS;UAS;Lainnya',
    ],
    ['companies', 'Nama Instansi;Bidang;Alamat Perusahaan;No. HP;Email;Daya Tampung'],
  ] as const)('the words of offices are known: %s', async (kind, header) => {
    const { unknown } = await read(`${header}\n${header.replace(/[^;]+/g, 'x')}`, { kind });
    expect(unknown).toEqual([]);
  });
});

describe('rows that are no records', () => {
  const table = [HEADER.join(';'), student(1).join(';'), student(2).join(';')];
  const numbersOf = async (lines: string[]) => {
    const { rows, leftOut } = await read(lines.join('\n'));
    return { rows: rows.map(({ number }) => number), leftOut };
  };

  test('signatures below the table', async () => {
    expect(
      await numbersOf([...table, '', ';;Mengetahui,;;', ';;Ketua Jurusan;;', ';;NIP. 1978;;']),
    ).toEqual({
      rows: [2, 3],
      leftOut: [
        { number: 5, text: 'Mengetahui,' },
        { number: 6, text: 'Ketua Jurusan' },
        { number: 7, text: 'NIP. 1978' },
      ],
    });
  });

  test('the header of another page, and the numbers of the columns', async () => {
    expect(
      await numbersOf([
        table[0] ?? '',
        '(1);(2);(3);(4);(5)',
        table[1] ?? '',
        table[0] ?? '',
        table[2] ?? '',
      ]),
    ).toMatchObject({ rows: [3, 5], leftOut: [{ number: 2 }, { number: 4 }] });
  });

  test('an unfinished row below the table is a record with errors', async () => {
    expect(await numbersOf([...table, '3;2403310003;;;'])).toEqual({
      rows: [2, 3, 4],
      leftOut: [],
    });
  });
});

test.each([
  [
    'is month first if some dates allow nothing else',
    ['05/17/2005', '02/03/2005'],
    ['date_of_birth'],
  ],
  ['is day first if one date allows nothing else', ['17/05/2005', '05/17/2005'], []],
  ['is day first if every date may be', ['01/02/2005', '03/04/2005'], []],
])('a column of dates %s', async (_what, dates, expected) => {
  const lines = dates.map((date, index) => [...student(index + 1), date].join(';'));
  const content = [[...HEADER, 'Tanggal Lahir'].join(';'), ...lines].join('\n');
  expect((await read(content)).monthFirst).toEqual(expected);
  const { rows } = await read(content, { month_first: ['date_of_birth'] });
  expect(rows[0]?.values.date_of_birth).toMatch(expected.length > 0 ? '2005-05-17' : /./);
});
