import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import type { ListedActivity } from '@/client/api/api';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { Badge } from '@/client/ui/cells/Badge';
import { pressTime } from '@/shared/attendance/placeTime';
import { useUnsentPress } from './unsent/useUnsentPress';

type Props = {
  activity: ListedActivity;
  /** Undefined in a closed period, and unless the period requires check-outs. */
  onCheckOut?: () => void;
};

/** Checks out, or says when somebody has; where the period requires it. */
export function CheckOut({ activity, onCheckOut }: Props) {
  const clock = usePlaceClock()(activity.time_zone);
  const unsent = useUnsentPress(activity.id, 'out');
  if (activity.left_at)
    return (
      <span>
        <Badge tone="success" icon={<CheckOutlined />}>
          Pulang {pressTime(activity.left_at, activity.date, clock)}
        </Badge>
      </span>
    );
  if (unsent === 'waiting')
    return (
      <span>
        <Badge tone="info">Pulang menunggu dikirim</Badge>
      </span>
    );
  return (
    onCheckOut && (
      <Button
        variant="contained"
        startIcon={<LogoutOutlined />}
        onClick={onCheckOut}
        sx={{ minHeight: { xs: 48, sm: 40 }, flex: 'none' }}
      >
        Absen Pulang
      </Button>
    )
  );
}
