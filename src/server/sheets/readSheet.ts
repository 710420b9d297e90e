import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { RawRow } from './rawCells';
import { readCell } from './readCell';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { recogniseHeader } from './recogniseHeader';
import { refuse } from './refusals';

export interface SheetRow {
  number: number;
  values: Record<string, string>;
  errors: Record<string, string>;
}

export interface ReadSheet {
  /** fields of the recognised columns, in the order of the file */
  fields: string[];
  unknown: string[];
  rows: SheetRow[];
}

/** Reads a file by its content, not its name (docs/decisions/0044). */
export async function readSheet(
  bytes: Buffer,
  columns: readonly SheetColumn[],
): Promise<ReadSheet> {
  if (bytes.length === 0) throw refuse('empty');
  if (bytes.length > IMPORT_FILE_MAX_BYTES) throw refuse('tooLarge');
  const raw = await readRows(bytes);
  if (raw.length === 0) throw refuse('empty');
  const header = recogniseHeader(raw, columns);
  const rows = header.rows.flatMap((row) => readRow(row, header.columns) ?? []);
  if (rows.length === 0) throw refuse('noRows');
  if (rows.length > IMPORT_ROWS_MAX) throw refuse('tooManyRows');
  return {
    fields: header.columns.map(({ column }) => column.field),
    unknown: header.unknown,
    rows,
  };
}

const ARCHIVE = Buffer.from('PK\x03\x04');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream that contains a password-protected workbook. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

async function readRows(bytes: Buffer): Promise<RawRow[]> {
  const startsWith = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (startsWith(COMPOUND)) {
    throw refuse(bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'oldExcel');
  }
  return startsWith(ARCHIVE) ? readXlsx(bytes) : readCsv(bytes);
}

/** Null for a row without values in the known columns. */
function readRow(
  { number, cells }: RawRow,
  columns: ReturnType<typeof recogniseHeader>['columns'],
): SheetRow | null {
  const row: SheetRow = { number, values: {}, errors: {} };
  for (const { column, at } of columns) {
    const { value, error } = readCell(cells[at], column);
    if (value !== '') row.values[column.field] = value;
    if (error !== undefined) row.errors[column.field] = error;
  }
  const isEmpty = Object.keys(row.values).length + Object.keys(row.errors).length === 0;
  return isEmpty ? null : row;
}
