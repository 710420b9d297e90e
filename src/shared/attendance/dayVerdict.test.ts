import { type ApprovedRequest, type DayFlags, dayVerdict, type StudentDay } from './dayVerdict';
import type { PressVerdict } from './positionVerdict';
import type { Press } from './presses';
import { aStudentDay, HOLIDAY, nightShift, office, press, wib } from './testing/studentDay';
import type { DayVerdict } from './verdicts';

const IN = press('in', wib('08:00'));
const LATE = press('in', wib('09:00'));
const OUT = press('out', wib('16:30'));
const EARLY = press('out', wib('12:00'));
const LEAVE: ApprovedRequest = { kind: 'leave' };
const SICK: ApprovedRequest = { kind: 'sick' };
const ELSEWHERE: ApprovedRequest = { kind: 'elsewhere' };

const correction = (kind: 'in' | 'out', at: Date, activityId = 1): ApprovedRequest => ({
  kind: 'correction',
  activityId,
  press: kind,
  at,
});

/** Verdict and flags of the day. */
const judged = (changes: Partial<StudentDay>) => {
  const { verdict, flags } = dayVerdict(aStudentDay(changes));
  return [verdict, flags] as const;
};

const noOut = { requiresOut: false };

test.each<[string, Press[], DayVerdict, DayFlags]>([
  ['on time', [IN, OUT], 'present', {}],
  ['without a press', [], 'absent', { missedActivities: 1 }],
  ['early', [press('in', wib('06:10')), OUT], 'present', {}],
  ['late', [LATE, OUT], 'late', { late: true }],
  ['gone early', [IN, EARLY], 'left_early', { leftEarly: true }],
  ['late and gone early', [LATE, EARLY], 'late', { late: true, leftEarly: true }],
  ['never gone', [IN], 'present', { missingOut: true }],
  ['late and never gone', [LATE], 'late', { late: true, missingOut: true }],
  ['only gone', [OUT], 'present', { missingIn: true }],
  ['only gone, and early', [EARLY], 'left_early', { missingIn: true, leftEarly: true }],
  ['in twice', [LATE, IN, OUT], 'present', {}],
  ['out twice', [IN, EARLY, OUT], 'present', {}],
  ['out twice in another order', [IN, OUT, EARLY], 'present', {}],
  ['out at the instant of in', [IN, press('out', IN.at)], 'left_early', { leftEarly: true }],
  ['out before in', [press('out', wib('07:50')), IN], 'present', { missingOut: true }],
  ['a void press', [{ ...IN, isVoid: true }], 'absent', { missedActivities: 1 }],
  ['a void press in time', [{ ...IN, isVoid: true }, LATE, OUT], 'late', { late: true }],
])('the presses of an office: %s', (_, presses, verdict, flags) => {
  expect(judged({ activities: [office(presses)] })).toEqual([verdict, flags]);
});

test.each<[string, DayVerdict, DayFlags]>([
  ['08:15:00', 'present', {}],
  ['08:15:59', 'present', {}],
  ['08:16:00', 'late', { late: true }],
])('an in press at %s with a tolerance of 15 minutes is %s', (time, verdict, flags) => {
  const activities = [office([press('in', wib(time))])];
  expect(judged({ activities, settings: noOut })).toEqual([verdict, flags]);
});

test.each<[string, DayVerdict]>([
  ['16:14:59', 'left_early'],
  ['16:15:00', 'present'],
  ['17:30:00', 'present'],
])('an out press at %s with a tolerance of 15 minutes is %s', (time, verdict) => {
  const activities = [office([IN, press('out', wib(time))])];
  expect(judged({ activities })[0]).toBe(verdict);
});

test.each<[number, string, DayVerdict]>([
  [0, '08:00:59', 'present'],
  [0, '08:01', 'late'],
  [30, '08:30', 'present'],
  [30, '08:31', 'late'],
])('a tolerance of %i minutes makes an in press at %s %s', (toleranceMinutes, time, verdict) => {
  const activities = [office([press('in', wib(time))])];
  const settings = { requiresOut: false, toleranceMinutes };
  expect(judged({ activities, settings })[0]).toBe(verdict);
});

