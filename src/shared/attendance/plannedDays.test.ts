import type { HolidayKind } from '@/shared/resources/holidays/constants';
import type { ExistingActivity } from './existingActivity';
import type { HolidayDay } from './holidayOn';
import { type Plan, plannedDays } from './plannedDays';
import type { WorkPattern } from './workPattern';

const OFFICE: WorkPattern = {
  validFrom: '2026-03-01',
  weekdays: [1, 2, 3, 4, 5],
  startTime: '08:00',
  endTime: '16:30',
  breakMinutes: 60,
  name: 'Kerja harian',
  description: 'Sesuai arahan mentor',
  placeId: 7,
};

const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  from: '2026-03-02',
  to: '2026-03-02',
  patterns: [OFFICE],
  holidays: [],
  observesJointLeave: true,
  placement: { startDate: '2026-03-01', endDate: '2026-06-30' },
  period: { startDate: '2026-02-01', endDate: '2026-07-31', isClosed: false },
  existing: [],
  today: '2026-03-02',
  ...changes,
});

const generated: ExistingActivity = {
  id: 5,
  date: '2026-03-02',
  startTime: '08:00',
  endTime: '16:30',
  name: 'Kerja harian',
  placeId: 7,
  isGenerated: true,
  isTouched: false,
  isAttended: false,
};
const other = { ...generated, startTime: '09:00' };

const aHoliday = (kind: HolidayKind, changes: Partial<HolidayDay> = {}): HolidayDay => ({
  date: '2026-03-02',
  name: 'Libur',
  kind,
  certainty: 'decreed',
  ...changes,
});

/** The only day, without its date and pattern. */
const outcome = (changes: Partial<Plan>) => {
  const [day] = plannedDays(aPlan(changes));
  if (!day) return null;
  const { date, pattern, ...rest } = day;
  return rest;
};

test('adds an activity on each weekday of the pattern, both ends included', () => {
  const days = plannedDays(aPlan({ from: '2026-03-06', to: '2026-03-09' }));
  expect(days).toEqual([
    { date: '2026-03-06', pattern: OFFICE, outcome: 'add' },
    { date: '2026-03-09', pattern: OFFICE, outcome: 'add' },
  ]);
});

test('takes the version of the pattern that is valid on each day', () => {
  const late = { ...OFFICE, validFrom: '2026-03-03', startTime: '10:00', weekdays: [2, 7] };
  const days = plannedDays(aPlan({ to: '2026-03-08', patterns: [OFFICE, late] }));
  expect(days.map(({ date, pattern }) => [date, pattern.startTime])).toEqual([
    ['2026-03-02', '08:00'],
    ['2026-03-03', '10:00'],
    ['2026-03-08', '10:00'],
  ]);
});

test.each([
  ['before the first version', { patterns: [{ ...OFFICE, validFrom: '2026-03-03' }] }],
  ['without a pattern', { patterns: [] }],
  ['after a version without weekdays', { patterns: [{ ...OFFICE, weekdays: [] }] }],
  ['when the end is before the start', { to: '2026-03-01' }],
])('plans nothing %s', (_, changes) => {
  expect(plannedDays(aPlan(changes))).toEqual([]);
});

