import fc from 'fast-check';
import type { AttendanceKind } from '../../constants/attendance';
import type { AttendanceSettings } from '../attendedShift';
import type { PlacementDates } from '../placement';
import type { Place, Position } from '../positionVerdict';
import { ZONES, type Zone } from '../zones';
import { dateAt, midnightOf } from './wallClock';

/** Instants are milliseconds. */
export interface HistoryPress {
  kind: AttendanceKind;
  at: number;
  position: Position | null;
  voidedAt: number | null;
}

export interface HistoryActivity {
  id: number;
  /** The zone of its own place; null at that of the placement. */
  zone: Zone | null;
  startTime: string;
  endTime: string;
  endsNextDay: boolean;
  breakMinutes: number;
  presses: HistoryPress[];
  /** The places of its positions, where they are not those of the history. */
  places?: readonly Place[];
}

export interface HistoryRequest {
  kind: 'leave' | 'sick' | 'elsewhere' | 'correction';
  approvedAt: number;
  withdrawnAt: number | null;
  /** Only for a correction. */
  claim: { activityId: number; press: AttendanceKind; at: number };
}

/** All that ever happens to one day of one student, and the instants at which somebody asks for its verdict. */
export interface DayHistory {
  date: string;
  zone: Zone;
  campus: Zone;
  placement: PlacementDates;
  /** Later dates of the placement, in the order of time. */
  changes: { at: number; placement: PlacementDates }[];
  holidayDeclaredAt: number | null;
  settings: AttendanceSettings;
  activities: HistoryActivity[];
  requests: HistoryRequest[];
  /** The places of the company until they move, and from then on. */
  places: { before: Place[]; after: Place[]; movedAt: number };
  nows: number[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DATES = ['2026-03-04', '2026-02-28', '2028-02-28', '2028-02-29', '2026-12-31', '2027-01-01'];

const SHIFTS = [
  { startTime: '08:00', endTime: '16:30', endsNextDay: false },
  { startTime: '13:00', endTime: '17:00', endsNextDay: false },
  { startTime: '00:05', endTime: '07:00', endsNextDay: false },
  { startTime: '15:00', endTime: '23:50', endsNextDay: false },
  { startTime: '22:00', endTime: '06:00', endsNextDay: true },
  { startTime: '16:00', endTime: '00:00', endsNextDay: true },
];

/** Seconds on both sides of a boundary, of the tolerance, and of a minute. */
const NEAR_S = [0, 1, 59, 60, 899, 900, 959, 960, 961, 1_800, 1_859, 1_860].flatMap((seconds) => [
  seconds,
  -seconds,
]);
const near = fc.oneof(fc.constantFrom(...NEAR_S), fc.integer({ min: -4 * 3_600, max: 4 * 3_600 }));

/** Midnight, one minute before and after, the end of the attendance in the three zones. */
const EDGES_H = [0, 7, 8, 9, 24];

/** An instant near an edge of the date or of the days after it. */
const edgeOf = (date: string, zone: Zone): fc.Arbitrary<number> =>
  fc
    .tuple(
      fc.constantFrom(0, 1, 1, 2, 3),
      fc.constantFrom(...EDGES_H),
      fc.oneof(fc.constantFrom(0, -1_000, 1_000, MINUTE_MS, -MINUTE_MS), fc.constant(12 * HOUR_MS)),
    )
    .map(([days, hours, away]) => midnightOf(date, zone) + days * DAY_MS + hours * HOUR_MS + away);

const msOf = (time: string) => Date.parse(`1970-01-01T${time}:00Z`);

const METRES_PER_DEGREE = 111_194.926_6;
const RADIUS = 100;
const aPlace = (id: number, metres: number): Place => ({
  id,
  latitude: -6.9 + metres / METRES_PER_DEGREE,
  longitude: 107.6,
  radius: RADIUS,
});
/** Positions lie so many metres north of the first place, before it moves. */
const positions = fc.option(
  fc
    .record({
      metres: fc.constantFrom(0, 0, 0, 100, 100.4, 100.6, 101, 120, 121, 890, 891, 3_000, 3_101),
      accuracy: fc.constantFrom(undefined, undefined, 20, 50),
      isCoarse: fc.constantFrom(false, false, false, true),
    })
    .map(
      ({ metres, ...error }): Position => ({
        latitude: -6.9 + metres / METRES_PER_DEGREE,
        longitude: 107.6,
        ...error,
      }),
    ),
  { freq: 8 },
);

const seldom = <T>(value: fc.Arbitrary<T>, weight = 4): fc.Arbitrary<T | null> =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** Mostly the zone of the placement. */
const ownZones = seldom(fc.constantFrom(...ZONES), 6);

function activityOn(date: string, zone: Zone, id: number): fc.Arbitrary<HistoryActivity> {
  return fc.tuple(fc.constantFrom(...SHIFTS), ownZones).chain(([shift, ownZone]) => {
    const midnight = midnightOf(date, ownZone ?? zone);
    const startsAt = midnight + msOf(shift.startTime);
    const endsAt = midnight + msOf(shift.endTime) + (shift.endsNextDay ? DAY_MS : 0);
    const pressed = (kind: AttendanceKind, at: number) =>
      fc.record({
        kind: fc.constant(kind),
        at: fc.oneof(
          { weight: 6, arbitrary: near.map((seconds) => at + seconds * 1_000) },
          {
            weight: 1,
            arbitrary: edgeOf(date, ownZone ?? zone).map((edge) => Math.max(midnight, edge)),
          },
        ),
        position: positions,
        voidedAt: seldom(edgeOf(date, ownZone ?? zone), 8),
      });
    const presses = fc
      .tuple(
        fc.array(pressed('in', startsAt), { maxLength: 2 }),
        fc.array(pressed('out', endsAt), { maxLength: 2 }),
        fc.boolean(),
      )
      .map(([ins, outs, outsFirst]) => (outsFirst ? [...outs, ...ins] : [...ins, ...outs]));
    return fc.record({
      id: fc.constant(id),
      zone: fc.constant(ownZone),
      startTime: fc.constant(shift.startTime),
      endTime: fc.constant(shift.endTime),
      endsNextDay: fc.constant(shift.endsNextDay),
      breakMinutes: fc.constantFrom(0, 60),
      presses: fc.oneof(
        { weight: 3, arbitrary: presses },
        { weight: 1, arbitrary: fc.constant<HistoryPress[]>([]) },
      ),
    });
  });
}

const activitiesOn = (date: string, zone: Zone) => {
  const first = activityOn(date, zone, 1);
  const second = activityOn(date, zone, 2);
  return fc.oneof(
    { weight: 6, arbitrary: first.map((activity) => [activity]) },
    { weight: 4, arbitrary: fc.tuple(first, second).map((both) => [...both]) },
    { weight: 1, arbitrary: fc.constant<HistoryActivity[]>([]) },
  );
};

function requestOn(date: string, zone: Zone): fc.Arbitrary<HistoryRequest> {
  const midnight = midnightOf(date, zone);
  const claimed = fc.oneof(
    fc.constantFrom('08:00', '08:15', '08:16', '16:15', '16:30', '22:00').map(msOf),
    near.map((seconds) => 12 * HOUR_MS + seconds * 1_000),
  );
  return fc.record({
    kind: fc.constantFrom('leave', 'sick', 'elsewhere', 'correction', 'correction'),
    approvedAt: edgeOf(date, zone),
    withdrawnAt: seldom(edgeOf(date, zone)),
    claim: fc.record({
      activityId: fc.constantFrom(1, 1, 2),
      press: fc.constantFrom('in', 'out'),
      at: claimed.map((ms) => midnight + ms),
    }),
  });
}

/** Most placements contain the date; some begin in the middle of its week, end before it or are interrupted. */
function placementAround(date: string): fc.Arbitrary<PlacementDates> {
  const dayAt = (days: number) => dateAt(midnightOf(date, 'UTC') + days * DAY_MS, 'UTC');
  const around = fc.constantFrom(-2, -1, -1, 0, 0, 1).map(dayAt);
  const until = fc.constantFrom(-1, 0, 0, 1, 2, 100).map(dayAt);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({ startDate: dayAt(-30), endDate: dayAt(100) }) },
    {
      weight: 2,
      arbitrary: fc.record({ startDate: around, endDate: fc.constant(dayAt(100)) }),
    },
    { weight: 1, arbitrary: fc.record({ startDate: fc.constant(dayAt(-30)), endDate: until }) },
    {
      weight: 1,
      arbitrary: fc.record({
        startDate: fc.constant(dayAt(-30)),
        endDate: fc.constant(dayAt(100)),
        interruptions: fc
          .record({ startDate: around, endDate: fc.option(until) })
          .map((interruption) => [interruption]),
      }),
    },
  );
}

