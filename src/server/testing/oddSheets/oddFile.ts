import type { REFUSALS } from '@/server/sheets/refusals';
import { type Cell, sheetOf, type Workbook, workbookFile } from './workbookFile';

/** A file of students and its expected result. */
export interface OddFile {
  what: string;
  fileName: string;
  make: () => Buffer;
  /** The expected refusal of the whole file, or its message. */
  refusal?: keyof typeof REFUSALS | RegExp;
  /** The expected number of rows: by default one. */
  rows?: number;
  /** Expected values of the first row. */
  first?: Readonly<Record<string, string>>;
  /** Expected errors of the first row. */
  errors?: Readonly<Record<string, RegExp>>;
}

export const HEADERS = ['NIM', 'Nama', 'Email', 'Tahun Akademik'] as const;

export const studentCells = (number = 1): string[] => [
  String(2_503_310_000 + number),
  `Mahasiswa ${number}`,
  `mahasiswa${number}@mhs.example`,
  '2025/2026',
];

/** The sheet with its header, a student and changes to the student's cells. */
export const sheetWith = (
  cells: Readonly<Record<number, Cell>> = {},
  more?: Parameters<typeof sheetOf>[1],
  headers: readonly Cell[] = HEADERS,
) => {
  const row: Cell[] = [...studentCells()];
  for (const [column, cell] of Object.entries(cells)) row[Number(column)] = cell;
  return sheetOf([headers, Array.from(row, (cell) => cell ?? null)], more);
};

/** A valid file of one student, changed by `odd`. */
export const oddWorkbook = (odd: Partial<Workbook> = {}) =>
  workbookFile({ sheets: [sheetWith()], ...odd });

export const csvOf = (rows: readonly (readonly string[])[], separator = ',') =>
  rows.map((row) => row.join(separator)).join('\r\n');

export const csvFile = (rows: readonly (readonly string[])[]) =>
  Buffer.from(csvOf([HEADERS, ...rows]));
