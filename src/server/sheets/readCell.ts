import { beforePercent } from '@/shared/percentText';
import { originalText } from '@/shared/sheets/formulaText';
import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import { readDate, readTime } from './datesAndTimes';
import { readIdentifier, readPhone } from './identifiers';
import type { RawCell, ReadCell } from './rawCells';

const FORMULA = 'Sel ini berisi rumus. Tempel nilainya saja.';
const NOT_READABLE = 'Sel ini berisi kesalahan spreadsheet.';
const IS_PERCENT = 'Sel ini berisi persen. Tulis angkanya saja, tanpa tanda persen.';
const IS_DATE = 'Sel ini berisi tanggal. Ubah format sel menjadi teks, lalu ketik ulang.';

const mergedAt = (place: string): string =>
  `Sel ini digabung dengan sel lain (${place}). Batalkan penggabungannya, lalu isi tiap sel.`;

export function readCell(
  cell: RawCell | undefined,
  column: SheetColumn,
  isMonthFirst = false,
): ReadCell {
  if (cell === null || cell === undefined) return { value: '' };
  if (cell.is === 'formula') return { value: '', error: FORMULA };
  if (cell.is === 'merged') return { value: '', error: mergedAt(cell.place) };
  if (cell.is === 'error') return { value: '', error: `${NOT_READABLE} (${cell.text})` };
  if (cell.is !== 'text') return readTyped(cell, column);
  const text = withoutMark(originalText(cell.text.trim()));
  return column.type === 'date' ? readDate(text, isMonthFirst) : readText(text, column);
}

/** Without the apostrophe by which spreadsheets take digits as a text. */
const withoutMark = (text: string): string => text.replace(/^['’](?=[+\d])/, '');

type Typed = Extract<RawCell, { is: 'number' | 'percent' | 'date' | 'flag' }>;

function readTyped(cell: Typed, column: SheetColumn): ReadCell {
  if (cell.is === 'percent') {
    return column.isOutOf100 && Number.isFinite(cell.number)
      ? { value: numeral(cell.number) }
      : { value: '', error: IS_PERCENT };
  }
  switch (column.type) {
    case 'date':
      return readDate(cell);
    case 'time':
      return readTime(cell);
    default:
      break;
  }
  if (cell.is === 'date') return { value: '', error: IS_DATE };
  if (cell.is === 'flag') return { value: String(cell.flag) };
  switch (column.type) {
    case 'identifier':
      return readIdentifier(cell.number, column);
    case 'phone':
      return readPhone(cell.number);
    case 'choice':
      return { value: choiceOf(numeral(cell.number), column) };
    default:
      return { value: numeral(cell.number) };
  }
}

function readText(text: string, column: SheetColumn): ReadCell {
  switch (column.type) {
    case 'identifier':
      return readIdentifier(text, column);
    case 'phone':
      return readPhone(text);
    case 'time':
      return readTime(text);
    case 'number':
      return readNumber(text, column);
    case 'choice':
      return { value: choiceOf(text, column) };
    default:
      return { value: text };
  }
}

function readNumber(text: string, { isOutOf100 }: SheetColumn): ReadCell {
  const percentage = beforePercent(text);
  const value = (percentage ?? text).replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return percentage === null || isOutOf100 ? { value } : { value: text, error: IS_PERCENT };
}

/** A number without exponent and binary noise: 0.1 + 0.2 is 0.3. */
const numeral = (number: number): string => {
  const rounded = Number(number.toPrecision(15));
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : String(rounded);
};

const simplified = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '');

/** The value of a label, or the text itself, which the rules refuse. */
function choiceOf(text: string, { choices = {}, otherLabels = {} }: SheetColumn): string {
  const wanted = simplified(text);
  const found = Object.entries(choices).find(
    ([value, label]) => simplified(value) === wanted || simplified(label) === wanted,
  );
  return found?.[0] ?? otherLabels[wanted] ?? text;
}
