import { headingKey } from '@/shared/sheets/headingKey';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { RawCell, RawRow } from './rawCells';
import { refuse } from './refusals';
import { ROWS_BEFORE_HEADER } from './sheetLimits';

/** A column of the file. */
export interface Heading {
  at: number;
  /** Unique in its sheet. */
  text: string;
  column: SheetColumn | null;
}

export interface Header {
  /** The numbers of its rows. */
  numbers: number[];
  headings: Heading[];
  /** Whether two columns have a name of the same field; the first one counts. */
  isAmbiguous: boolean;
  /** The rows below the header. */
  rows: RawRow[];
}

/** The field of a heading, by its key; '' for one that is not imported. */
export type Mapping = ReadonlyMap<string, string>;

export interface KnownColumns {
  columns: readonly SheetColumn[];
  mapping: Mapping;
}

const HEADING_CHARACTERS_MAX = 200;

const textOf = (cell: RawCell | undefined): string =>
  cell?.is === 'text' ? cell.text.trim().slice(0, HEADING_CHARACTERS_MAX) : '';

/**
 * Finds the header among the first rows by the names of the columns, which may come in any order. A header
 * may have two rows: 'Pembimbing' above 'Dosen' and 'Industri'.
 */
export function recogniseHeader(
  rows: readonly RawRow[],
  known: KnownColumns,
  chosenRow?: number,
): Header {
  const columnOf = columnFinder(known);
  const candidates = rows.slice(0, ROWS_BEFORE_HEADER + 1);
  const found = candidates.flatMap((row, index) => {
    if (chosenRow !== undefined && row.number !== chosenRow) return [];
    const next = rows[index + 1];
    const one = headerOf([row], columnOf, known);
    const two = next ? headerOf([row, next], columnOf, known) : one;
    const isTwo = fieldsIn(two) > fieldsIn(one) && next !== undefined;
    return [{ ...(isTwo ? two : one), rows: rows.slice(index + (isTwo ? 2 : 1)) }];
  });
  const most = Math.max(0, ...found.map(fieldsIn));
  const best = found.filter((one) => fieldsIn(one) === most);
  // A title above a header is no part of it.
  const plain = best.find(({ numbers }) => numbers.length === 1);
  const header = most > 0 ? (plain ?? best[0]) : likeliest(found, candidates);
  if (!header) throw refuse(rows.length === 0 ? 'empty' : 'noRows');
  return header;
}

/** A header without a known name is the first row with about as many texts as any. */
function likeliest(found: readonly Header[], candidates: readonly RawRow[]): Header | undefined {
  const textsIn = ({ cells }: RawRow) => cells.filter((cell) => textOf(cell) !== '').length;
  const most = Math.max(0, ...candidates.map(textsIn));
  const row = candidates.find((one) => textsIn(one) >= most * LIKE_MOST);
  return found.find(({ numbers }) => numbers[0] === row?.number) ?? found[0];
}

const LIKE_MOST = 0.6;

const fieldsIn = ({ headings }: Pick<Header, 'headings'>): number =>
  headings.filter(({ column }) => column !== null).length;

type ColumnOf = (name: string) => SheetColumn | null | undefined;

/** Undefined for an unknown name, null for one that is not imported. */
function columnFinder({ columns, mapping }: KnownColumns): ColumnOf {
  const byName = new Map<string, SheetColumn>();
  for (const column of columns) byName.set(headingKey(column.header), column);
  // A column's main name takes precedence over an alias of another column.
  for (const column of columns) {
    for (const alias of column.aliases ?? []) {
      const name = headingKey(alias);
      if (!byName.has(name)) byName.set(name, column);
    }
  }
  return (name) => {
    const field = mapping.get(headingKey(name));
    if (field === undefined) return byName.get(headingKey(name));
    return columns.find((column) => column.field === field) ?? null;
  };
}

function headerOf(
  rows: readonly [RawRow, RawRow?],
  columnOf: ColumnOf,
  { mapping }: KnownColumns,
): Omit<Header, 'rows'> {
  const names = uniqueNames(rows);
  const isMainName = (name: string, column: SheetColumn) =>
    headingKey(name) === headingKey(column.header);
  const taken = new Set<SheetColumn>();
  let isAmbiguous = false;
  const headings = names.flatMap(({ at, text, others }): Heading[] => {
    if (text === '') return [];
    const name = [text, ...others].find((one) => columnOf(one) !== undefined) ?? text;
    const column = columnOf(name) ?? null;
    // 'Nama' means the activity unless a column 'Nama Aktivitas' exists: then it means the student.
    const isOther =
      column !== null &&
      !mapping.has(headingKey(name)) &&
      !isMainName(name, column) &&
      names.some((other) => isMainName(other.text, column));
    if (column !== null && !isOther && taken.has(column)) isAmbiguous = true;
    if (column === null || isOther || taken.has(column)) return [{ at, text, column: null }];
    taken.add(column);
    return [{ at, text, column }];
  });
  return { numbers: rows.flatMap((row) => row?.number ?? []), headings, isAmbiguous };
}

/** The names of the columns. One below a group is also known by its own row alone. */
function uniqueNames([upper, lower]: readonly [RawRow, RawRow?]) {
  const seen = new Map<string, number>();
  const length = Math.max(upper.cells.length, lower?.cells.length ?? 0);
  let group = '';
  return Array.from({ length }, (_, at) => {
    const above = textOf(upper.cells[at]);
    const below = textOf(lower?.cells[at]);
    if (above !== '') group = above;
    else if (below === '') group = '';
    const isGrouped = below !== '' && group !== '';
    const joined = isGrouped ? `${group} ${below}` : above || below;
    const count = (seen.get(headingKey(joined)) ?? 0) + 1;
    seen.set(headingKey(joined), count);
    return {
      at,
      text: count > 1 && joined !== '' ? `${joined} (${count})` : joined,
      others: isGrouped ? [joined, `${below} ${group}`, below] : [joined],
    };
  });
}
