import { todayInUtc } from './today';

describe('today, as attendance counts it', () => {
  it.each([
    ['2026-11-21T06:59:59+07:00', '2026-11-20'],
    ['2026-11-21T07:00:00+07:00', '2026-11-21'],
    ['2026-12-31T20:00:00-05:00', '2027-01-01'],
  ])('is taken in UTC: %s is %s', (now, today) => {
    expect(todayInUtc(new Date(now))).toBe(today);
  });
});
