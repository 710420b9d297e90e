import { attendanceDays } from './attendanceDays';

test.each([
  ['2026-03-02T03:00:00Z', 'Asia/Jakarta', ['2026-03-02']],
  // 01:00 on campus, still the previous day in UTC
  ['2026-03-01T18:00:00Z', 'Asia/Jakarta', ['2026-03-01', '2026-03-02']],
  ['2026-03-01T16:59:59Z', 'Asia/Jakarta', ['2026-03-01']],
  ['2026-12-31T23:00:00Z', 'Asia/Jayapura', ['2026-12-31', '2027-01-01']],
  ['2027-01-01T03:00:00Z', 'America/New_York', ['2027-01-01', '2026-12-31']],
  ['2026-03-02T03:00:00Z', 'UTC', ['2026-03-02']],
])('at %s in %s attendance is open for %j', (now, timeZone, days) => {
  expect(attendanceDays(new Date(now), timeZone)).toEqual(days);
});
