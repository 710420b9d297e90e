import { campusZone } from '@/shared/attendance/zones';
import type {
  AttendedPlacement,
  PeriodRules,
  PlaceClock,
  PlaceRules,
  UntilDay,
} from './attendanceFacts';

/** The values valid on a date: the first of the past values that lasts until it, otherwise the present ones. */
const validOn = <Values>(
  date: string,
  past: readonly UntilDay<Values>[] | null,
  present: Values,
): Values => past?.find(({ valid_until }) => valid_until >= date) ?? present;

/** The clock and the days off of a place on a date. */
export type ClockOn = (placeId: number | null, date: string) => PlaceClock;

/** @param places `PlaceRules[]` as JSON */
export function placeClocks(places: string, campusTimeZone: string): ClockOn {
  /** At a company without places. */
  const noPlace: PlaceClock = { time_zone: campusZone(campusTimeZone), has_joint_leave: true };
  const byId = new Map((JSON.parse(places) as PlaceRules[]).map((place) => [place.id, place]));
  return (placeId, date) => {
    const place = placeId === null ? undefined : byId.get(placeId);
    return place ? validOn(date, place.past, place) : noPlace;
  };
}

/** The rules and the clock by which a day of a placement is judged. */
export interface DayRules extends PeriodRules {
  clock: PlaceClock;
}

export function datedRules(
  placement: AttendedPlacement,
  clockOn: ClockOn,
): (date: string) => DayRules {
  const pastPlaces = JSON.parse(placement.past_places) as UntilDay<{ place_id: number | null }>[];
  const pastRules = JSON.parse(placement.past_period_rules) as UntilDay<PeriodRules>[];
  return (date) => {
    const { requires_check_out, late_tolerance_minutes } = validOn(date, pastRules, placement);
    const { place_id } = validOn(date, pastPlaces, placement);
    return { requires_check_out, late_tolerance_minutes, clock: clockOn(place_id, date) };
  };
}
