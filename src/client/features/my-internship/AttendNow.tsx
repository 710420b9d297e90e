import Button from '@mui/material/Button';
import type { ActivityDetail } from '@/client/api/api';
import { HOME_ATTENDANCE } from './studentTexts';
import { useUnsentPress } from './unsent/useUnsentPress';
import { useAttendance } from './useAttendance';

/**
 * The button that records attendance of one activity.
 * @public used through `lazyComponent`
 */
export function AttendNow({ activity }: { activity: ActivityDetail }) {
  const attendance = useAttendance({ activities: [activity], ...HOME_ATTENDANCE });
  const isWaiting = useUnsentPress(activity.id, 'in') === 'waiting';
  // The badges above say so.
  if (isWaiting) return null;
  return (
    <>
      <Button
        variant="contained"
        onClick={() => attendance.choose(activity)}
        sx={{ mt: 2, minHeight: { xs: 48, sm: 40 }, width: { xs: '100%', sm: 'auto' } }}
      >
        Absen Sekarang
      </Button>
      {attendance.dialog}
    </>
  );
}