test.each<[string, Press[]]>([
  ['missing', [IN]],
  ['early', [IN, EARLY]],
])('where no out press is required, one that is %s makes no difference', (_, presses) => {
  expect(judged({ activities: [office(presses)], settings: noOut })).toEqual(['present', {}]);
});

test.each<[PressVerdict | null, DayVerdict, DayFlags]>([
  ['on_site', 'present', {}],
  ['uncertain', 'present', { uncertain: true }],
  ['no_position', 'present', { noPosition: true }],
  ['off_site', 'present_off_site', { offSite: true }],
  [null, 'present', {}],
])('a first press that is %s makes the day %s', (position, verdict, flags) => {
  const presses = [{ ...IN, verdict: position }, OUT];
  expect(judged({ activities: [office(presses)] })).toEqual([verdict, flags]);
});

const OFF_SITE: Partial<Press> = { verdict: 'off_site' };

test.each<[string, Press[], ApprovedRequest[], DayVerdict, DayFlags]>([
  ['late', [{ ...LATE, ...OFF_SITE }, OUT], [], 'late', { late: true, offSite: true }],
  [
    'gone early',
    [{ ...IN, ...OFF_SITE }, EARLY],
    [],
    'left_early',
    { leftEarly: true, offSite: true },
  ],
  ['allowed', [{ ...IN, ...OFF_SITE }, OUT], [ELSEWHERE], 'present', { elsewhere: true }],
  [
    'allowed but late',
    [{ ...LATE, ...OFF_SITE }, OUT],
    [ELSEWHERE],
    'late',
    { late: true, elsewhere: true },
  ],
  ['only the last press', [IN, { ...OUT, ...OFF_SITE }], [], 'present', {}],
  ['only the second press in', [IN, { ...LATE, ...OFF_SITE }, OUT], [], 'present', {}],
  ['allowed but not needed', [IN, OUT], [ELSEWHERE], 'present', {}],
  ['allowed but not attended', [], [ELSEWHERE], 'absent', { missedActivities: 1 }],
])('off site: %s', (_, presses, requests, verdict, flags) => {
  expect(judged({ activities: [office(presses)], requests })).toEqual([verdict, flags]);
});

test.each<[string, Press[], ApprovedRequest[], DayVerdict, DayFlags]>([
  ['leave', [], [LEAVE], 'leave', {}],
  ['sickness', [], [SICK], 'sick', {}],
  ['leave before sickness', [], [SICK, LEAVE], 'leave', {}],
  ['leave with a press', [LATE, OUT], [LEAVE], 'needs_settling', { late: true }],
  ['sickness with an out press', [OUT], [SICK], 'needs_settling', { missingIn: true }],
  ['leave with a void press', [{ ...IN, isVoid: true }], [LEAVE], 'leave', {}],
  [
    'leave with a claimed press',
    [OUT],
    [LEAVE, correction('in', wib('08:00'))],
    'needs_settling',
    { corrected: true },
  ],
])('a request: %s', (_, presses, requests, verdict, flags) => {
  expect(judged({ activities: [office(presses)], requests })).toEqual([verdict, flags]);
});

test.each<[string, Press[], ApprovedRequest[], DayVerdict, DayFlags]>([
  ['a missing in', [OUT], [correction('in', wib('08:00'))], 'present', { corrected: true }],
  ['a missing out', [IN], [correction('out', wib('16:30'))], 'present', { corrected: true }],
  ['an earlier in', [LATE, OUT], [correction('in', wib('08:00'))], 'present', { corrected: true }],
  ['a later in, which does not count', [IN, OUT], [correction('in', wib('09:00'))], 'present', {}],
  [
    'an in that was late',
    [OUT],
    [correction('in', wib('09:00'))],
    'late',
    { late: true, corrected: true },
  ],
  ['the time of a recorded in', [IN, OUT], [correction('in', wib('08:00'))], 'present', {}],
  ['the time of a recorded out', [IN, OUT], [correction('out', wib('16:30'))], 'present', {}],
  [
    'an in before one off site',
    [{ ...LATE, ...OFF_SITE }, OUT],
    [correction('in', wib('08:00'))],
    'present',
    { corrected: true },
  ],
  ['another activity', [], [correction('in', wib('08:00'), 2)], 'absent', { missedActivities: 1 }],
])('a correction: %s', (_, presses, requests, verdict, flags) => {
  expect(judged({ activities: [office(presses)], requests })).toEqual([verdict, flags]);
});