test.each<[string, Partial<Plan>, object]>([
  [
    'a closed period',
    { period: { startDate: '2026-02-01', endDate: '2026-07-31', isClosed: true } },
    { reason: 'closed_period' },
  ],
  [
    'before the period',
    { period: { startDate: '2026-03-03', endDate: '2026-07-31', isClosed: false } },
    { reason: 'outside_period' },
  ],
  [
    'after the period',
    { period: { startDate: '2026-02-01', endDate: '2026-03-01', isClosed: false } },
    { reason: 'outside_period' },
  ],
  [
    'before the placement',
    { placement: { startDate: '2026-03-03', endDate: '2026-06-30' } },
    { reason: 'outside_placement' },
  ],
  [
    'after the placement',
    { placement: { startDate: '2026-02-01', endDate: '2026-03-01' } },
    { reason: 'outside_placement' },
  ],
  [
    'an interruption of the placement',
    {
      placement: {
        startDate: '2026-02-01',
        endDate: '2026-06-30',
        interruptions: [{ startDate: '2026-03-02', endDate: '2026-03-02' }],
      },
    },
    { reason: 'outside_placement' },
  ],
  [
    'a national holiday',
    { holidays: [aHoliday('national')], observesJointLeave: false },
    { reason: 'holiday', holidayName: 'Libur', holidayCertainty: 'decreed' },
  ],
  [
    'a holiday of the campus',
    { holidays: [aHoliday('campus', { certainty: 'certain' })] },
    { reason: 'holiday', holidayName: 'Libur', holidayCertainty: 'certain' },
  ],
  [
    'an estimated holiday',
    { holidays: [aHoliday('national', { certainty: 'estimated' })] },
    { reason: 'holiday', holidayName: 'Libur', holidayCertainty: 'estimated' },
  ],
  [
    'joint leave that the place observes',
    { holidays: [aHoliday('joint_leave')] },
    { reason: 'joint_leave', holidayName: 'Libur', holidayCertainty: 'decreed' },
  ],
  [
    'a holiday with an activity that was made before',
    { holidays: [aHoliday('national')], existing: [generated] },
    { reason: 'holiday', holidayName: 'Libur', holidayCertainty: 'decreed' },
  ],
])('skips %s', (_, changes, reason) => {
  expect(outcome(changes)).toEqual({ outcome: 'skip', ...reason });
});

test.each<[string, Partial<Plan>]>([
  [
    'joint leave that the place does not observe',
    { holidays: [aHoliday('joint_leave')], observesJointLeave: false },
  ],
  ['the day after a holiday', { holidays: [aHoliday('national', { date: '2026-03-01' })] }],
  ['a day with an activity on the day before', { existing: [{ ...other, date: '2026-03-01' }] }],
  [
    'the last day of the placement',
    { placement: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  ],
])('adds an activity on %s', (_, changes) => {
  expect(outcome(changes)).toEqual({ outcome: 'add' });
});

test.each<[string, ExistingActivity[], object]>([
  ['identical', [generated], { outcome: 'keep', activityId: 5 }],
  [
    'identical and made by hand',
    [{ ...generated, isGenerated: false }],
    { outcome: 'keep', activityId: 5 },
  ],
  [
    'identical and attended',
    [{ ...generated, isTouched: true, isAttended: true }],
    { outcome: 'keep', activityId: 5 },
  ],
  ['another start', [other], { outcome: 'change', activityId: 5 }],
  ['another end', [{ ...generated, endTime: '17:00' }], { outcome: 'change', activityId: 5 }],
  ['another name', [{ ...generated, name: 'Piket' }], { outcome: 'change', activityId: 5 }],
  ['another place', [{ ...generated, placeId: 8 }], { outcome: 'change', activityId: 5 }],
  ['no place', [{ ...generated, placeId: null }], { outcome: 'change', activityId: 5 }],
  ['made by hand', [{ ...other, isGenerated: false }], { outcome: 'skip', reason: 'exists' }],
  ['with a log', [{ ...other, isTouched: true }], { outcome: 'skip', reason: 'exists' }],
  [
    'with a press',
    [{ ...other, isTouched: true, isAttended: true }],
    { outcome: 'skip', reason: 'attended' },
  ],
  [
    'one made by hand and an identical one',
    [{ ...other, isGenerated: false, id: 4 }, generated],
    { outcome: 'keep', activityId: 5 },
  ],
  [
    'one made by hand and a generated one',
    [{ ...other, isGenerated: false, id: 4 }, other],
    { outcome: 'change', activityId: 5 },
  ],
  [
    'an attended one and a generated one',
    [{ ...other, isTouched: true, isAttended: true, id: 4 }, other],
    { outcome: 'skip', reason: 'attended' },
  ],
])('compares the pattern with an activity: %s', (_, existing, expected) => {
  expect(outcome({ existing })).toEqual(expected);
});

test('changes no activity that lies before today', () => {
  expect(outcome({ existing: [other], today: '2026-03-03' })).toEqual({
    outcome: 'skip',
    reason: 'exists',
  });
});

test('an activity without a place is the same as one whose place is null', () => {
  const { placeId, ...withoutPlace } = OFFICE;
  expect(
    outcome({ patterns: [withoutPlace], existing: [{ ...generated, placeId: null }] }),
  ).toMatchObject({ outcome: 'keep' });
});
