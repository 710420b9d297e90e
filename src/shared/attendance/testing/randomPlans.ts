import fc from 'fast-check';
import { HOLIDAY_CERTAINTIES, HOLIDAY_KINDS } from '@/shared/resources/holidays/constants';
import type { ExistingActivity } from '../existingActivity';
import type { HolidayDay } from '../holidayOn';
import type { PlacementDates } from '../placement';
import type { Plan } from '../plannedDays';
import type { WorkPattern } from '../workPattern';
import { nextDate } from './wallClock';

/** Six weeks with the end of a short month, from a Monday on. */
const FIRST = '2026-02-09';
const DATES: string[] = [];
for (let date = FIRST; DATES.length < 42; date = nextDate(date)) DATES.push(date);

const dates = fc.constantFrom(...DATES);
/** Mostly a range that covers all dates. */
const ranges = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ startDate: '2026-01-01', endDate: '2026-12-31' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      startDate: fc.constantFrom('2026-01-01', ...DATES.slice(0, 10)),
      endDate: fc.constantFrom('2026-12-31', ...DATES.slice(-10)),
    }),
  },
);

/** Few values, so that an activity is often the one of the pattern. */
const work = {
  startTime: fc.constantFrom('08:00', '08:00', '09:00', '22:00'),
  endTime: fc.constantFrom('16:30', '16:30', '17:00'),
  name: fc.constantFrom('Kerja harian', 'Kerja harian', 'Piket'),
  placeId: fc.constantFrom(undefined, null, 7),
};

const patterns: fc.Arbitrary<WorkPattern[]> = fc.uniqueArray(
  fc.record({
    ...work,
    validFrom: fc.constantFrom('2026-01-01', ...DATES),
    weekdays: fc.oneof(fc.constant([1, 2, 3, 4, 5]), fc.subarray([1, 2, 3, 4, 5, 6, 7])),
    breakMinutes: fc.constant(60),
    description: fc.constant('Sesuai arahan mentor'),
  }),
  { maxLength: 3, selector: ({ validFrom }) => validFrom },
);

const holidays: fc.Arbitrary<HolidayDay[]> = fc.uniqueArray(
  fc.record({
    date: dates,
    name: fc.constantFrom('Nyepi', 'Idulfitri'),
    kind: fc.constantFrom(...HOLIDAY_KINDS),
    certainty: fc.constantFrom(...HOLIDAY_CERTAINTIES),
  }),
  { maxLength: 8, selector: ({ date }) => date },
);

const existing: fc.Arbitrary<ExistingActivity[]> = fc.array(
  fc.record({
    ...work,
    id: fc.integer({ min: 1, max: 1_000 }),
    date: fc.constantFrom(...DATES.slice(0, 14)),
    isGenerated: fc.constantFrom(true, true, false),
    isTouched: fc.constantFrom(false, false, true),
    isAttended: fc.constantFrom(false, false, false, true),
  }),
  { maxLength: 20 },
);

const placements: fc.Arbitrary<PlacementDates> = fc
  .tuple(
    ranges,
    fc.array(fc.record({ startDate: dates, endDate: fc.option(dates) }), { maxLength: 2 }),
  )
  .map(([range, interruptions]) => ({ ...range, interruptions }));

export const randomPlans: fc.Arbitrary<Plan> = fc.record({
  from: fc.constantFrom(...DATES.slice(0, 7)),
  to: fc.constantFrom(...DATES.slice(5)),
  patterns,
  holidays,
  observesJointLeave: fc.boolean(),
  placement: placements,
  period: fc
    .tuple(ranges, fc.constantFrom(false, false, false, true))
    .map(([range, isClosed]) => ({ ...range, isClosed })),
  existing,
  today: fc.constantFrom(...DATES.slice(0, 14)),
});
