import { checkArchive } from './checkArchive';
import { isSet, isShown, type OpenWorkbook, openWorkbook, withoutEscapes } from './openWorkbook';
import {
  createMeasure,
  type Measure,
  type Merge,
  type RawCell,
  type RawRow,
  type RawSheet,
} from './rawCells';
import { readXml, type XmlEvents } from './readXml';
import { refuse } from './refusals';
import { CELL_CHARACTERS_MAX, COLUMNS_MAX, ROWS_BEFORE_HEADER } from './sheetLimits';
import { unpack } from './unpack';

/** The highest row number, which bounds the empty rows between the others. */
const ROW_MAX = 50_000;
/** The number of rows of a full sheet. */
const SHEET_ROWS = 1_048_576;
const SHEET_COLUMNS = 16_384;
const MERGES_MAX = 100_000;

export interface Workbook {
  sheets: readonly { name: string; isHidden: boolean; isTable: boolean }[];
  /** The first rows, in which the header is. */
  head(index: number): Promise<RawSheet>;
  /** All rows. */
  read(index: number, measure: Measure): Promise<RawSheet>;
}

/**
 * Opens a workbook. Parts are streamed, and counted while they are unpacked: a small file may contain
 * millions of elements, cells or texts (docs/decisions/0044).
 */
export async function openXlsx(bytes: Buffer): Promise<Workbook> {
  const workbook = await openWorkbook(bytes, checkArchive(bytes));
  const { serialToDate } = await import('hucre');
  const toDate = (number: number) => serialToDate(number, workbook.is1904);

  async function read(index: number, measure: Measure, rowsMax: number): Promise<RawSheet> {
    const entry = workbook.sheets[index]?.entry;
    if (!entry) throw refuse('damaged');
    const rows = createRows(measure);
    const hiddenRows = new Set<number>();
    const hiddenColumns = new Set<number>();
    const merges: Merge[] = [];
    let row = -1;
    let column = -1;
    let isHidden = false;
    let cell: Cell | null = null;
    let isDone = false;
    const events: XmlEvents = {
      open(name, attributes, within) {
        const parent = within.at(-1);
        if (name === 'row' && parent === 'sheetData') {
          isDone = rows.count() >= rowsMax;
          row = Number(attributes.r) ? Number(attributes.r) - 1 : row + 1;
          column = -1;
          isHidden = isSet(attributes.hidden);
        } else if (name === 'c' && parent === 'row') {
          const { r: place = '', t: type = 'n', s: style = '' } = attributes;
          const at = place === '' ? { row, column: column + 1 } : placeOf(place);
          column = at.column;
          cell = { at, type, style: style === '' ? -1 : Number(style), text: '', isFormula: false };
        } else if (name === 'f' && parent === 'c' && cell) {
          cell.isFormula = true;
        } else if (name === 'mergeCell') {
          const merge = mergeOf(attributes.ref);
          if (merge) merges.push(merge);
          if (merges.length > MERGES_MAX) throw refuse('expands');
        } else if (name === 'col' && isSet(attributes.hidden)) {
          const last = Math.min(Number(attributes.max), COLUMNS_MAX);
          for (let at = Number(attributes.min); at <= last; at += 1) hiddenColumns.add(at - 1);
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
        const isFilled = rows.add(cell.at, rawCellOf(cell, workbook, toDate));
        if (isHidden && isFilled) hiddenRows.add(cell.at.row + 1);
        cell = null;
      },
    };
    await readXml(unpack(bytes, entry), events, () => isDone);
    return { rows: rows.inOrder(), merges, hiddenRows, hiddenColumns };
  }

  return {
    sheets: workbook.sheets.map(({ name, isHidden, entry }) => ({
      name,
      isHidden,
      isTable: entry !== null,
    })),
    head: (index) => read(index, createMeasure(), ROWS_BEFORE_HEADER + 2),
    read: (index, measure) => read(index, measure, Number.POSITIVE_INFINITY),
  };
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

function mergeOf(place = ''): Merge | null {
  const [first = '', last = ''] = place.split(':');
  const start = placeOf(first);
  const end = placeOf(last);
  if (start.row < 0 || end.row < 0) return null;
  return {
    place,
    top: start.row + 1,
    bottom: end.row + 1,
    left: start.column,
    right: end.column,
  };
}

function createRows(measure: Measure) {
  const rows = new Map<number, RawCell[]>();
  return {
    count: () => rows.size,
    /** Whether the cell is not empty. */
    add({ row, column }: Place, cell: RawCell): boolean {
      const isInside = row >= 0 && row < SHEET_ROWS && column >= 0 && column < SHEET_COLUMNS;
      if (!isInside) throw refuse('damaged');
      if (cell === null) return false;
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
      return true;
    },
    inOrder: (): RawRow[] =>
      [...rows]
        .sort(([one], [other]) => one - other)
        .map(([row, cells]) => ({ number: row + 1, cells })),
  };
}

function rawCellOf(cell: Cell, { texts, shownAs, is1904 }: OpenWorkbook, toDate: ToDate): RawCell {
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
      const shown = shownAs(style);
      if (shown === 'date') return { is: 'date', date: toDate(number) };
      if (shown === 'percent') return { is: 'percent', number: number * 100 };
      if (shown === 'partlyPercent') return { is: 'percent', number: Number.NaN };
      return { is: 'number', number, ...(is1904 && { is1904 }) };
    }
  }
}

const textCell = (text: string): RawCell => (text.trim() === '' ? null : { is: 'text', text });
