import { ACTIVE_LABELS, ROLE_LABELS } from './constants/labels';
import {
  keysOfLabels,
  matchesSearch,
  searchedPhoneDigits,
  searchTerms,
  withinSearchLimits,
} from './search';

test.each([
  ['aktif', ['true']],
  ['AK', ['true']],
  ['tidak', ['false']],
  ['Tidak Aktif', ['false']],
  ['tidak ak', ['false']],
  ['tif', []],
  ['aktif tidak', []],
])('"%s" names the status %j', (text, keys) => {
  expect(keysOfLabels(text, ACTIVE_LABELS)).toEqual(keys);
});

test.each([
  ['m', ['mentor', 'student']],
  ['super admin', ['super_admin']],
  ['admin', ['super_admin']],
  ['lecturer', []],
])('"%s" names the roles %j', (text, keys) => {
  expect(keysOfLabels(text, ROLE_LABELS)).toEqual(keys);
});

test.each([
  ['0812', ['0812']],
  ['0812-3456', ['08123456']],
  ['(022) 20.13', ['0222013']],
  ['+62 812', ['62812', '0812']],
  ['62812', ['62812', '0812']],
  ['+62', ['62']],
  ['62', ['62']],
  ['08:15', []],
  ['2024/2025', []],
  ['0812a', []],
  ['-', []],
])('"%s" is looked for as the digits %j', (text, digits) => {
  expect(searchedPhoneDigits(text)).toEqual(digits);
});

test('splits a search into words and keeps together what belongs together', () => {
  const isLabel = (text: string) => keysOfLabels(text, ACTIVE_LABELS).length > 0;
  expect(searchTerms('  budi tidak  aktif 2024 ', isLabel)).toEqual([
    ['budi'],
    ['tidak', 'aktif'],
    ['2024'],
  ]);
  expect(searchTerms(' ', isLabel)).toEqual([]);
});

const active = ['PT Awan', '+62 812-3456-7890', 'Aktif'];
const inactive = ['Tidak Ada', '(022) 2013789', 'Tidak Aktif'];

test.each([
  ['aktif', [active]],
  ['awan aktif', [active]],
  ['tidak', [inactive]],
  ['tidak aktif', [inactive]],
  ['tidak aktif awan', []],
  ['tidak ada', [inactive]],
  ['081234567890', [active]],
  ['0812 3456 7890', [active]],
  ['62812-3456', [active]],
  ['3456', [active]],
  ['0222013', [inactive]],
  ['+62 22 2013789', [inactive]],
  ['awan 7890', [active]],
  ['0813', []],
  ['', [active, inactive]],
])('"%s" finds %j', (search, found) => {
  expect([active, inactive].filter((texts) => matchesSearch(texts, search))).toEqual(found);
});

test.each([
  ['', ''],
  ['  ani  budi ', '  ani  budi '],
  ['a b c d e f g h i j k l', 'a b c d e f g h i j k l'],
  ['a b c d e f g h i j k l m', 'a b c d e f g h i j k l '],
  ['x'.repeat(101), 'x'.repeat(100)],
  ['😀'.repeat(101), '😀'.repeat(100)],
])('a search keeps to its limits: "%s"', (text, kept) => {
  expect(withinSearchLimits(text)).toBe(kept);
});

test('a straight apostrophe finds a curly one', () => {
  expect(matchesSearch(['Ma’ruf'], "ma'ruf")).toBe(true);
  expect(matchesSearch(["Ma'ruf"], 'ma’ruf')).toBe(true);
});
