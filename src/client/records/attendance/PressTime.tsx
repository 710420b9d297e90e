import type { Activity } from '@/client/api/api';
import { pressTime } from '@/shared/attendance/placeTime';
import type { Zone } from '@/shared/attendance/zones';
import { MISSING } from '@/shared/formatNumber';
import { usePlaceClock } from './usePlaceClock';

type Props = {
  of: Pick<Activity, 'date' | 'attendance_time' | 'latitude'> & { time_zone: Zone };
};

/** Whether a reviewer has entered the press that counts: every press of a student has a position. */
export const hasNoPosition = ({ attendance_time, latitude }: Omit<Props['of'], 'time_zone'>) =>
  Boolean(attendance_time) && latitude === null;

/** When the student came, by the clock of the place of the activity. */
export function PressTime({ of }: Props) {
  const clockOf = usePlaceClock();
  const { attendance_time: at, date, time_zone } = of;
  // The field may be left out.
  if (!at) return <>{MISSING}</>;
  const time = pressTime(at, date, clockOf(time_zone));
  return <>{hasNoPosition(of) ? `${time} · tanpa lokasi` : time}</>;
}