test.each<[string, Partial<StudentDay>, DayFlags]>([
  ['without a press', {}, {}],
  ['with a late press', { activities: [office([LATE])] }, { workedOnHoliday: true }],
  ['with leave', { requests: [LEAVE] }, {}],
  [
    'with leave and a press',
    { requests: [LEAVE], activities: [office([IN])] },
    { workedOnHoliday: true },
  ],
  ['without an activity', { activities: [] }, {}],
  ['before it begins', { now: wib('00:00') }, {}],
])('a holiday stays one %s', (_, changes, flags) => {
  expect(judged({ holiday: HOLIDAY, ...changes })).toEqual(['holiday', flags]);
});

test.each<[string, Partial<StudentDay>]>([
  ['without an activity', { activities: [] }],
  ['without an activity but with leave', { activities: [], requests: [LEAVE] }],
  ['before the placement', { placement: { startDate: '2026-03-03', endDate: '2026-06-30' } }],
  ['after the placement', { placement: { startDate: '2026-02-02', endDate: '2026-03-01' } }],
  [
    'in an interruption of the placement',
    {
      placement: {
        startDate: '2026-02-02',
        endDate: '2026-06-30',
        interruptions: [{ startDate: '2026-03-02', endDate: null }],
      },
    },
  ],
  [
    'on a holiday before the placement',
    { holiday: HOLIDAY, placement: { startDate: '2026-03-03', endDate: '2026-06-30' } },
  ],
])('a day has no verdict %s', (_, changes) => {
  expect(dayVerdict(aStudentDay(changes))).toEqual({ verdict: null, flags: {} });
});

const MORNING = { endTime: '12:00' };
const AFTERNOON = { id: 2, startTime: '13:00', endTime: '17:00' };
const BACK = press('in', wib('13:00'));

test.each<[string, StudentDay['activities'], DayVerdict, DayFlags]>([
  ['both attended', [office([IN], MORNING), office([BACK], AFTERNOON)], 'present', {}],
  [
    'one missed',
    [office([IN], MORNING), office([], AFTERNOON)],
    'present',
    { missedActivities: 1 },
  ],
  ['both missed', [office([], MORNING), office([], AFTERNOON)], 'absent', { missedActivities: 2 }],
  [
    'the second one late',
    [office([IN], MORNING), office([press('in', wib('13:16'))], AFTERNOON)],
    'late',
    { late: true },
  ],
  [
    'one off site, the other one late',
    [office([{ ...IN, ...OFF_SITE }], MORNING), office([press('in', wib('13:16'))], AFTERNOON)],
    'late',
    { offSite: true, late: true },
  ],
  [
    'one uncertain and one missed',
    [office([{ ...IN, verdict: 'uncertain' }], MORNING), office([], AFTERNOON)],
    'present',
    { uncertain: true, missedActivities: 1 },
  ],
])('two activities: %s', (_, activities, verdict, flags) => {
  expect(judged({ activities, settings: noOut })).toEqual([verdict, flags]);
});

test('an office missed and a night shift still to come make a pending day', () => {
  const activities = [office([]), nightShift([], { id: 2 })];
  expect(judged({ activities, now: wib('07:00', 1) })).toEqual([
    'pending',
    { missedActivities: 1 },
  ]);
  expect(judged({ activities, now: wib('00:00', 2) })).toEqual(['absent', { missedActivities: 2 }]);
});

