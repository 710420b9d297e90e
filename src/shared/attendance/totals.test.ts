import { totalsOf } from './totals';
import { DAY_VERDICTS, type DayVerdict, VERDICT_SIGNS } from './verdicts';

const days = (...verdicts: (DayVerdict | null)[]) => verdicts.map((verdict) => ({ verdict }));

test.each<[string, (DayVerdict | null)[], number | null]>([
  ['no day', [], null],
  ['nothing that counts yet', ['pending', 'holiday', 'needs_settling', null], null],
  ['every way to be there', ['present', 'late', 'left_early', 'present_off_site'], 100],
  ['every way to miss a day', ['leave', 'sick', 'absent'], 0],
  ['a day of leave among four', ['present', 'late', 'leave', 'present'], 75],
  ['a third', ['present', 'absent', 'sick'], 33.3],
  ['days that do not count', ['present', 'absent', 'holiday', 'pending', null], 50],
])('the attendance of %s in percent', (_, verdicts, percent) => {
  expect(totalsOf(days(...verdicts)).attendancePercent).toBe(percent);
});

test('counts every verdict, and no day without one', () => {
  const { counts } = totalsOf(days(...DAY_VERDICTS, 'late', null));
  expect(counts).toEqual({
    ...Object.fromEntries(DAY_VERDICTS.map((verdict) => [verdict, 1])),
    late: 2,
  });
});

test('adds up the hours, including those on holidays', () => {
  const totals = totalsOf([
    { verdict: 'present', workedMinutes: 450 },
    { verdict: 'holiday', workedMinutes: 100 },
    { verdict: 'late' },
  ]);
  expect(totals.hours).toBe(9.17);
});

test('a day to settle looks unlike an absence in colour and shape', () => {
  const { absent, needs_settling } = VERDICT_SIGNS;
  expect(needs_settling.tone).not.toBe(absent.tone);
  expect([absent.isFramed, needs_settling.isFramed]).toEqual([undefined, true]);
});

test('letters and labels tell the verdicts apart without their colours', () => {
  const signs = Object.values(VERDICT_SIGNS);
  expect(new Set(signs.map(({ letter }) => letter)).size).toBe(DAY_VERDICTS.length);
  expect(new Set(signs.map(({ label }) => label)).size).toBe(DAY_VERDICTS.length);
  expect(signs.map(({ letter }) => letter).join(' ')).toBe('H T P L I S A – · !');
});
