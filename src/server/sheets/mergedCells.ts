import type { Merge, RawCell, RawRow } from './rawCells';
import { refuse } from './refusals';

/** Merged cells do not overlap, so that they cover no more cells than a sheet may have. */
const COVERED_MAX = 1_000_000;

/** The cells of the rows, which may be replaced. */
type Cells = { number: number; cells: RawCell[] };

/**
 * The rows below the header, with the value of a merged cell in every row that it covers: a period or a company is
 * often written once for several students. A cell that covers several known columns has no single meaning.
 */
export function withMergedCells(
  rows: readonly RawRow[],
  merges: readonly Merge[],
  knownColumns: readonly number[],
): RawRow[] {
  const filled = rows.map(({ number, cells }): Cells => ({ number, cells: [...cells] }));
  const indexOf = new Map(rows.map(({ number }, index) => [number, index]));
  let covered = 0;
  for (const merge of merges) {
    const { top, bottom, left, right } = merge;
    const first = indexOf.get(top);
    const value = first === undefined ? null : (rows[first]?.cells[left] ?? null);
    const columns = knownColumns.filter((at) => at >= left && at <= right);
    if (first === undefined || value === null || columns.length === 0) continue;
    const cell: RawCell =
      columns.length === 1 ? value : { is: 'merged', place: merge.place, cell: value };
    for (const row of rowsTo(filled, first, bottom)) {
      covered += columns.length;
      if (covered > COVERED_MAX) throw refuse('damaged');
      for (const at of columns) {
        while (row.cells.length < at) row.cells.push(null);
        row.cells[at] = cell;
      }
    }
  }
  return filled;
}

/** The rows from an index to a number. A row without own cells is none. */
function* rowsTo(rows: readonly Cells[], first: number, bottom: number) {
  for (let index = first; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || row.number > bottom) return;
    yield row;
  }
}
