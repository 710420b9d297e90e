import { isCalendarDate, isClockTime } from './dateAndTime';

test.each([
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-11-21', true],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2024-02-30', false],
  ['2024-04-31', false],
  ['2024-13-01', false],
  ['2024-00-10', false],
  ['2024-01-00', false],
  ['2024-1-1', false],
  ['275761-01-01', false],
  ['infinity', false],
  ['2024-01-01T00:00:00Z', false],
  ['2024-01-01\n', false],
  ['01-01-2024', false],
  ['', false],
])('date %j: %s', (value, expected) => {
  expect(isCalendarDate(value)).toBe(expected);
});

test.each([
  ['00:00', true],
  ['09:30', true],
  ['19:59', true],
  ['23:59', true],
  ['24:00', false],
  ['23:60', false],
  ['9:30', false],
  ['09:30:00', false],
  ['09.30', false],
  ['09:30\n', false],
  ['allballs', false],
  ['', false],
])('time %j: %s', (value, expected) => {
  expect(isClockTime(value)).toBe(expected);
});
