import { daysLate, isLogOpen, latenessText, mayChangeLog } from './activityLogs';

const JAKARTA = 'Asia/Jakarta';
const OFFICE_DAY = { date: '2026-03-03', start_time: '08:00', end_time: '16:00' };
const at = '2026-03-03T01:00:00Z';

test.each([
  [null, null, undefined, true],
  [at, null, undefined, false],
  [null, at, undefined, false],
  [at, at, false, false],
  [null, null, true, true],
  [at, null, true, true],
])(
  'validated by the mentor %s, by the lecturer %s, returned %s: changeable %s',
  (validated_at_by_mentor, validated_at_by_lecturer, is_returned, expected) => {
    const state = { validated_at_by_mentor, validated_at_by_lecturer };
    expect(mayChangeLog(is_returned === undefined ? state : { ...state, is_returned })).toBe(
      expected,
    );
  },
);

test.each([
  ['WIB', '2026-03-02T16:59:59Z', false],
  // midnight in Jakarta
  ['WIB', '2026-03-02T17:00:00Z', true],
  ['WIB', '2026-03-03T05:00:00Z', true],
  ['WIB', '2026-09-01T05:00:00Z', true],
  ['WIT', '2026-03-02T14:59:59Z', false],
  // midnight in Jayapura
  ['WIT', '2026-03-02T15:00:00Z', true],
] as const)('the log of 3 March in %s is open at %s: %s', (time_zone, now, expected) => {
  expect(isLogOpen({ date: '2026-03-03', time_zone }, new Date(now), JAKARTA)).toBe(expected);
});

test.each([
  ['2026-03-02T17:00:00Z', 0],
  ['2026-03-03T10:00:00Z', 0],
  // Already the next day in Jakarta, while attendance is still open.
  ['2026-03-03T23:59:59Z', 0],
  ['2026-03-04T00:00:00Z', 1],
  ['2026-04-03T03:00:00Z', 31],
])('the log of 3 March is late when handed in at %s by %i days', (handedInAt, days) => {
  expect(daysLate(OFFICE_DAY, new Date(handedInAt), JAKARTA)).toBe(days);
});

test('the log of a night shift is late from the day after it ends', () => {
  const night = { date: '2026-03-03', start_time: '22:00', end_time: '06:00' };
  expect(daysLate(night, new Date('2026-03-04T10:00:00Z'), JAKARTA)).toBe(0);
  expect(daysLate(night, new Date('2026-03-05T10:00:00Z'), JAKARTA)).toBe(1);
});

test('says how late a log was', () => {
  expect([null, 0, 1, 12].map(latenessText)).toEqual([
    null,
    null,
    'Dikirim 1 hari kemudian',
    'Dikirim 12 hari kemudian',
  ]);
});
