import type { ListedActivity } from '@/client/api/api';
import { timeIn, type Zone } from '@/shared/attendance/zones';
import { addDays } from '@/shared/calendarDays';
import type { AttendanceDays } from './useAttendanceDays';

type Days = Pick<AttendanceDays, 'utcDay' | 'campusDay' | 'placeDays'>;
type Open = Pick<ListedActivity, 'date' | 'time_zone'>;

const list = new Intl.ListFormat('id-ID', { type: 'disjunction' });

/**
 * The second date that attendance is open for; where the day of the place is ahead of that of UTC, until midnight UTC by the
 * clock of the place. Undefined while it is open for one date.
 */
export function twoDaysNotice(open: readonly Open[], days: Days): string | undefined {
  const { utcDay, campusDay, placeDays } = days;
  if (open.length === 0) return undefined;
  if (campusDay && campusDay < utcDay) return 'Absen besok sudah bisa.';
  const before = open.filter(
    ({ date, time_zone }) => date === utcDay && date < placeDays[time_zone],
  );
  if (!campusDay && before.length === 0) return undefined;
  const midnightUtc = new Date(addDays(utcDay, 1));
  const zones = new Set<Zone>(
    (before.length > 0 ? before : open).map(({ time_zone }) => time_zone),
  );
  const times = [...zones].map((zone) => `${timeIn(zone, midnightUtc)} ${zone}`);
  return `Absen kemarin masih bisa sampai ${list.format(times)}.`;
}
