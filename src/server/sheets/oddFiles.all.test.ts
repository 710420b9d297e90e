import { oddFiles } from '@/server/testing/oddSheets/oddFiles';
import { excelFile, googleFile, STUDENT } from '@/server/testing/oddSheets/programs';
import { silentLog } from '@/server/testing/silentLog';
import { SHEET_COLUMNS } from '@/shared/sheets/sheetColumns';
import { createSheets, OUT_OF_MEMORY } from './createSheets';
import { REFUSALS, RefusedFile } from './refusals';

const MEGABYTE = 1024 * 1024;
/** The memory of the thread, and the unpacked parts outside of its heap. */
const MEMORY_MAX = 640 * MEGABYTE;
const LOOK_EVERY_MS = 20;

const sheets = createSheets({ log: silentLog });
afterAll(() => sheets.close());

const { signal } = new AbortController();

/** The peak memory of the process during the work, beyond the present memory. */
const memoryDuring = async <Result>(work: () => Promise<Result>) => {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, LOOK_EVERY_MS);
  try {
    return { result: await work(), used: most - before };
  } finally {
    clearInterval(look);
  }
};

const read = async (file: Buffer) => {
  try {
    return await sheets.read(
      file,
      { columns: SHEET_COLUMNS.students, reading: {}, remembered: {} },
      signal,
    );
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    // The file must be refused before it fills the memory.
    expect(error.reason).not.toBe(OUT_OF_MEMORY);
    return error.message;
  }
};

test.each([
  ['Excel', excelFile],
  ['Google Sheets', googleFile],
])('reads a workbook of %s', async (_program, make) => {
  const result = await read(make());
  expect(result).toMatchObject({ unknown: [], rows: [{ number: 2, values: STUDENT, errors: {} }] });
});

test('covers more than forty files', () => {
  expect(oddFiles.length).toBeGreaterThan(40);
});

test.each(oddFiles.map((file) => [file.what, file] as const))('%s', async (_what, file) => {
  const bytes = file.make();
  const { result, used } = await memoryDuring(() => read(bytes));
  expect(used).toBeLessThan(MEMORY_MAX);

  const { refusal, rows = 1, first = {}, errors = {} } = file;
  if (refusal !== undefined) {
    if (typeof refusal === 'string') expect(result).toBe(REFUSALS[refusal]);
    else expect(result).toMatch(refusal);
    return;
  }
  if (typeof result === 'string') throw new Error(`It was refused: ${result}`);
  expect(result.rows).toHaveLength(rows);
  expect(result.rows[0]?.values).toMatchObject(first);
  expect(Object.keys(result.rows[0]?.errors ?? {})).toEqual(Object.keys(errors));
  for (const [field, message] of Object.entries(errors)) {
    expect(result.rows[0]?.errors[field]).toMatch(message);
  }
});
