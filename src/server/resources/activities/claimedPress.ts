import { type FieldErrors, fieldErrors } from '@/server/http/errors';
import { claimedInstant } from '@/shared/attendance/claimedInstant';
import type { Zone } from '@/shared/attendance/zones';
import type { AttendanceKind } from '@/shared/constants/attendance';

const NOT_YET = 'Absen yang belum berlangsung tidak dapat dicatat';
const OUTSIDE_SHIFT = 'Waktu harus berada di sekitar jam aktivitas';
const NO_CHECK_OUT = 'Periode magang ini tidak memakai absen pulang';

interface PressedActivity {
  date: string;
  start_time: string;
  end_time: string;
  time_zone: Zone;
  requires_check_out: boolean;
}

/** The instant of a press that a reviewer enters. Throws 422 for one that cannot have been. */
export function claimedPress(
  activity: PressedActivity,
  { kind, claimed_time }: { kind: AttendanceKind; claimed_time: string },
  now: Date,
): Date {
  const shift = {
    date: activity.date,
    startTime: activity.start_time,
    endTime: activity.end_time,
    zone: activity.time_zone,
  };
  const at = claimedInstant(shift, claimed_time);
  const errors: FieldErrors = {};
  if (kind === 'out' && !activity.requires_check_out) errors.kind = [NO_CHECK_OUT];
  if (!at) errors.claimed_time = [OUTSIDE_SHIFT];
  else if (at > now) errors.claimed_time = [NOT_YET];
  if (!at || Object.keys(errors).length > 0) throw fieldErrors(errors);
  return at;
}