/** Begins, ends and interruptions that are entered around the date. */
const changesOf = (date: string, zone: Zone): fc.Arbitrary<DayHistory['changes']> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<DayHistory['changes']>([]) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.record({ at: edgeOf(date, zone), placement: placementAround(date) }), {
          minLength: 1,
          maxLength: 2,
        })
        .map((changes) => changes.toSorted((one, other) => one.at - other.at)),
    },
  );

const PLACES = [[aPlace(1, 0)], [aPlace(1, 0), aPlace(2, 3_000)], [aPlace(3, 900)], []];

export const dayHistories: fc.Arbitrary<DayHistory> = fc
  .record({
    date: fc.constantFrom(...DATES),
    zone: fc.constantFrom(...ZONES),
    campus: fc.constantFrom(...ZONES),
  })
  .chain(({ date, zone, campus }) =>
    fc.record({
      date: fc.constant(date),
      zone: fc.constant(zone),
      campus: fc.constant(campus),
      placement: placementAround(date),
      changes: changesOf(date, zone),
      holidayDeclaredAt: seldom(edgeOf(date, zone)),
      settings: fc.record(
        { requiresOut: fc.boolean(), toleranceMinutes: fc.constantFrom(0, 15, 30) },
        { requiredKeys: ['requiresOut'] },
      ),
      activities: activitiesOn(date, zone),
      requests: fc.array(requestOn(date, zone), { maxLength: 4 }),
      places: fc.record({
        before: fc.constantFrom(...PLACES),
        after: fc.constantFrom(...PLACES),
        movedAt: edgeOf(date, zone),
      }),
      nows: fc.array(edgeOf(date, zone), { minLength: 3, maxLength: 6 }),
    }),
  );
