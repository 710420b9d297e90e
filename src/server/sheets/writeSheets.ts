import type { CellStyle, WriteSheet } from 'hucre/xlsx';
import { textCell } from '@/server/http/sheetCells';
import { unchangedText } from '@/shared/sheets/formulaText';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import { EXAMPLES_SHEET } from './chooseSheets';

/** A column with the choices of this installation. */
export interface OfferedColumn extends Omit<SheetColumn, 'choices' | 'otherLabels'> {
  /** The allowed texts; null for any text. */
  offered: readonly string[] | null;
}

export interface RefusedRow {
  number: number;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

const HEADER: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EEF7' } },
};
/** Numbers that are typed into such a cell stay texts. */
const TEXT: CellStyle = { numFmt: '@' };
const TEXT_TYPES: readonly string[] = ['identifier', 'phone', 'date', 'time', 'text'];

/** The number of rows with formats and choices. */
const PREPARED_ROWS = 1_000;
const LAST_ROW = 10_001;
const CHOICES_SHEET = 'Pilihan';
const AUTHOR = 'SiMagang';

const widthOf = ({ header, examples }: OfferedColumn): number =>
  Math.min(40, Math.max(header.length, ...examples.map(({ length }) => length)) + 3);

/** The letter of a column, counted from 0; templates have fewer than 26. */
const letterOf = (column: number): string => String.fromCharCode(65 + column);

function noteOf({ isRequired, note }: OfferedColumn): string {
  return `${isRequired ? 'Kolom wajib.' : 'Kolom tidak wajib.'} ${note}`;
}

function table(columns: readonly OfferedColumn[], rows: readonly (readonly string[])[]) {
  const cells: NonNullable<WriteSheet['cells']> = new Map();
  for (const [at, column] of columns.entries()) {
    const comment = { text: noteOf(column), author: AUTHOR };
    cells.set(`0,${at}`, { value: column.header, style: HEADER, comment });
    if (!TEXT_TYPES.includes(column.type)) continue;
    for (let row = 1; row <= Math.max(PREPARED_ROWS, rows.length); row += 1) {
      cells.set(`${row},${at}`, { value: rows[row - 1]?.[at] || null, style: TEXT });
    }
  }
  return {
    columns: columns.map((column) => ({ width: widthOf(column) })),
    rows: [columns.map(({ header }) => header), ...rows.map((row) => [...row])],
    cells,
    freezePane: { rows: 1 },
  } satisfies Omit<WriteSheet, 'name'>;
}

/** A hidden sheet with the choices, one column for each column that has some. */
function choices(columns: readonly OfferedColumn[]) {
  const chosen = columns.flatMap(({ offered }, at) => (offered?.length ? [{ offered, at }] : []));
  const length = Math.max(0, ...chosen.map(({ offered }) => offered.length));
  const rows = Array.from({ length }, (_, row) =>
    chosen.map(({ offered }) => offered[row] ?? null),
  );
  const validations = chosen.map(({ offered, at }, list) => ({
    type: 'list' as const,
    range: `${letterOf(at)}2:${letterOf(at)}${LAST_ROW}`,
    formula1: `${CHOICES_SHEET}!$${letterOf(list)}$1:$${letterOf(list)}$${offered.length}`,
    showErrorMessage: true,
    errorTitle: 'Pilihan',
    errorMessage: 'Pilih salah satu dari daftar.',
  }));
  return { rows, validations };
}

/** Writes an empty table to fill in, and a sheet with three examples. */
export async function writeTemplate(
  title: string,
  columns: readonly OfferedColumn[],
): Promise<Uint8Array> {
  const { rows, validations } = choices(columns);
  const examples = [0, 1, 2].map((row) => columns.map((column) => column.examples[row] ?? ''));
  return write([
    { name: title, ...table(columns, []), dataValidations: validations },
    { name: EXAMPLES_SHEET, ...table(columns, examples) },
    ...(rows.length > 0 ? [{ name: CHOICES_SHEET, rows, hidden: true }] : []),
  ]);
}

const REMARK: OfferedColumn = {
  field: 'remark',
  header: 'Keterangan',
  isRequired: false,
  type: 'text',
  offered: null,
  note: 'Mengapa baris ini belum diimpor. Kolom ini diabaikan saat diimpor lagi.',
  examples: ['', '', ''],
};

/** Writes the refused rows with the reasons; the file can be imported after correction. */
export async function writeRefusedRows(
  title: string,
  columns: readonly OfferedColumn[],
  rows: readonly RefusedRow[],
): Promise<Uint8Array> {
  const headers = new Map(columns.map(({ field, header }) => [field, header]));
  const remarkOf = ({ number, errors }: RefusedRow) =>
    [
      `Baris ${number}`,
      ...Object.entries(errors).map(([field, text]) => `${headers.get(field) ?? field}: ${text}`),
    ].join('. ');
  const { rows: offered, validations } = choices(columns);
  return write([
    {
      name: title,
      ...table(
        [...columns, REMARK],
        rows.map((row) =>
          [...columns.map(({ field }) => row.values[field] ?? ''), remarkOf(row)].map((text) =>
            textCell(unchangedText(text)),
          ),
        ),
      ),
      dataValidations: validations,
    },
    ...(offered.length > 0 ? [{ name: CHOICES_SHEET, rows: offered, hidden: true }] : []),
  ]);
}

async function write(sheets: WriteSheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets });
}
