import { toDate, toIsoDate } from '@/client/ui/isoDate';
import { weekLabel, weekOf } from './weeks';

test.each([
  ['2026-11-23', '2026-11-23', '23 – 29 November 2026'],
  ['2026-11-29', '2026-11-23', '23 – 29 November 2026'],
  ['2026-12-02', '2026-11-30', '30 Nov – 6 Des 2026'],
  ['2027-01-01', '2026-12-28', '28 Des 2026 – 3 Jan 2027'],
])('the week of %s starts on %s: %s', (day, monday, label) => {
  const week = weekOf(toDate(day));
  expect(week.map(toIsoDate)).toContain(day);
  expect(week).toHaveLength(7);
  expect(toIsoDate(week[0] as Date)).toBe(monday);
  expect(weekLabel(week[0] as Date, week[6] as Date)).toBe(label);
});
