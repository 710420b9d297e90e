import {
  formatDate,
  formatDateTime,
  formatInstantTime,
  formatLongDate,
  formatNearDay,
  formatPeriod,
  formatShortWeekdayDate,
  formatTime,
  formatTimeRange,
  formatWeekdayDate,
} from './format';
import { formatNumber } from './formatNumber';

test.each([
  [formatDate, '2026-05-03', '3 Mei 2026'],
  [formatDate, '2026-08-17', '17 Agt 2026'],
  [formatLongDate, '2026-08-17', '17 Agustus 2026'],
  [formatWeekdayDate, '2026-08-17', 'Senin, 17 Agustus 2026'],
  [formatShortWeekdayDate, '2026-11-21', 'Sab, 21 Nov 2026'],
  [formatWeekdayDate, '2026-11-21', 'Sabtu, 21 November 2026'],
  [formatTime, '08:15:00', '08:15'],
  [formatTime, '08:15', '08:15'],
])('%p writes %s as %s', (format, value, text) => {
  expect(format(value)).toBe(text);
});

test.each([
  ['2026-11-21', 'Sab, 21 Nov'],
  ['2025-11-21', 'Jum, 21 Nov 2025'],
  [null, '-'],
])('a near day names its year only if it is another one: %s', (value, text) => {
  expect(formatNearDay(value, '2026-12-31')).toBe(text);
});

test.each([
  formatDate,
  formatShortWeekdayDate,
  formatWeekdayDate,
  formatDateTime,
  formatInstantTime,
  formatTime,
])('%p has a dash for what is missing or no date', (format) => {
  for (const nothing of [null, undefined, '', 'kemarin', '2026-02-31']) {
    expect(format(nothing)).toBe('-');
  }
});

test('an instant is shown in the time zone of the reader', () => {
  const local = new Date(2026, 10, 21, 8, 5);
  expect(formatInstantTime(local.toISOString())).toBe('08:05');
  expect(formatDateTime(local.toISOString())).toBe('21 Nov 2026, 08:05');
});

test('ranges and numbers', () => {
  expect(formatTimeRange('08:00', '16:30:00', '–')).toBe('08:00 – 16:30');
  expect(formatPeriod('2026-07-01', '2026-12-31')).toBe('1 Jul 2026 s/d 31 Des 2026');
  expect(formatNumber(12345)).toBe('12.345');
  expect(formatNumber(null)).toBe('-');
});
