import Typography from '@mui/material/Typography';
import type { AttendanceEvent } from '@/client/api/api';
import type { Zone } from '@/shared/attendance/zones';
import { lateArrivalTexts, pressText } from './eventTexts';
import { usePlaceClock } from './usePlaceClock';

type Props = { events: readonly AttendanceEvent[]; zone: Zone };

/** The presses that arrived later, with the texts that reviewers read. */
export function LateArrivals({ events, zone }: Props) {
  const clock = usePlaceClock()(zone);
  return events.flatMap((event) => {
    const texts = lateArrivalTexts(event, clock);
    if (texts.length === 0 || event.voided_at) return [];
    return (
      <Typography key={event.id} color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {[pressText(event, clock), ...texts].join(' · ')}
      </Typography>
    );
  });
}
