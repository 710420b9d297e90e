import CheckOutlined from '@mui/icons-material/CheckOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import type { Activity } from '@/client/api/api';
import { Badge } from '@/client/ui/cells/Badge';
import { formatInstantTime } from '@/shared/format';

type Props = { activity: Activity; onCheckOut: () => void };

/** Checks out, or says when somebody has; where the period requires it. */
export const CheckOut = ({ activity, onCheckOut }: Props) =>
  activity.left_at ? (
    <span>
      <Badge tone="success" icon={<CheckOutlined />}>
        Pulang {formatInstantTime(activity.left_at)}
      </Badge>
    </span>
  ) : (
    <Button
      variant="contained"
      startIcon={<LogoutOutlined />}
      onClick={onCheckOut}
      sx={{ minHeight: { xs: 48, sm: 40 }, flex: 'none' }}
    >
      Absen Pulang
    </Button>
  );
