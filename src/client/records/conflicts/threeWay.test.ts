import { type Choices, changedByOthers, choiceFor, merged, type Sides } from './threeWay';

const sidesOf = (opened: unknown, current: unknown, mine: unknown): Sides => ({
  opened: { field: opened },
  current: { field: current },
  mine: { field: mine },
});

describe.each([
  ['neither has changed', sidesOf(1, 1, 1), { isShown: false, choice: 'current', value: 1 }],
  ['only I have changed', sidesOf(1, 1, 3), { isShown: false, choice: 'mine', value: 3 }],
  ['only they have changed', sidesOf(1, 2, 1), { isShown: true, choice: 'current', value: 2 }],
  ['both have changed alike', sidesOf(1, 2, 2), { isShown: false, choice: 'mine', value: 2 }],
  ['both have changed', sidesOf(1, 2, 3), { isShown: true, choice: undefined, value: 2 }],
  ['they have emptied', sidesOf('a', null, 'a'), { isShown: true, choice: 'current', value: null }],
  ['I have emptied', sidesOf('a', 'a', ''), { isShown: false, choice: 'mine', value: '' }],
  ['is empty in other words', sidesOf(null, '', undefined), { isShown: false, value: '' }],
  ['is not the number of the same name', sidesOf(1, 1, '1'), { isShown: false, value: '1' }],
  ['is not a number', sidesOf(Number.NaN, Number.NaN, 1), { isShown: false, value: 1 }],
])('a field that %s', (_name, sides, expected) => {
  const { isShown, value } = expected;

  test(isShown ? 'is shown' : 'is not shown', () => {
    expect(changedByOthers(sides, ['field'])).toEqual(isShown ? ['field'] : []);
  });

  if ('choice' in expected) {
    test(`gets the value of ${expected.choice}`, () => {
      expect(choiceFor('field', sides)).toBe(expected.choice);
    });
  }

  test(`becomes ${JSON.stringify(value)}`, () => {
    const { current, mine } = sides;
    expect(merged({ current, mine }, sides, {})).toEqual({ field: value });
  });
});

test('a choice decides, also about a field that the form has not changed', () => {
  const sides = {
    opened: { both: 1, theirs: 1 },
    current: { both: 2, theirs: 2 },
    mine: { both: 3, theirs: 1 },
  };
  const merge = (choices: Choices) => merged(sides, sides, choices);
  expect(merge({ both: 'mine' })).toEqual({ both: 3, theirs: 2 });
  expect(merge({ both: 'current', theirs: 'mine' })).toEqual({ both: 2, theirs: 1 });
});

test('the version is that of the stored record, and only the named fields are shown', () => {
  const sides = {
    opened: { name: 'a', version: 1, secret: 1 },
    current: { name: 'b', version: 2, secret: 2 },
    mine: { name: 'a', version: 1, secret: 1 },
  };
  expect(changedByOthers(sides, ['name'])).toEqual(['name']);
  expect(merged(sides, sides, {})).toEqual({ name: 'b', version: 2, secret: 2 });
});

test('values are compared as the rules cast them, and saved as they were typed', () => {
  const opened = { name: 'PT Satu' };
  const current = { name: 'PT Dua' };
  const mine = { name: '  PT Satu ' };
  const sides = { opened, current, mine: { name: 'PT Satu' } };
  expect(merged({ current, mine }, sides, {})).toEqual(current);
  expect(merged({ current, mine }, sides, { name: 'mine' })).toEqual(mine);
});
