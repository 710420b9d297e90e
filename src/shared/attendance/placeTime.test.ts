import { type PlaceClock, plannedTimes, pressDateTime, pressTime } from './placeTime';

const clock = (zone: PlaceClock['zone'], campusTimeZone: string | null = 'Asia/Jakarta') => ({
  zone,
  campusTimeZone,
});

test.each<[at: string, date: string, clock: PlaceClock, text: string]>([
  ['2026-11-28T01:15:59Z', '2026-11-28', clock('WIB'), '08:15'],
  ['2026-11-27T18:17:00Z', '2026-11-28', clock('WITA'), '02:17 WITA'],
  ['2026-11-28T18:08:00Z', '2026-11-28', clock('WIB'), '01:08 (29 Nov)'],
  ['2026-11-28T18:08:00Z', '2026-11-28', clock('WIT'), '03:08 WIT (29 Nov)'],
  // Before the midnight at which the day of its shift begins.
  ['2026-11-27T16:50:00Z', '2026-11-28', clock('WIB'), '23:50 (27 Nov)'],
  ['2026-12-31T17:05:00Z', '2026-12-31', clock('WIB'), '00:05 (1 Jan)'],
  ['2026-11-28T01:15:00Z', '2026-11-28', clock('WIT', 'Asia/Jayapura'), '10:15'],
  ['2026-11-28T01:15:00Z', '2026-11-28', clock('WIB', 'Asia/Jayapura'), '08:15 WIB'],
  ['2026-11-28T01:15:00Z', '2026-11-28', clock('WIB', 'Asia/Pontianak'), '08:15'],
  ['2026-11-28T01:15:00Z', '2026-11-28', clock('WIB', null), '08:15 WIB'],
  ['2026-11-28T01:15:00Z', '2026-11-28', clock('WIB', 'Asia/Nowhere'), '08:15 WIB'],
])('writes a press at %s of the shift of %s: %o', (at, date, placeClock, text) => {
  expect(pressTime(at, date, placeClock)).toBe(text);
  expect(pressTime(new Date(at), date, placeClock)).toBe(text);
});

test('writes the day and the time of a press by the clock of its place', () => {
  expect(pressDateTime('2026-11-27T17:17:00Z', clock('WIB'))).toBe('28 Nov 2026, 00:17');
  expect(pressDateTime('2026-11-27T16:17:00Z', clock('WITA'))).toBe('28 Nov 2026, 00:17 WITA');
});

test('writes planned times with their zone where the campus has another', () => {
  const planned = { date: '2026-11-28', start_time: '08:00:00', end_time: '16:00:00' };
  expect(plannedTimes(planned, clock('WIB'))).toBe('08:00 - 16:00');
  expect(plannedTimes(planned, clock('WITA'), '–')).toBe('08:00 – 16:00 WITA');
  expect(plannedTimes({ ...planned, end_time: '06:00' }, clock('WIT'))).toBe(
    '08:00 - 06:00 (+1) WIT',
  );
});
