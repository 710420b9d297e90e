import CheckOutlined from '@mui/icons-material/CheckOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { Activity } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';

export const AttendanceBadge = ({ activity }: { activity: Activity }) =>
  activity.attendance_time ? (
    <Badge tone="success" icon={<CheckOutlined />}>
      Sudah Absen
    </Badge>
  ) : (
    <Badge tone="warning" icon={<ScheduleOutlined />}>
      Belum Absen
    </Badge>
  );
