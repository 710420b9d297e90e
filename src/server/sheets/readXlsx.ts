import { checkArchive } from './checkArchive';
import { isShown, type OpenWorkbook, openWorkbook, withoutEscapes } from './openWorkbook';
import { createMeasure, type RawCell, type RawRow } from './rawCells';
import { readXml } from './readXml';
import { refuse } from './refusals';
import { CELL_CHARACTERS_MAX } from './sheetLimits';
import { unpack } from './unpack';

/** The highest row number, which bounds the empty rows between the others. */
const ROW_MAX = 50_000;
/** The number of rows of a full sheet. */
const SHEET_ROWS = 1_048_576;
const SHEET_COLUMNS = 16_384;

/**
 * Reads the first visible sheet of a workbook. Parts are streamed, and counted while they are unpacked: a
 * small file may contain millions of elements, cells or texts (docs/decisions/0051).
 */
export async function readXlsx(bytes: Buffer): Promise<RawRow[]> {
  const entries = checkArchive(bytes);
  const workbook = await openWorkbook(bytes, entries);
  if (!workbook) return [];
  const { serialToDate } = await import('hucre');
  const toDate = (number: number) => serialToDate(number, workbook.is1904);
  const rows = createRows();
  let row = -1;
  let column = -1;
  let cell: Cell | null = null;
  await readXml(unpack(bytes, workbook.sheet), {
    open(name, { r: place = '', t: type = 'n', s: style = '' }, within) {
      const parent = within.at(-1);
      if (name === 'row' && parent === 'sheetData') {
        row = Number(place) ? Number(place) - 1 : row + 1;
        column = -1;
      } else if (name === 'c' && parent === 'row') {
        const at = place === '' ? { row, column: column + 1 } : placeOf(place);
        column = at.column;
        cell = { at, type, style: style === '' ? -1 : Number(style), text: '', isFormula: false };
      } else if (name === 'f' && parent === 'c' && cell) {
        cell.isFormula = true;
      }
    },
    text(part, within) {
      const isValue = within.at(-1) === 'v' && within.at(-2) === 'c';
      if (!cell || !(isValue || (within.includes('is') && isShown(within)))) return;
      cell.text += part;
      if (cell.text.length > CELL_CHARACTERS_MAX) throw refuse('longCell');
    },
    close(name) {
      if (name !== 'c' || !cell) return;
      rows.add(cell.at, rawCellOf(cell, workbook, toDate));
      cell = null;
    },
  });
  return rows.inOrder();
}

/** A row and a column, counted from 0. */
interface Place {
  row: number;
  column: number;
}

interface Cell {
  at: Place;
  type: string;
  style: number;
  text: string;
  isFormula: boolean;
}

type ToDate = (number: number) => Date;

function placeOf(place: string): Place {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(place) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

function createRows() {
  const rows = new Map<number, RawCell[]>();
  const measure = createMeasure();
  return {
    add({ row, column }: Place, cell: RawCell): void {
      const isInside = row >= 0 && row < SHEET_ROWS && column >= 0 && column < SHEET_COLUMNS;
      if (!isInside) throw refuse('damaged');
      if (cell === null) return;
      measure.column(column);
      if (row >= ROW_MAX) throw refuse('tooManyRows');
      if (cell.is === 'text') measure.text(cell.text);
      const cells = rows.get(row) ?? [];
      if (cells.length === 0) {
        measure.row();
        rows.set(row, cells);
      }
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
    },
    inOrder: (): RawRow[] =>
      [...rows]
        .sort(([one], [other]) => one - other)
        .map(([row, cells]) => ({ number: row + 1, cells })),
  };
}

function rawCellOf(cell: Cell, { texts, isDate }: OpenWorkbook, toDate: ToDate): RawCell {
  const { type, style, text, isFormula } = cell;
  if (isFormula) return { is: 'formula' };
  switch (type) {
    case 's':
      return textCell(text === '' ? '' : (texts[Number(text)] ?? ''));
    case 'str':
    case 'inlineStr':
      return textCell(withoutEscapes(text));
    case 'b':
      return { is: 'flag', flag: text === '1' || text.toLowerCase() === 'true' };
    case 'e':
      return { is: 'error', text };
    default: {
      const number = Number(text);
      if (text === '' || Number.isNaN(number)) return textCell(text);
      return isDate(style) ? { is: 'date', date: toDate(number) } : { is: 'number', number };
    }
  }
}

const textCell = (text: string): RawCell => (text.trim() === '' ? null : { is: 'text', text });
