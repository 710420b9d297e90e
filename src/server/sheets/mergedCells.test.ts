import { type Cell, sheetOf, workbookFile } from '@/server/testing/oddSheets/workbookFile';
import { silentLog } from '@/server/testing/silentLog';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { createSheets } from './createSheets';
import { REFUSALS } from './refusals';

const sheets = createSheets({ log: silentLog });
afterAll(() => sheets.close());

const merged = (...places: string[]) => ({
  after: `<mergeCells>${places.map((place) => `<mergeCell ref="${place}"/>`).join('')}</mergeCells>`,
});

const read = (rows: readonly (readonly Cell[])[], ...places: string[]) =>
  sheets.read(
    workbookFile({ sheets: [sheetOf(rows, merged(...places))] }),
    { columns: SHEET_COLUMNS.internships, reading: {}, remembered: {} },
    new AbortController().signal,
  );

const HEADER = ['NIM', 'Periode Magang', 'Mitra Industri', 'NIK Mentor', 'NIP Dosen'];
const PERIOD = '1 Agt 2026 s/d 31 Jan 2027';
const MENTOR = '3273014501880001';
const LECTURER = '198503152010122002';

test('a cell merged over several rows counts in each of them', async () => {
  const rows = [
    HEADER,
    ['2403310080', PERIOD, 'PT Lintas Nusa Data', MENTOR, LECTURER],
    ['2403310079'],
    ['2403310078', null, 'PT Lain', null, LECTURER],
  ];
  const { rows: found } = await read(rows, 'B2:B4', 'C2:C3', 'D2:D3', 'E2:E3');
  const merges = {
    internship_period: PERIOD,
    company_name: 'PT Lintas Nusa Data',
    mentor_nik: MENTOR,
    lecturer_nip: LECTURER,
  };
  expect(found.map(({ values }) => values)).toEqual([
    { nim: '2403310080', ...merges },
    { nim: '2403310079', ...merges },
    {
      nim: '2403310078',
      internship_period: PERIOD,
      company_name: 'PT Lain',
      lecturer_nip: LECTURER,
    },
  ]);
  expect(found.map(({ errors }) => errors)).toEqual([{}, {}, {}]);
});

test('a merged header, and a merged cell in rows without other cells, add nothing', async () => {
  const rows = [HEADER, [], ['2403310080', PERIOD], [], []];
  const { rows: found } = await read(rows, 'A1:A2', 'B1:B2', 'A3:A5', 'B3:B5');
  expect(found.map(({ number }) => number)).toEqual([3]);
});

test('a cell merged over columns that are imported is named in each of them', async () => {
  const rows = [
    HEADER,
    ['2403310080', PERIOD, 'PT Lintas Nusa Data', null, LECTURER],
    ['2403310079', PERIOD, null, null, LECTURER],
  ];
  const { rows: found } = await read(rows, 'C2:D3');
  const message =
    'Sel ini digabung dengan sel lain (C2:D3). Batalkan penggabungannya, lalu isi tiap sel.';
  expect(found.map(({ errors }) => errors)).toEqual([
    { company_name: message, mentor_nik: message },
    { company_name: message, mentor_nik: message },
  ]);
});

test('a cell merged over a column that is not imported belongs to the other one', async () => {
  const rows = [
    ['NIM', 'Catatan', 'Periode Magang', 'NIP Dosen'],
    ['2403310080', PERIOD, null, LECTURER],
  ];
  const { rows: found } = await read(rows, 'B2:C2');
  expect(found).toMatchObject([{ values: { internship_period: PERIOD }, errors: {} }]);
});

test('a merged cell below the table is no part of it', async () => {
  const rows = [
    HEADER,
    ['2403310080', PERIOD, 'PT Lintas Nusa Data', MENTOR, LECTURER],
    [],
    ['Mengetahui, Ketua Jurusan'],
  ];
  const { rows: found, leftOut } = await read(rows, 'A4:E4');
  expect([found.length, leftOut.length]).toEqual([1, 1]);
  expect(found[0]?.errors).toEqual({});
});

test.each([
  ['places that are none', ['A1', 'A0:B2', ':', '']],
  ['the whole sheet', ['A2:XFD1048576']],
])('%s are taken', async (_about, places) => {
  expect((await read([HEADER, ['2403310080', PERIOD]], ...places)).rows).toHaveLength(1);
});

test('merged cells that overlap without end are refused', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => [`${2403310000 + index}`, PERIOD]);
  const places = Array.from({ length: 1000 }, () => 'B2:B2001');
  await expect(read([HEADER, ...rows], ...places)).rejects.toThrow(REFUSALS.damaged);
});
