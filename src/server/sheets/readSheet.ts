import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@/shared/constants/limits';
import { headingKey } from '@/shared/sheets/headingKey';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { SheetReading } from '@/shared/sheets/sheetReading';
import type { OfferedSheet } from './chooseSheets';
import { type FileHeading, joinedHeadings } from './fileHeadings';
import type { LeftOut } from './notData';
import { openFile } from './openFile';
import { type Part, readPart, type SheetRow } from './readPart';
import { refuse } from './refusals';

/** A sheet of the file; its rows are numbered from `offset` on. */
export interface FileSheet extends OfferedSheet {
  offset: number | null;
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
