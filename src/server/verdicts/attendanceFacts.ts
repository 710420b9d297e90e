import type { HolidayDay } from '@/shared/attendance/holidayOn';
import type { Zone } from '@/shared/attendance/zones';
import type { AttendanceKind } from '@/shared/constants/attendance';
import type { RequestKind } from '@/shared/constants/attendanceRequests';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The facts about the days of some placements, as plain data that a worker thread can be given. */
export interface AttendanceFacts {
  days: Days;
  holidays: readonly HolidayDay[];
  placements: readonly AttendedPlacement[];
}

export interface AttendedPlacement {
  internship_id: number;
  student_nim: string;
  student_name: string;
  company_name: string;
  start_date: string;
  end_date: string;
  requires_check_out: boolean;
  late_tolerance_minutes: number;
  time_zone: Zone;
  observes_joint_leave: boolean;
  /** `ActivityFacts` by date as JSON, which is parsed only by the thread that judges. */
  activities: string;
  /** `RequestFacts[]` as JSON: those that are approved. */
  requests: string;
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
  /** of its own place */
  time_zone: (Zone | null)[];
  // Every press keeps the first in and the last out on its activity (docs/decisions/0067).
  first_in: (Epoch | null)[];
  position_verdict: ('on_site' | 'uncertain' | 'off_site' | null)[];
  last_out: (Epoch | null)[];
}

export interface RequestFacts {
  kind: RequestKind;
  start_date: string;
  end_date: string;
  activity_id: number | null;
  press: AttendanceKind | null;
  claimed_at: Epoch | null;
}
