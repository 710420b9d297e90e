import type { HolidayDay } from '@/shared/attendance/holidayOn';
import type { Zone } from '@/shared/attendance/zones';
import type { AttendanceKind } from '@/shared/constants/attendance';
import type { RequestKind } from '@/shared/constants/attendanceRequests';

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What is known of the days of some placements, as plain data that a worker thread can be given. */
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
  /** `ActivityFacts[]` by date as JSON, which is parsed only by the thread that judges. */
  activities: string;
  /** `RequestFacts[]` as JSON: those that are approved. */
  requests: string;
}

/** Seconds since 1970. */
type Epoch = number;

export type ActivityFacts = [
  id: number,
  date: string,
  startTime: string,
  endTime: string,
  breakMinutes: number,
  /** of its own place */
  zone: Zone | null,
  // Every press keeps the first in and the last out on its activity (docs/decisions/0067).
  firstIn: Epoch | null,
  positionVerdict: 'on_site' | 'uncertain' | 'off_site' | null,
  lastOut: Epoch | null,
];

export type RequestFacts = [
  kind: RequestKind,
  firstDay: string,
  lastDay: string,
  activityId: number | null,
  press: AttendanceKind | null,
  claimedAt: Epoch | null,
];
