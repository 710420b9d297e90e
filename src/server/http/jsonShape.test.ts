import { createJsonShape } from './jsonShape';

/** Checks the text in pieces of this many bytes. */
function look(text: string, valuesMax = 1_000, piece = text.length): void {
  const shape = createJsonShape(valuesMax);
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += piece) {
    shape(bytes.subarray(start, start + piece));
  }
}

const tooLarge = expect.objectContaining({ statusCode: 413 });
const unreadable = expect.objectContaining({ statusCode: 400 });

test.each(['[', '{"a":', '[{"a":'])('refuses deep nesting at its first bytes: %s', (open) => {
  const shape = createJsonShape(1_000);
  shape(Buffer.from(open.repeat(8)));
  expect(() => shape(Buffer.from(open.repeat(9)))).toThrow(unreadable);
});

test.each(['[],', '{},', '1,', '"a",', 'null,', '[1],'])('refuses too many values: %s', (item) => {
  expect(() => look(`[${item.repeat(400)}0]`)).not.toThrow();
  expect(() => look(`[${item.repeat(1_000)}0]`)).toThrow(tooLarge);
});

test('refuses an object with more names than any form has', () => {
  const object = (names: number) =>
    `[{},{${Array.from({ length: names }, (_, index) => `"${index}":[0,0]`)}}]`;
  expect(() => look(object(300), 10_000)).not.toThrow();
  expect(() => look(object(301), 10_000)).toThrow(tooLarge);
});

test.each([1, 2, 3, 7, 1_000])('takes brackets in texts for letters, in pieces of %i', (piece) => {
  const letters = '[[[[{{{{,,,,'.repeat(10);
  const texts = [`"${letters}`, `${letters}\\`, `\\"${letters}`, `é"\u{1F600}"${letters}`];
  const text = JSON.stringify(texts.map((each) => ({ [each]: [each] })));
  expect(() => look(text, 20, piece)).not.toThrow();
  expect(() => look(`${text.slice(0, -1)},${'[],'.repeat(20)}0]`, 20, piece)).toThrow(tooLarge);
});
