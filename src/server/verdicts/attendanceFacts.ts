import type { HolidayDay } from '@/shared/attendance/holidayOn';
import type { Zone } from '@/shared/attendance/zones';
import type { AttendanceKind } from '@/shared/constants/attendance';
import type { RequestKind } from '@/shared/resources/attendance-requests/constants';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The facts about the days of some placements, as plain data that a worker thread can be given. */
export interface AttendanceFacts {
  days: Days;
  holidays: readonly HolidayDay[];
  /** `PlaceRules[]` as JSON: all places. */
  places: string;
  placements: readonly AttendedPlacement[];
}

export interface AttendedPlacement {
  internship_id: number;
  student_nim: string;
  student_name: string;
  company_name: string;
  /** of the period */
  start_date: string;
  end_date: string;
  /** of its own, if it has any */
  own_start_date: string | null;
  own_end_date: string | null;
  requires_check_out: boolean;
  late_tolerance_minutes: number;
  /** Earlier rules: `UntilDay<PeriodRules>[]` as JSON, the earliest first. */
  past_period_rules: string;
  /** null at a company without places */
  place_id: number | null;
  /** Earlier places: `UntilDay<{ place_id: number | null }>[]` as JSON, the earliest first. */
  past_places: string;
  /** `ActivityFacts` by date as JSON, which is parsed only by the thread that judges. */
  activities: string;
  /** `RequestFacts[]` as JSON: those that are approved, and those that wait. */
  requests: string;
  /** `OpenRange[]` as JSON */
  interruptions: string;
}

/** Values that were valid until a day, the next ones from the day after. */
export type UntilDay<Values> = Values & { valid_until: string };

export interface PeriodRules {
  requires_check_out: boolean;
  late_tolerance_minutes: number;
}

export interface PlaceClock {
  time_zone: Zone;
  has_joint_leave: boolean;
}

export interface PlaceRules extends PlaceClock {
  id: number;
  /** The earliest first; null for a place that has not changed. */
  past: UntilDay<PlaceClock>[] | null;
}

/** Seconds since 1970. */
type Epoch = number;

/** The columns of the activities, which are smaller and read faster than rows; null without activities. */
export interface ActivityFacts {
  id: number[] | null;
  date: string[];
  start_time: string[];
  end_time: string[];
  break_minutes: number[];
  /** The place of the activity itself. */
  place_id: (number | null)[];
  // Every press keeps the first in and the last out on its activity (docs/decisions/0067).
  first_in: (Epoch | null)[];
  position_verdict: ('on_site' | 'uncertain' | 'off_site' | null)[];
  last_out: (Epoch | null)[];
}

export interface RequestFacts {
  id: number;
  kind: RequestKind;
  state: 'approved' | 'waiting';
  start_date: string;
  end_date: string;
  activity_id: number | null;
  press: AttendanceKind | null;
  claimed_at: Epoch | null;
}
