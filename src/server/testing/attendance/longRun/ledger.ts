import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@/server/db/database';
import type { AttendanceSettings } from '@/shared/attendance/attendedShift';
import type { Place } from '@/shared/attendance/positionVerdict';
import type { DayHistory, HistoryActivity } from '@/shared/attendance/testing/dayHistory';
import { expectedDay } from '@/shared/attendance/testing/dayOracle';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import type { Zone } from '@/shared/attendance/zones';
import { datesBetween } from '@/shared/calendarDays';
import { type DatedFact, datedFact } from './datedFact';
import { type Entered, selectEntered } from './selectEntered';

interface PlaceRules {
  zone: Zone;
  hasJointLeave: boolean;
  /** Counts from the same day as the others, although presses keep how they were measured. */
  radius: number;
}

/** The verdict on each day of each placement, by 'id date'. */
export type Verdicts = Record<string, DayVerdict | null>;

/** After all days. */
const LAST = '9999-12-31';
/** At a company without places, on a campus in WIB. */
const NO_PLACE: PlaceRules = { zone: 'WIB', hasJointLeave: true, radius: 0 };

/**
 * The values that were valid on each day, as people have entered them through the API, and a second reading of docs/decisions/0102 and
 * 0103. All that has no day from which it is valid is read from its rows.
 */
export function createLedger(db: Database) {
  const periods = new Map<number, DatedFact<AttendanceSettings>>();
  const places = new Map<number, DatedFact<PlaceRules>>();
  /** The place by which the days of a placement are judged. */
  const placeOf = new Map<number, DatedFact<number | null>>();
  /** The places that the positions of an activity were compared with, by its ID. */
  const measured = new Map<number, Place[]>();

  const rulesOn = (placeId: number | null, date: string) =>
    (placeId === null ? undefined : places.get(placeId)?.on(date)) ?? NO_PLACE;

  function expectedOn(entered: Entered, internshipId: number, date: string): DayHistory {
    const placement = entered.placements.find(({ id }) => id === internshipId);
    if (!placement) throw new RangeError(`No placement ${internshipId}`);
    const { zone, hasJointLeave } = rulesOn(placeOf.get(internshipId)?.on(date) ?? null, date);
    const isHoliday = entered.holidays.some(
      (holiday) => holiday.date === date && (holiday.kind !== 'joint_leave' || hasJointLeave),
    );
    const isToday = (row: { internship_id: number }) => row.internship_id === internshipId;
    const activities = entered.activities
      .filter((row) => isToday(row) && row.date === date)
      .map(
        (row): HistoryActivity => ({
          id: row.id,
          zone: row.place_id === null ? null : rulesOn(row.place_id, date).zone,
          startTime: row.start_time,
          endTime: row.end_time,
          endsNextDay: row.end_time < row.start_time,
          breakMinutes: row.break_minutes,
          presses: row.presses,
          places: measured.get(row.id) ?? [],
        }),
      );
    const requests = entered.requests
      .filter((row) => isToday(row) && row.start_date <= date && date <= row.end_date)
      .map(({ kind, activity_id, press, claimed_at }): DayHistory['requests'][number] => ({
        kind,
        approvedAt: 0,
        withdrawnAt: null,
        claim: {
          activityId: activity_id ?? 0,
          press: press ?? 'in',
          at: claimed_at?.getTime() ?? 0,
        },
      }));
    return {
      date,
      zone,
      campus: 'WIB',
      placement: placement.dates,
      changes: [],
      holidayDeclaredAt: isHoliday ? 0 : null,
      settings: periods.get(placement.periodId)?.on(date) ?? { requiresOut: false },
      activities,
      requests,
      places: { before: [], after: [], movedAt: 0 },
      nows: [],
    };
  }

  /** An edit that leaves the present values as they are has nothing that counts from a day. */
  function enterChange<T>(fact: DatedFact<T> | undefined, from: string, value: T) {
    if (fact && !isDeepStrictEqual(fact.on(LAST), value)) fact.enter(from, value);
  }

  return {
    addPeriod(id: number, settings: AttendanceSettings) {
      periods.set(id, datedFact(settings));
    },
    changePeriod(id: number, from: string, settings: AttendanceSettings) {
      enterChange(periods.get(id), from, settings);
    },
    addPlace(id: number, rules: PlaceRules) {
      places.set(id, datedFact(rules));
    },
    changePlace(id: number, from: string, rules: PlaceRules) {
      enterChange(places.get(id), from, rules);
    },
    /** The places of the placements may have changed; those in `since` have theirs from an earlier day on. */
    async lookAtPlaces(today: string, since: ReadonlyMap<number, string> = new Map()) {
      const entered = await selectEntered(db);
      for (const { id, placeId } of entered.placements) {
        const known = placeOf.get(id);
        if (known) known.enter(since.get(id) ?? today, placeId);
        else placeOf.set(id, datedFact(placeId));
      }
    },
    measure(activityId: number, among: Place[]) {
      measured.set(activityId, among);
    },
    async expected(from: string, to: string, now: Date): Promise<Verdicts> {
      const entered = await selectEntered(db);
      const verdicts: Verdicts = {};
      for (const { id } of entered.placements) {
        for (const date of datesBetween(from, to)) {
          const day = expectedOn(entered, id, date);
          verdicts[`${id} ${date}`] = expectedDay(day, now.getTime()).verdict;
        }
      }
      return verdicts;
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
