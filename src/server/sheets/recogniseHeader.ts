import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { RawCell, RawRow } from './rawCells';
import { REFUSALS, RefusedFile } from './refusals';
import { ROWS_BEFORE_HEADER } from './sheetLimits';

export interface Header {
  /** The known columns, with their place in the rows. */
  columns: { column: SheetColumn; at: number }[];
  unknown: string[];
  /** The rows below the header. */
  rows: RawRow[];
}

/** Without case, spaces and signs: 'No.  Telepon *' is 'notelepon'. */
const simplified = (text: string): string => text.toLowerCase().replace(/[\s.,:;*_()'"/-]+/g, '');

const textOf = (cell: RawCell | undefined): string => (cell?.is === 'text' ? cell.text.trim() : '');

/** Finds the header among the first rows by the names of the columns, which may come in any order. */
export function recogniseHeader(rows: readonly RawRow[], known: readonly SheetColumn[]): Header {
  const byName = new Map<string, SheetColumn>();
  for (const column of known) byName.set(simplified(column.header), column);
  // A column's main name takes precedence over an alias of another column.
  for (const column of known) {
    for (const alias of column.aliases ?? []) {
      const name = simplified(alias);
      if (!byName.has(name)) byName.set(name, column);
    }
  }
  const knownIn = ({ cells }: RawRow) =>
    cells.filter((cell) => byName.has(simplified(textOf(cell)))).length;
  const candidates = rows.slice(0, ROWS_BEFORE_HEADER + 1);
  const best = Math.max(0, ...candidates.map(knownIn));
  const index = best === 0 ? 0 : candidates.findIndex((row) => knownIn(row) === best);
  const header = candidates[index];
  if (!header) throw new RefusedFile(REFUSALS.empty);
  const columns: Header['columns'] = [];
  const unknown: string[] = [];
  const names = header.cells.map(textOf);
  const isNamed = (name: string, column: SheetColumn) =>
    simplified(name) === simplified(column.header);
  for (const [at, name] of names.entries()) {
    const column = byName.get(simplified(name));
    // 'Nama' means the activity unless a column 'Nama Aktivitas' exists: then it means the student.
    const isOther =
      column && !isNamed(name, column) && names.some((other) => isNamed(other, column));
    if (column && !isOther) columns.push({ column, at });
    else if (name !== '') unknown.push(name);
  }
  refuseWrongColumns(columns, known);
  return { columns, unknown, rows: rows.slice(index + 1) };
}

function refuseWrongColumns(columns: Header['columns'], known: readonly SheetColumn[]): void {
  const found = columns.map(({ column }) => column);
  const missing = known.filter((column) => column.isRequired && !found.includes(column));
  if (missing.length > 0) {
    const names = missing.map(({ header }) => `'${header}'`).join(', ');
    throw new RefusedFile(`Kolom ${names} tidak ada dalam berkas ini.`);
  }
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) throw new RefusedFile(`Kolom '${twice.header}' ada lebih dari satu kali.`);
}
