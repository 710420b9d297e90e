import { cleanText, piecesOf } from './pieces';
import { baseDirection, visualOrder } from './visualOrder';

/** The pieces from left to right, as they stand on paper. */
function onPaper(text: string): string[] {
  const pieces = piecesOf(cleanText(text));
  return visualOrder(pieces, baseDirection(pieces)).map((piece) => piece.text);
}

test.each([
  ['left to right only', 'satu 12,5', ['satu', ' ', '12', ',', '5']],
  ['Arabic words run from the right', 'محمد بن علي', ['علي', ' ', 'بن', ' ', 'محمد']],
  [
    'inside a sentence of Latin letters',
    'oleh محمد علي di',
    ['oleh', ' ', 'علي', ' ', 'محمد', ' ', 'di'],
  ],
  ['numbers keep their order', 'رقم 12,5 في', ['في', ' ', '12', ',', '5', ' ', 'رقم']],
  ['brackets turn with the text', 'محمد (علي) بن', ['بن', ' ', '(', 'علي', ')', ' ', 'محمد']],
  [
    'Latin words inside Arabic',
    'في Kota Bandung يوم',
    ['يوم', ' ', 'Kota', ' ', 'Bandung', ' ', 'في'],
  ],
])('%s', (_name, text, expected) => {
  expect(onPaper(text)).toEqual(expected);
});
