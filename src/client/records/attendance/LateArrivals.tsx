import type { AttendanceEvent } from '@/client/api/api';
import type { Zone } from '@/shared/attendance/zones';
import { lateArrivalTexts, pressText } from './eventTexts';
import { LateArrival } from './LateArrival';
import { usePlaceClock } from './usePlaceClock';

type Props = { events: readonly AttendanceEvent[]; zone: Zone };

/** The presses that arrived later, with the texts that reviewers read. */
export function LateArrivals({ events, zone }: Props) {
  const clock = usePlaceClock()(zone);
  return events.flatMap((event) => {
    const texts = lateArrivalTexts(event, clock);
    if (texts.length === 0 || event.voided_at) return [];
    return <LateArrival key={event.id} text={[pressText(event, clock), ...texts].join(' · ')} />;
  });
}
