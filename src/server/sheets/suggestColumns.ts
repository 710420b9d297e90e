import type { SheetColumn } from '@/shared/sheets/sheetColumn';
import type { RawCell } from './rawCells';

interface Candidate {
  text: string;
  cells: readonly RawCell[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const digitsOf = (cell: RawCell): string => {
  if (cell?.is === 'text') return cell.text.replace(/^'|[\s.-]/g, '');
  return cell?.is === 'number' ? String(cell.number) : '';
};

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const PHONE = /^(\+?62|0)?8\d{7,12}$/;
const MOST = 0.8;

/** Whether most cells look like values of the column, which a few kinds of columns show. */
function looksLike({ field, type, length }: SheetColumn, cells: readonly RawCell[]): boolean {
  const test = (cell: RawCell): boolean => {
    if (field === 'email') return cell?.is === 'text' && EMAIL.test(cell.text.trim());
    if (type === 'phone') return PHONE.test(digitsOf(cell));
    if (type === 'identifier')
      return /^\d+$/.test(digitsOf(cell)) && digitsOf(cell).length === length;
    return type === 'date' && cell?.is === 'date';
  };
  return cells.length > 0 && cells.filter(test).length >= cells.length * MOST;
}

const BY_CONTENT = 2;

/** How well a heading fits a name of the column, up to 1: 'Nama Lengkap Siswa' has a word of 'Nama'. */
function nameFit(heading: readonly string[], { header, aliases = [] }: SheetColumn): number {
  const fits = [header, ...aliases].map((name) => {
    const words = wordsOf(name);
    const shared = words.filter((word) => heading.includes(word)).length;
    return shared === words.length ? (2 * shared) / (words.length + heading.length) : 0;
  });
  return Math.max(0, ...fits);
}

/** The likeliest column for each heading that is not known, each column once. */
export function suggestColumns(
  candidates: readonly Candidate[],
  free: readonly SheetColumn[],
): Map<string, SheetColumn> {
  const fits = candidates.flatMap(({ text, cells }) => {
    const words = wordsOf(text);
    return free.flatMap((column) => {
      const fit = nameFit(words, column) + (looksLike(column, cells) ? BY_CONTENT : 0);
      return fit > 0 ? [{ text, column, fit }] : [];
    });
  });
  const suggested = new Map<string, SheetColumn>();
  const taken = new Set<SheetColumn>();
  for (const { text, column } of fits.sort((one, other) => other.fit - one.fit)) {
    if (suggested.has(text) || taken.has(column)) continue;
    suggested.set(text, column);
    taken.add(column);
  }
  return suggested;
}
