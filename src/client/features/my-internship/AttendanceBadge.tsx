import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { Activity } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { UNSENT_STATES } from './unsent/unsentWords';
import { useUnsentPress } from './unsent/useUnsentPress';

export function AttendanceBadge({
  activity,
}: {
  activity: Pick<Activity, 'id' | 'attendance_time'>;
}) {
  const unsent = useUnsentPress(activity.id, 'in');
  if (activity.attendance_time)
    return (
      <Badge tone="success" icon={<CheckOutlined />}>
        Sudah Absen
      </Badge>
    );
  if (unsent) return <Badge {...UNSENT_STATES[unsent]} />;
  return (
    <Badge tone="warning" icon={<ScheduleOutlined />}>
      Belum Absen
    </Badge>
  );
}
