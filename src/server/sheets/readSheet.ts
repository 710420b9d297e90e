import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { headingKey } from '@/shared/sheets/headingKey';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import { chooseSheets, type OfferedSheet } from './chooseSheets';
import { dateText } from './datesAndTimes';
import { withMergedCells } from './mergedCells';
import { type LeftOut, withoutOtherRows } from './notData';
import { createMeasure, type RawCell, type RawRow, type RawSheet } from './rawCells';
import { readCell } from './readCell';
import { readCsv } from './readCsv';
import { openXlsx } from './readXlsx';
import { type Header, type Heading, type KnownColumns, recogniseHeader } from './recogniseHeader';
import { refuse } from './refusals';
import { suggestColumns } from './suggestColumns';

export interface SheetRow {
  number: number;
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** A sheet of the file; its rows are numbered from `offset` on. */
export interface FileSheet extends OfferedSheet {
  offset: number | null;
}

export interface FileHeading {
  text: string;
  field: string | null;
  /** The likeliest field of an unknown heading. */
  suggestion: string | null;
  /** The first cells below it. */
  examples: string[];
}

export interface ReadSheet {
  /** fields of the recognised columns, in the order of the file */
  fields: string[];
  unknown: string[];
  /** Required fields without a column. */
  missing: string[];
  /** Whether two columns have a name of the same field. */
  isAmbiguous: boolean;
  rows: SheetRow[];
  sheets: FileSheet[];
  headerRows: number[];
  headings: FileHeading[];
  leftOut: LeftOut[];
  hiddenRows: number[];
  hiddenColumns: string[];
  /** Fields whose dates can only be read month first. */
  monthFirst: string[];
}

/** The known columns, and the choices of a person. */
export interface ReadingOf {
  columns: readonly SheetColumn[];
  reading: SheetReading;
  /** The field of each heading that was mapped in this office before. */
  remembered: Readonly<Record<string, string>>;
}

/** Reads a file by its content, not its name (docs/decisions/0044). */
export async function readSheet(bytes: Buffer, of: ReadingOf): Promise<ReadSheet> {
  if (bytes.length === 0) throw refuse('empty');
  if (bytes.length > IMPORT_FILE_MAX_BYTES) throw refuse('tooLarge');
  const known = { columns: of.columns, mapping: mappingOf(of) };
  const { sheets, read } = await openFile(bytes, known, of.reading);
  const parts = read.map(({ sheet, name }) => readPart(sheet, name, known, of.reading));
  const offsets: number[] = [];
  let next = 0;
  for (const { last } of parts) {
    offsets.push(next);
    next += last;
  }
  const numbered = <Item extends { number: number }>(
    itemsOf: (part: Part) => readonly Item[],
  ): Item[] =>
    parts.flatMap((part, at) =>
      itemsOf(part).map((item) => ({ ...item, number: item.number + (offsets[at] ?? 0) })),
    );
  const rows = numbered((part) => part.rows);
  const headings = joinedHeadings(parts, of.columns);
  const fields = [...new Set(headings.flatMap(({ field }) => field ?? []))];
  const missing = of.columns.filter(
    ({ field, isRequired }) => isRequired && !fields.includes(field),
  );
  if (parts.every((part) => part.header.rows.length === 0)) throw refuse('noRows');
  if (rows.length === 0 && missing.length === 0) throw refuse('noRows');
  if (rows.length > IMPORT_ROWS_MAX) throw refuse('tooManyRows');
  const offsetOf = (name: string) => offsets[parts.findIndex((part) => part.name === name)] ?? null;
  return {
    fields,
    unknown: headings.flatMap(({ field, text }) => (field === null ? [text] : [])),
    missing: missing.map(({ field }) => field),
    isAmbiguous: parts.some(({ header }) => header.isAmbiguous),
    rows,
    sheets: sheets.map((sheet) => ({
      ...sheet,
      offset: sheet.isRead ? offsetOf(sheet.name) : null,
    })),
    headerRows: parts[0]?.header.numbers ?? [],
    headings,
    leftOut: numbered((part) => part.leftOut),
    hiddenRows: numbered((part) => part.hiddenRows.map((number) => ({ number }))).map(
      ({ number }) => number,
    ),
    hiddenColumns: [...new Set(parts.flatMap((part) => part.hiddenColumns))],
    monthFirst: [...new Set(parts.flatMap((part) => part.monthFirst))],
  };
}

const mappingOf = ({ reading, remembered }: ReadingOf) =>
  new Map(
    Object.entries({ ...remembered, ...reading.columns }).map(([heading, field]) => [
      headingKey(heading),
      field,
    ]),
  );

const ARCHIVE = Buffer.from('PK\x03\x04');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream that contains a password-protected workbook. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

interface OpenFile {
  sheets: OfferedSheet[];
  read: { name: string; sheet: RawSheet }[];
}

async function openFile(
  bytes: Buffer,
  known: KnownColumns,
  reading: SheetReading,
): Promise<OpenFile> {
  const startsWith = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (startsWith(COMPOUND)) {
    throw refuse(bytes.includes(ENCRYPTED_PACKAGE) ? 'encrypted' : 'oldExcel');
  }
  if (!startsWith(ARCHIVE)) {
    const rows = await readCsv(bytes);
    if (rows.length === 0) throw refuse('empty');
    const nothing = new Set<number>();
    return {
      sheets: [],
      read: [
        { name: '', sheet: { rows, merges: [], hiddenRows: nothing, hiddenColumns: nothing } },
      ],
    };
  }
  const workbook = await openXlsx(bytes);
  const sheets = await chooseSheets(workbook, known, reading);
  const measure = createMeasure();
  const read = [];
  for (const [index, { name, isRead }] of sheets.entries()) {
    if (!isRead) continue;
    const sheet = await workbook.read(index, measure);
    if (sheet.rows.length > 0) read.push({ name, sheet });
  }
  if (read.length === 0) throw refuse(sheets.some(isHiddenTable) ? 'onlyHidden' : 'empty');
  return { sheets, read };
}

const isHiddenTable = ({ isHidden, fit }: OfferedSheet): boolean =>
  isHidden && (fit === 'all' || fit === 'some');

interface Part {
  name: string;
  header: Header;
  rows: SheetRow[];
  leftOut: LeftOut[];
  hiddenRows: number[];
  hiddenColumns: string[];
  monthFirst: string[];
  /** The number of the last row. */
  last: number;
}

function readPart(
  { rows: all, merges, hiddenRows, hiddenColumns }: RawSheet,
  name: string,
  known: KnownColumns,
  { header_row, month_first = [] }: SheetReading,
): Part {
  const found = recogniseHeader(all, known, header_row);
  const columns = found.headings.flatMap(({ at, column }) => (column ? [{ at, column }] : []));
  const knownColumns = columns.map(({ at }) => at);
  const header = { ...found, rows: withMergedCells(found.rows, merges, knownColumns) };
  const { data, leftOut } = withoutOtherRows(header);
  const rows = data.flatMap((row) => readRow(row, columns, month_first) ?? []);
  return {
    name,
    header,
    rows,
    leftOut,
    hiddenRows: rows.flatMap(({ number }) => (hiddenRows.has(number) ? [number] : [])),
    hiddenColumns: header.headings.flatMap(({ at, text }) => (hiddenColumns.has(at) ? [text] : [])),
    monthFirst: columns.flatMap(({ at, column }) =>
      column.type === 'date' &&
      !month_first.includes(column.field) &&
      isMonthFirst(data.map(({ cells }) => cells[at] ?? null))
        ? [column.field]
        : [],
    ),
    last: all.at(-1)?.number ?? 0,
  };
}

const NUMERIC_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/;
const MONTHS = 12;

/** Whether some of the dates cannot be read day first, and all of them month first. */
function isMonthFirst(cells: readonly RawCell[]): boolean {
  const dates = cells.flatMap((cell) => {
    const match = cell?.is === 'text' ? NUMERIC_DATE.exec(dateText(cell.text)) : null;
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : [];
  });
  return dates.some(({ second }) => second > MONTHS) && dates.every(({ first }) => first <= MONTHS);
}

type PlacedColumn = { column: SheetColumn; at: number };

/** Null for a row without values in the known columns. */
function readRow(
  { number, cells }: RawRow,
  columns: readonly PlacedColumn[],
  monthFirst: readonly string[],
): SheetRow | null {
  const row: SheetRow = { number, values: {}, errors: {} };
  for (const { column, at } of columns) {
    const { value, error } = readCell(cells[at], column, monthFirst.includes(column.field));
    if (value !== '') row.values[column.field] = value;
    if (error !== undefined) row.errors[column.field] = error;
  }
  const isEmpty = Object.keys(row.values).length + Object.keys(row.errors).length === 0;
  return isEmpty ? null : row;
}

const EXAMPLES = 3;
const EXAMPLE_CHARACTERS_MAX = 60;
const LOOKED_AT = 20;

/** The headings of all sheets, each once, with what is below them. */
function joinedHeadings(parts: readonly Part[], columns: readonly SheetColumn[]): FileHeading[] {
  const found = new Map<string, { heading: Heading; cells: RawCell[] }>();
  for (const { header } of parts) {
    for (const heading of header.headings) {
      if (found.has(headingKey(heading.text))) continue;
      const cells = header.rows.flatMap((row) => row.cells[heading.at] ?? []).slice(0, LOOKED_AT);
      found.set(headingKey(heading.text), { heading, cells });
    }
  }
  const all = [...found.values()];
  const taken = all.flatMap(({ heading }) => heading.column ?? []);
  const suggested = suggestColumns(
    all
      .filter(({ heading }) => heading.column === null)
      .map(({ heading, cells }) => ({ text: heading.text, cells })),
    columns.filter((column) => !taken.includes(column)),
  );
  return all.map(({ heading: { text, column }, cells }) => ({
    text,
    field: column?.field ?? null,
    suggestion: suggested.get(text)?.field ?? null,
    examples: cells.slice(0, EXAMPLES).map((cell) => exampleOf(cell)),
  }));
}

function exampleOf(cell: RawCell): string {
  switch (cell?.is) {
    case 'text':
      return cell.text.trim().slice(0, EXAMPLE_CHARACTERS_MAX);
    case 'number':
      return String(cell.number);
    case 'percent':
      return Number.isNaN(cell.number) ? '%' : `${Number(cell.number.toPrecision(15))}%`;
    case 'date':
      return Number.isNaN(cell.date.getTime()) ? '' : cell.date.toISOString().slice(0, 10);
    case 'flag':
      return String(cell.flag);
    case 'formula':
      return '(rumus)';
    case 'merged':
      return exampleOf(cell.cell);
    default:
      return cell?.text ?? '';
  }
}
