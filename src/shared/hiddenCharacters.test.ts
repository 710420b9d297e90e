import { hasControls, oneLine, trimmed } from './hiddenCharacters';

test.each([
  ['  Budi \n', 'Budi'],
  ['\uFEFFBudi\u200B \u2060', 'Budi'],
  ['\u200EBudi\u200F', 'Budi'],
  ['Budi\u200BSantoso', 'Budi\u200BSantoso'],
  ['\u200B \u200D\u200C', ''],
  // A joiner in the last letter of a Malayalam name, and in an emoji.
  ['ഹരികൃഷ്ണന്\u200D', 'ഹരികൃഷ്ണന്\u200D'],
  ['👩\u200D🎓', '👩\u200D🎓'],
])('%j is %j without the spaces at its ends', (text, expected) => {
  expect(trimmed(text)).toBe(expected);
});

test('a long text of spaces takes no longer than another one', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(trimmed(`a${spaces}b`)).toHaveLength(1_000_002);
});

test('a name has no zero-width spaces inside, but keeps the joiners', () => {
  expect(oneLine(' PT\u200B Ma\u00ADju\uFEFF\u2060 Jaya ')).toBe('PT Maju Jaya');
  expect(oneLine('می\u200Cخواهم')).toBe('می\u200Cخواهم');
});

test.each([
  ['Siti’s “Kafe” – 你好 مرحبا 👩\u200D🎓', false],
  ['a\nb', true],
  ['a\tb', true],
  ['a\u001b[31m', true],
  ['a\u007f', true],
  // A Windows-1252 apostrophe that was read as Latin-1.
  ['Ra\u0092uf', true],
  ['a\u2028b', true],
  ['gnp.\u202eexe', true],
  ['a\u202c', true],
  ['\u2066a\u2069', true],
  ['a\u200eb', true],
])('%j has controls: %j', (text, expected) => {
  expect(hasControls(text)).toBe(expected);
});
