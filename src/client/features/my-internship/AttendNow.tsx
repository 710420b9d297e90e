import Button from '@mui/material/Button';
import type { ActivityDetail } from '@/client/api/api';
import { HOME_ATTENDANCE } from './studentTexts';
import { useAttendance } from './useAttendance';
import { useAttendanceDays } from './useAttendanceDays';

/** The button that records attendance, while it is open for the activity. */
export function AttendNow({ activity }: { activity: ActivityDetail }) {
  const { utcDay, campusDay } = useAttendanceDays();
  const attendance = useAttendance({ activities: [activity], ...HOME_ATTENDANCE });
  const isOpen =
    [utcDay, campusDay].includes(activity.date) &&
    !activity.attendance_time &&
    !activity.period_closed_at;
  return (
    <>
      {isOpen && (
        <Button
          variant="contained"
          onClick={() => attendance.choose(activity)}
          sx={{ mt: 2, minHeight: { xs: 48, sm: 40 }, width: { xs: '100%', sm: 'auto' } }}
        >
          Absen Sekarang
        </Button>
      )}
      {attendance.dialog}
    </>
  );
}
