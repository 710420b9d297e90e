import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Stack from '@mui/material/Stack';
import type { Activity, ActivityLog } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { latenessText } from '@/shared/resources/activities/activityLogs';

/** Whether a reviewer has returned the activity since it was last handed in. */
export const isReturned = (activity: Activity) =>
  Boolean(activity.returned_at_by_mentor || activity.returned_at_by_lecturer);

const isValidated = (activity: Activity) =>
  Boolean(activity.validated_at_by_mentor || activity.validated_at_by_lecturer);

const StateBadge = ({ activity, log }: { activity: Activity; log: ActivityLog | null }) => {
  if (isReturned(activity))
    return (
      <Badge tone="error" icon={<UndoOutlined />}>
        Dikembalikan
      </Badge>
    );
  if (isValidated(activity))
    return (
      <Badge tone="success" icon={<CheckOutlined />}>
        Divalidasi
      </Badge>
    );
  if (!log) return null;
  return log.handed_in_at ? (
    <Badge tone="info" icon={<SendOutlined />}>
      Dikirim
    </Badge>
  ) : (
    <Badge icon={<EditNoteOutlined />}>Draf</Badge>
  );
};

/** The state of a log and its delay. */
export const LogBadges = ({ activity, log }: { activity: Activity; log: ActivityLog | null }) => {
  const lateness = latenessText(log?.days_late ?? null);
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
      <StateBadge activity={activity} log={log} />
      {lateness && (
        <Badge tone="warning" icon={<ScheduleOutlined />}>
          {lateness}
        </Badge>
      )}
    </Stack>
  );
};
