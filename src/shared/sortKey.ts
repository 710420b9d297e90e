import { APOSTROPHES } from './apostrophes';

/*
 * The order of names, the same in SQL (`sort_key`, migration 0054) and in the browser (docs/decisions/0058): quotation
 * marks do not count, letters with marks are beside those without ('ÁDI' and 'Adi'), and words end before longer ones
 * ('Nur Aini', 'Nuraini').
 */

/** Apostrophes of all kinds, those of transliterated Arabic too, and quotation marks. */
const IGNORED = new RegExp(`[${APOSTROPHES}ʻʾʿ′"“”„«»]`, 'g');
const MARKS = /[\u0300-\u036f]/g;
/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS = {
  Ø: 'o',
  ø: 'o',
  Đ: 'd',
  đ: 'd',
  Ð: 'd',
  ð: 'd',
  Ł: 'l',
  ł: 'l',
  Ħ: 'h',
  ħ: 'h',
  ı: 'i',
};
const WHOLE_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A text by whose characters others are sorted. */
export const sortKey = (text: string): string =>
  text
    .replace(IGNORED, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(WHOLE_LETTERS, (letter) => LETTERS[letter as keyof typeof LETTERS])
    // Only these: it depends on the locale of a database which others it knows as capitals.
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Compares texts for `sort`. */
export function alphabetically(one: string, other: string): number {
  const [before, after] = [sortKey(one), sortKey(other)];
  return before === after ? 0 : before < after ? -1 : 1;
}
