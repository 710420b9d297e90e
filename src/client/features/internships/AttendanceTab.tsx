import Skeleton from '@mui/material/Skeleton';
import type { Internship } from '@/client/api/api';
import { attendanceMonth } from '@/client/records/attendanceDays/lazyAttendanceMonth';

/** The days of the placement with their verdicts. */
export const AttendanceTab = ({ internship }: { internship: Internship }) => (
  <attendanceMonth.Component
    fallback={<Skeleton variant="rounded" height={420} sx={{ maxWidth: 720 }} />}
    internshipId={internship.id}
    period={internship.internship_period}
  />
);
