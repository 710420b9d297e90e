import { harmlessText, originalText, unchangedText } from './formulaText';

const FORMULAS = ['=1+1', '+62812', '-5', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1', '＠x'];
const QUOTED = FORMULAS.flatMap((text) => [`'${text}`, `''${text}`]);
const PLAIN = ['', "'", "'kutipan'", 'PT A = B', "O'Brien", ' =1', '0812', "''"];

test.each([...FORMULAS, ...QUOTED])('%j is not run, and comes back unchanged', (text) => {
  const harmless = harmlessText(text);
  expect(harmless).toBe(`'${text}`);
  expect(originalText(harmless)).toBe(text);
});

test.each(PLAIN)('%j stays as it is', (text) => {
  expect(harmlessText(text)).toBe(text);
  expect(originalText(text)).toBe(text);
});

test.each([...FORMULAS, ...QUOTED, ...PLAIN])('%j comes back unchanged from a workbook', (text) => {
  expect(originalText(unchangedText(text))).toBe(text);
});
