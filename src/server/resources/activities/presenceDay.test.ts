import { presenceDays } from './presenceDay';

it.each([
  ['2026-03-02T03:00:00Z', 'Asia/Jakarta', ['2026-03-02']],
  // one o'clock in the morning on campus, still the day before in UTC
  ['2026-03-01T18:00:00Z', 'Asia/Jakarta', ['2026-03-01', '2026-03-02']],
  ['2026-03-01T16:59:59Z', 'Asia/Jakarta', ['2026-03-01']],
  ['2026-12-31T23:00:00Z', 'Asia/Jayapura', ['2026-12-31', '2027-01-01']],
  ['2026-03-02T03:00:00Z', 'UTC', ['2026-03-02']],
])('at %s in %s it is %j', (now, timeZone, days) => {
  expect(presenceDays(new Date(now), timeZone)).toEqual(days);
});
