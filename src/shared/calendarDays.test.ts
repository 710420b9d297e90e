import { addDays, daysBetween, weekdayOf } from './calendarDays';

test.each([
  ['2026-03-02', 1, '2026-03-03'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-03-02', 0, '2026-03-02'],
])('%s and %i days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
  expect(daysBetween(date, result)).toBe(days);
});

test.each([
  ['2026-03-02', 1],
  ['2026-03-07', 6],
  ['2026-03-08', 7],
  ['2028-02-29', 2],
])('%s is weekday %i', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
