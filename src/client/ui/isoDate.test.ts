import { toDate, toIsoDate } from './isoDate';

test('a day is the local one', () => {
  expect(toDate('2026-11-21')).toEqual(new Date(2026, 10, 21));
  expect(toIsoDate(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(toIsoDate(new Date(2026, 10, 21, 0, 1))).toBe('2026-11-21');
});

test.each(['', 'besok', '2026-02-30', '?'])('%p is no date', (text) => {
  expect(toDate(text).getTime()).toBeNaN();
});