test.each<[string, string, Partial<StudentDay>]>([
  // Attendance in Jakarta stays open until the day in UTC ends.
  ['an office', '2026-03-03T07:00+07:00', {}],
  ['an office in Makassar', '2026-03-03T08:00+08:00', { zone: 'WITA' }],
  [
    'a campus in Jayapura',
    '2026-03-03T09:00+09:00',
    { zone: 'WIT', campusTimeZone: 'Asia/Jayapura' },
  ],
  ['a campus in UTC', '2026-03-03T00:00Z', { campusTimeZone: 'UTC' }],
  ['a campus in New York', '2026-03-03T00:00-05:00', { campusTimeZone: 'America/New_York' }],
  ['a night shift', '2026-03-04T00:00+07:00', { activities: [nightShift([])] }],
  [
    'a night shift in Jayapura',
    '2026-03-04T00:00+09:00',
    { zone: 'WIT', activities: [nightShift([])] },
  ],
  [
    'a shift until midnight',
    '2026-03-04T00:00+07:00',
    { activities: [office([], { endTime: '00:00', endsNextDay: true })] },
  ],
])('without a press, %s is absent since %s', (_, since, changes) => {
  const now = new Date(since);
  const justBefore = new Date(now.getTime() - 1);
  expect(judged({ ...changes, now: justBefore })[0]).toBe('pending');
  expect(judged({ ...changes, now })[0]).toBe('absent');
});

test.each([
  ['a month before', new Date('2026-02-02T00:00Z')],
  ['while it lasts', wib('12:00')],
  ['right after its end', wib('16:30:01')],
  ['at one minute past midnight', wib('00:01', 1)],
])('a day without a press is pending %s', (_, now) => {
  expect(judged({ now })).toEqual(['pending', {}]);
});

test('an out press is missing only once it can no longer come', () => {
  const activities = [office([IN])];
  expect(judged({ activities, now: wib('06:59:59', 1) })).toEqual(['present', {}]);
  expect(judged({ activities, now: wib('07:00', 1) })).toEqual(['present', { missingOut: true }]);
});

test('a night shift is judged by its end on the next day', () => {
  const shift = (...presses: Press[]) => judged({ activities: [nightShift(presses)] })[0];
  const start = press('in', wib('22:10'));
  expect(shift(start, press('out', wib('05:45', 1)))).toBe('present');
  expect(shift(start, press('out', wib('05:44', 1)))).toBe('left_early');
  expect(shift(start, press('out', wib('23:59')))).toBe('left_early');
  expect(shift(press('in', wib('00:01', 1)), press('out', wib('06:00', 1)))).toBe('late');
});

test('the clock of the place judges a press', () => {
  const activities = [office([press('in', new Date('2026-03-02T08:15:00+09:00'))])];
  expect(judged({ activities, zone: 'WIT', settings: noOut })).toEqual(['present', {}]);
  expect(judged({ activities, zone: 'WIB', settings: noOut })).toEqual(['present', {}]);
  const inJakarta = [office([press('in', new Date('2026-03-02T08:15:00+07:00'))])];
  expect(judged({ activities: inJakarta, zone: 'WITA', settings: noOut })[0]).toBe('late');
});

test('the times of a day are its first in, its last out and the minutes between without breaks', () => {
  const day = aStudentDay({
    activities: [
      office([press('in', wib('08:00:50')), press('out', wib('12:00:10'))], {
        ...MORNING,
        breakMinutes: 30,
      }),
      office([BACK, press('out', wib('17:05'))], AFTERNOON),
    ],
  });
  expect(dayVerdict(day)).toEqual({
    verdict: 'present',
    flags: {},
    firstIn: wib('08:00:50'),
    lastOut: wib('17:05'),
    workedMinutes: 210 + 245,
  });
});

test.each<[string, Press[], object]>([
  ['only an in', [IN], { firstIn: IN.at }],
  ['only an out', [OUT], { lastOut: OUT.at }],
  [
    'a break longer than the stay',
    [IN, press('out', wib('08:20'))],
    { firstIn: IN.at, lastOut: wib('08:20'), workedMinutes: 0 },
  ],
])('the times of a day with %s', (_, presses, times) => {
  const { verdict, flags, ...rest } = dayVerdict(
    aStudentDay({ activities: [office(presses, { breakMinutes: 60 })] }),
  );
  expect(rest).toEqual(times);
});

test('work on a holiday counts in hours', () => {
  const { workedMinutes } = dayVerdict(
    aStudentDay({ holiday: HOLIDAY, activities: [office([IN, OUT])] }),
  );
  expect(workedMinutes).toBe(510);
});
