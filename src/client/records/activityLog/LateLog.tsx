import type { ActivityDetail } from '@/client/api/api';
import { LateArrival } from '@/client/records/attendance/LateArrival';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { logArrivalText } from './logArrivalTexts';

/** When a log that arrived later was written, and when it arrived. */
export function LateLog({ activity: { log, time_zone } }: { activity: ActivityDetail }) {
  const clock = usePlaceClock()(time_zone);
  return <LateArrival text={logArrivalText(log, clock)} />;
}
