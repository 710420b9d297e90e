import { cleanText, piecesOf } from './pieces';
import { baseLevelOf, visualOrder } from './visualOrder';

/** The pieces in visual order, from left to right. */
function visualPieces(text: string): string[] {
  const clean = cleanText(text);
  return visualOrder(piecesOf(clean), baseLevelOf(clean)).map((piece) => piece.text);
}

test.each([
  ['left to right only', 'satu 12,5', ['satu', ' ', '12,5']],
  ['orders Arabic words from right to left', 'محمد بن علي', ['علي', ' ', 'بن', ' ', 'محمد']],
  [
    'Arabic words in a Latin sentence',
    'oleh محمد علي di',
    ['oleh', ' ', 'علي', ' ', 'محمد', ' ', 'di'],
  ],
  ['keeps the order of digits', 'رقم 12,5 في', ['في', ' ', '12,5', ' ', 'رقم']],
  ['mirrors brackets in Arabic text', 'محمد (علي) بن', ['بن', ' ', '(', 'علي', ')', ' ', 'محمد']],
  [
    'keeps brackets around an Arabic word in a Latin sentence',
    'a (علي) b',
    ['a', ' ', '(', 'علي', ')', ' ', 'b'],
  ],
  [
    'keeps the order and skin tone of emoji',
    'علي 👩🏽🎉 بن',
    ['بن', ' ', '👩🏽', '🎉', ' ', 'علي'],
  ],
  [
    'reverses Arabic digits, because fontkit reverses them again',
    'العدد ١٢٣٫٥ و',
    ['و', ' ', '٥٫٣٢١', ' ', 'العدد'],
  ],
  [
    'Latin words in an Arabic sentence',
    'في Kota Bandung يوم',
    ['يوم', ' ', 'Kota', ' ', 'Bandung', ' ', 'في'],
  ],
])('%s', (_name, text, expected) => {
  expect(visualPieces(text)).toEqual(expected);
});
