import { anActivity } from '@/client/testing/records/internship';
import { type Mark, markOf, marksText } from './activityMark';

const AT = '2026-11-21T03:00:00Z';
const TODAY = ['2026-11-21'];

test.each<[Mark, Parameters<typeof anActivity>[0], boolean]>([
  ['planned', { date: '2026-11-22' }, false],
  ['planned', { date: '2026-11-21' }, false],
  ['attended', { date: '2026-11-21', attendance_time: AT }, false],
  ['missed', { date: '2026-11-20' }, false],
  ['missed', { date: '2026-11-20' }, true],
  ['logMissing', { date: '2026-11-20', attendance_time: AT }, false],
  ['waiting', { date: '2026-11-21', attendance_time: AT }, true],
  ['validated', { date: '2026-11-20', validated_at_by_lecturer: AT }, false],
  [
    'returned',
    { date: '2026-11-20', validated_at_by_mentor: AT, returned_at_by_lecturer: AT },
    true,
  ],
])('%s: %o, with a log: %s', (mark, changes, has_log) => {
  expect(markOf({ ...anActivity(changes), has_log }, TODAY)).toBe(mark);
});

test('a night shift is not over on the day on which it ends', () => {
  const night = { date: '2026-11-20', start_time: '22:00', end_time: '06:00' };
  const shift = { ...anActivity(night), has_log: false };
  expect(markOf(shift, TODAY)).toBe('planned');
  expect(markOf(shift, ['2026-11-22'])).toBe('missed');
});

test('yesterday is not over while its attendance is open', () => {
  const yesterday = { ...anActivity({ date: '2026-11-20' }), has_log: false };
  expect(markOf(yesterday, ['2026-11-20', '2026-11-21'])).toBe('planned');
});

test('describes the activities of a day in words', () => {
  expect(marksText([])).toBe('tidak ada aktivitas');
  expect(marksText(['returned', 'validated', 'returned'])).toBe(
    '3 aktivitas: 2 dikembalikan, 1 divalidasi',
  );
});
