import { SEARCHED_LABELS } from '@/shared/constants/searchedLabels';
import { withStraightApostrophes } from './apostrophes';
import type { Labels } from './constants/labels';
import { SEARCH_MAX, SEARCH_WORDS_MAX } from './constants/limits';

/**
 * The rules of the search box, for the server's SQL and for tables that search in the browser:
 *
 * - Every word of the search occurs in some column of the row, in any case of letters.
 * - A label ('Aktif', 'Tidak Aktif') is found by its beginning, not by any part of it: 'aktif'
 *   does not find 'Tidak Aktif', 'tidak' and 'tidak aktif' do. A later word of a label counts
 *   when no label of the set begins with it: 'admin' finds 'Super Admin'.
 * - A telephone number is found by its digits, whatever separates them and whether it begins with
 *   +62 or with 0.
 */

const lowerCase = (text: string) => withStraightApostrophes(text).toLocaleLowerCase('id');

export const wordsOf = (search: string) => search.split(/\s+/).filter((word) => word !== '');

export const hasTooManyWords = (search: string) => wordsOf(search).length > SEARCH_WORDS_MAX;

const FIRST_WORDS = new RegExp(`^\\s*(?:\\S+\\s*){0,${SEARCH_WORDS_MAX}}`);

/** The text cut to the limits of a search. A trailing space stays, because typing may continue. */
export const withinSearchLimits = (text: string): string =>
  FIRST_WORDS.exec([...text].slice(0, SEARCH_MAX).join(''))?.[0] ?? '';

/**
 * The search split into terms of one word each; words that belong together, such as 'tidak aktif'
 * or '+62 812 3456', are one term.
 */
export function searchTerms(
  search: string,
  belongTogether: (text: string) => boolean,
): readonly (readonly string[])[] {
  const words = wordsOf(search);
  const terms: string[][] = [];
  while (words.length > 0) {
    let length = words.length;
    while (length > 1 && !belongTogether(words.slice(0, length).join(' '))) length -= 1;
    terms.push(words.splice(0, length));
  }
  return terms;
}

/** The keys of the labels that the text names. */
export function keysOfLabels(text: string, labels: Labels): string[] {
  const searched = lowerCase(text);
  const entries = Object.entries(labels).map(([key, label]) => [key, lowerCase(label)] as const);
  const beginning = entries.filter(([, label]) => label.startsWith(searched));
  const found =
    beginning.length > 0
      ? beginning
      : entries.filter(([, label]) => label.includes(` ${searched}`));
  return found.map(([key]) => key);
}

/** Digits only, with 0 in place of the country code: '+62 812-3456' is '08123456'. */
const phoneDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^62/, '0');

/** The digits to look for in `phoneDigits`; none if the text is not (a part of) a telephone number. */
export function searchedPhoneDigits(text: string): string[] {
  if (!/^[+(]*\d[\d\s().-]*$/.test(text)) return [];
  const digits = text.replace(/\D/g, '');
  // Without the plus, 62 may be any two digits of a number.
  const hasCountryCode = text.startsWith('+') ? /^62\d/ : /^62\d{3}/;
  return hasCountryCode.test(digits) ? [digits, phoneDigits(digits)] : [digits];
}

/** Whether a row with these texts in its columns is found. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const occurs = (searched: string) => texts.some((text) => isFoundIn(text, searched));
  return searchTerms(search, belongsTogether).every(
    (words) => occurs(words.join(' ')) || words.every(occurs),
  );
}

const belongsTogether = (text: string) =>
  searchedPhoneDigits(text).length > 0 ||
  SEARCHED_LABELS.some((labels) => keysOfLabels(text, labels).length > 0);

const PHONE_NUMBER = /^\(?(\+|0|62)[\d\s().-]+$/;

function isFoundIn(text: string, searched: string): boolean {
  const labels = SEARCHED_LABELS.find((set) => Object.values(set).includes(text));
  if (labels) return keysOfLabels(searched, labels).some((key) => labels[key] === text);
  if (lowerCase(text).includes(lowerCase(searched))) return true;
  if (!PHONE_NUMBER.test(text)) return false;
  const digits = phoneDigits(text);
  return searchedPhoneDigits(searched).some((part) => digits.includes(part));
}
