import { merged, mergedParts } from './merged';

const DESCRIPTIONS = [
  { words: { second: 'two' } },
  { numbers: { one: 1 } },
  { words: { first: 'one', third: 'three' }, numbers: { two: 2 } },
] as const;

test('merges the parts of one name in the order of their descriptions', () => {
  const { second, first } = mergedParts(DESCRIPTIONS, 'words');
  expect([second, first]).toEqual(['two', 'one']);
  expect(Object.keys(mergedParts(DESCRIPTIONS, 'words'))).toEqual(['second', 'first', 'third']);
  expect(mergedParts(DESCRIPTIONS, 'numbers')).toEqual({ one: 1, two: 2 });
});

test('refuses two parts that describe the same', () => {
  expect(() => merged([{ one: 1 }, { two: 2, one: 3 }])).toThrow('one is described twice');
});
