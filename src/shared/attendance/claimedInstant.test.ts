import { claimedInstant } from './claimedInstant';
import { addWorkingDays } from './workingDays';

const day = { date: '2026-03-02', startTime: '08:00', endTime: '16:00', zone: 'WIB' } as const;
const night = { ...day, startTime: '22:00', endTime: '06:00' };
const early = { ...day, startTime: '01:00', endTime: '09:00' };

test.each([
  ['within the shift', day, '12:00', '2026-03-02T05:00:00.000Z'],
  ['two hours before it', day, '06:00', '2026-03-01T23:00:00.000Z'],
  ['earlier', day, '05:59', null],
  ['two hours after it', day, '18:00', '2026-03-02T11:00:00.000Z'],
  ['later', day, '18:01', null],
  ['in the other zone', { ...day, zone: 'WIT' as const }, '08:00', '2026-03-01T23:00:00.000Z'],
  ['at night before midnight', night, '23:30', '2026-03-02T16:30:00.000Z'],
  ['at night after midnight', night, '00:30', '2026-03-02T17:30:00.000Z'],
  ['on the evening before', early, '23:30', '2026-03-01T16:30:00.000Z'],
])('a claimed time %s', (_name, shift, time, expected) => {
  expect(claimedInstant(shift, time)?.toISOString() ?? null).toBe(expected);
});

test.each([
  ['over a weekend', '2026-03-05', 3, [], '2026-03-10'],
  ['from a Saturday', '2026-03-07', 1, [], '2026-03-09'],
  ['over a holiday', '2026-03-02', 3, ['2026-03-04'], '2026-03-06'],
  ['none', '2026-03-07', 0, [], '2026-03-07'],
])('working days %s', (_name, date, count, free, expected) => {
  expect(addWorkingDays(date, count, new Set(free))).toBe(expected);
});
