import type { CellValue } from 'hucre/xlsx';
import { checkArchive } from './checkArchive';
import { createMeasure, type RawCell, type RawRow } from './rawCells';
import { refuse } from './refusals';

/** Empty rows between the others are allowed, but not any number of them. */
const ROW_MAX = 50_000;

/** Letters of a column, counted from 0. */
function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? lettersOf(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** The first sheet of a workbook that its readers see. */
export async function readXlsx(bytes: Buffer): Promise<RawRow[]> {
  checkArchive(bytes);
  const { readXlsx: read } = await import('hucre/xlsx');
  const first = await firstVisible(bytes);
  const { lastRow, lastColumn } = await measure(bytes, first);
  if (lastRow < 0) return [];
  // Only this reader tells formulas from values, but it holds the whole rectangle in memory.
  const { sheets } = await read(bytes, {
    sheets: [first],
    range: `A1:${lettersOf(lastColumn)}${lastRow + 1}`,
  });
  const [sheet] = sheets;
  if (!sheet) throw refuse('damaged');
  const rows: RawRow[] = [];
  for (const [index, values] of sheet.rows.entries()) {
    const cells = values.map((value, column): RawCell => {
      const detail = sheet.cells?.get(`${index},${column}`);
      if (detail?.formula !== undefined) return { is: 'formula' };
      if (detail?.type === 'error') return { is: 'error', text: String(value ?? '') };
      return cellOf(value);
    });
    const columns = cells.findLastIndex((cell) => cell !== null) + 1;
    if (columns > 0) rows.push({ number: index + 1, cells: cells.slice(0, columns) });
  }
  return rows;
}

/** Lists of choices are often on a hidden sheet. */
async function firstVisible(bytes: Buffer): Promise<number> {
  const { readXlsx: read } = await import('hucre/xlsx');
  const visible: number[] = [];
  await read(bytes, {
    // Asked before the rows are read, of which it needs none.
    sheets: ({ index, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) visible.push(index);
      return false;
    },
  });
  return visible[0] ?? 0;
}

/** Reads the sheet as a stream first: two cells in opposite corners make a rectangle of 17 thousand million cells. */
async function measure(
  bytes: Buffer,
  sheet: number,
): Promise<{ lastRow: number; lastColumn: number }> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const counts = createMeasure();
  let lastRow = -1;
  let lastColumn = -1;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const last = values.findLastIndex((value) => cellOf(value) !== null);
    if (last < 0) continue;
    counts.row(last + 1);
    for (const value of values) if (typeof value === 'string') counts.text(value);
    if (index >= ROW_MAX) throw refuse('tooManyRows');
    lastRow = Math.max(lastRow, index);
    lastColumn = Math.max(lastColumn, last);
  }
  return { lastRow, lastColumn };
}

function cellOf(value: CellValue | undefined): RawCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return { is: 'number', number: value };
  if (typeof value === 'boolean') return { is: 'flag', flag: value };
  if (value instanceof Date) return { is: 'date', date: value };
  return value.trim() === '' ? null : { is: 'text', text: value };
}
