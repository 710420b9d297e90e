import { slotsAround } from './slots';

const around = (now: string, time: string, timeZone: string) => {
  const { last, next } = slotsAround(new Date(now), { time, timeZone });
  return [last.toISOString(), next.toISOString()];
};

test.each([
  ['2026-11-22T18:59:59Z', '2026-11-21T19:00:00.000Z', '2026-11-22T19:00:00.000Z'],
  ['2026-11-22T19:00:00Z', '2026-11-22T19:00:00.000Z', '2026-11-23T19:00:00.000Z'],
  ['2026-12-31T23:30:00Z', '2026-12-31T19:00:00.000Z', '2027-01-01T19:00:00.000Z'],
])('at %s the last 02:00 in Jakarta was %s, the next is %s', (now, last, next) => {
  expect(around(now, '02:00', 'Asia/Jakarta')).toEqual([last, next]);
});

test('a time of day follows the clocks of the zone', () => {
  // Clocks go back on 1 November 2026, and forward on 14 March 2027, at 02:00.
  expect(around('2026-11-01T12:00:00Z', '03:00', 'America/Los_Angeles')).toEqual([
    '2026-11-01T11:00:00.000Z',
    '2026-11-02T11:00:00.000Z',
  ]);
  expect(around('2027-03-14T12:00:00Z', '03:00', 'America/Los_Angeles')).toEqual([
    '2027-03-14T10:00:00.000Z',
    '2027-03-15T10:00:00.000Z',
  ]);
  // A skipped time still counts.
  expect(around('2027-03-14T12:00:00Z', '02:30', 'America/Los_Angeles')[1]).toBe(
    '2027-03-15T09:30:00.000Z',
  );
});
