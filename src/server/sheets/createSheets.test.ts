import { csvFile, studentCells } from '@/server/testing/oddSheets/oddFile';
import { silentLog } from '@/server/testing/silentLog';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { testInAll } from '@/shared/testing/testLevel';
import { createSheets, OUT_OF_MEMORY, type Sheets } from './createSheets';
import { REFUSALS } from './refusals';

const { signal } = new AbortController();
const COLUMNS = SHEET_COLUMNS.students;
const LARGE = csvFile(Array.from({ length: 9_000 }, () => [...studentCells(), 'x'.repeat(900)]));
const ROWS = Array.from({ length: 10_000 }, (_, number) => ({
  number,
  values: { name: 'x'.repeat(900) },
  errors: { name: 'x'.repeat(900) },
}));

const read = (sheets: Sheets, file: Buffer) =>
  sheets.read(file, { columns: COLUMNS, reading: {}, remembered: {} }, signal);
const write = (sheets: Sheets) =>
  sheets.refusedRows(
    'Data',
    COLUMNS.map((column) => ({ ...column, offered: null })),
    ROWS,
    signal,
  );

let sheets: Sheets;
afterEach(() => sheets.close());

describe('a thread with too little memory', () => {
  beforeEach(() => {
    sheets = createSheets({ log: silentLog, memoryMb: 24 });
  });

  testInAll('refuses the file, and reads the next one', async () => {
    await expect(read(sheets, LARGE)).rejects.toMatchObject({
      message: REFUSALS.expands,
      reason: OUT_OF_MEMORY,
    });
    expect((await read(sheets, csvFile([studentCells()]))).rows).toHaveLength(1);
  });

  test('refuses to write too many rows', async () => {
    await expect(write(sheets)).rejects.toMatchObject({ statusCode: 413 });
  });
});

describe('a thread with too little time', () => {
  beforeEach(() => {
    sheets = createSheets({ log: silentLog, limitMs: 1 });
  });

  test('refuses the file', async () => {
    await expect(read(sheets, LARGE)).rejects.toThrow(REFUSALS.tooSlow);
  });

  test('refuses to write too many rows', async () => {
    await expect(write(sheets)).rejects.toMatchObject({ statusCode: 413 });
  });
});
