import { withoutSeparators } from './personNumber';

test.each([
  ['19850315 201012 2 002', '198503152010122002'],
  ['3273.0145.0188.0001', '3273014501880001'],
  ['2403\u00a0310.001', '2403310001'],
  ['24.03.31.1', '24.03.31.1'],
])('%s is stored as %s', (typed, stored) => {
  expect(withoutSeparators(typed)).toBe(stored);
});
