import { type DiffPart, shortened, wordDiff } from './wordDiff';

const MARKS = { same: '', old: '-', new: '+' };
const marked = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => `${MARKS[kind]}${text.trim()}`).join(' | ');

test.each([
  ['Membuat VLAN.', 'Membuat VLAN.', 'Membuat VLAN.'],
  ['Membuat VLAN.', 'Membuat tiga VLAN.', 'Membuat | +tiga | VLAN.'],
  ['Membuat dua VLAN.', 'Membuat VLAN.', 'Membuat | -dua | VLAN.'],
  ['Uji dua kali.', 'Uji tiga kali.', 'Uji | -dua | +tiga | kali.'],
  ['', 'Uji.', '+Uji.'],
  ['Uji.', '', '-Uji.'],
  ['Uji\n\nkali.', 'Uji kali.', 'Uji kali.'],
])('%j to %j', (before, after, expected) => {
  expect(marked(wordDiff(before, after))).toBe(expected);
});

test('keeps every word and line break of the new text', () => {
  const after = 'Satu dua\ntiga  empat.';
  const parts = wordDiff('Nol dua tiga.', after).filter(({ kind }) => kind !== 'old');
  expect(parts.map(({ text }) => text).join('')).toBe(after);
});

test('cuts only long unchanged parts', () => {
  const words = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `k${from + index}`).join(' ');
  const text = words(1, 30);
  expect(marked(shortened(wordDiff(text, `${text} lagi`)))).toBe(
    `${words(1, 8)} … ${words(23, 30)} | +lagi`,
  );
  expect(shortened(wordDiff('', text))).toEqual(wordDiff('', text));
});
