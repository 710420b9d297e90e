import { patternOn } from './workPattern';

const FIRST = { validFrom: '2026-03-02' };
const SECOND = { validFrom: '2026-04-01' };

test.each([
  ['before the first version', '2026-03-01', null],
  ['on its first day', '2026-03-02', FIRST],
  ['on the day before the next version', '2026-03-31', FIRST],
  ['on the first day of the next version', '2026-04-01', SECOND],
  ['long after the last version', '2027-01-01', SECOND],
])('the version that is valid %s', (_, date, pattern) => {
  expect(patternOn([FIRST, SECOND], date)).toBe(pattern);
  expect(patternOn([SECOND, FIRST], date)).toBe(pattern);
});

test('no version is valid without versions', () => {
  expect(patternOn([], '2026-03-02')).toBeNull();
});
