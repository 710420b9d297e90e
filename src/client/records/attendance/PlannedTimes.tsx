import { plannedTimes } from '@/shared/attendance/placeTime';
import type { Zone } from '@/shared/attendance/zones';
import { usePlaceClock } from './usePlaceClock';

type Props = {
  of: { date: string; start_time: string; end_time: string; time_zone: Zone };
  dash?: string;
};

/** When an activity begins and ends by the clock of its place. */
export function PlannedTimes({ of, dash }: Props) {
  const clockOf = usePlaceClock();
  return <>{plannedTimes(of, clockOf(of.time_zone), dash)}</>;
}
