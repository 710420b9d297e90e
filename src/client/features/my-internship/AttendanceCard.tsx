import CheckOutlined from '@mui/icons-material/CheckOutlined';
import MyLocationOutlined from '@mui/icons-material/MyLocationOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ListedActivity } from '@/client/api/api';
import { paths } from '@/shared/paths';
import { ActivityFacts } from './ActivityFacts';
import { AttendanceBadge } from './AttendanceBadge';
import { CheckOut } from './CheckOut';
import type { PressHandlers } from './pressHandlers';
import { useUnsentPress } from './unsent/useUnsentPress';

type Props = PressHandlers & { activity: ListedActivity; nameHeading: 'h2' | 'h3' | 'h4' };

export function AttendanceCard({ activity, nameHeading, onAttend, onCheckOut }: Props) {
  const isAttended = Boolean(activity.attendance_time);
  const isWaiting = useUnsentPress(activity.id, 'in') === 'waiting' && !isAttended;

  return (
    <Card component="article" aria-label={activity.name}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between', mb: 0.5 }}
        >
          <Typography
            component={nameHeading}
            variant="h2"
            sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
          >
            {activity.name}
          </Typography>
          <AttendanceBadge activity={activity} />
        </Stack>
        <Typography
          sx={{
            color: 'text.secondary',
            mb: 1.5,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }}
        >
          {activity.description}
        </Typography>
        <ActivityFacts activity={activity} />
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, mt: 2, '& > .MuiButton-root': { minHeight: 48 } }}
        >
          {!isWaiting && (onAttend || isAttended) && (
            <Button
              variant="contained"
              startIcon={isAttended ? <CheckOutlined /> : <MyLocationOutlined />}
              disabled={isAttended}
              onClick={onAttend}
            >
              Absen Sekarang
            </Button>
          )}
          {(isAttended || isWaiting) && <CheckOut activity={activity} onCheckOut={onCheckOut} />}
          <Button component={Link} to={paths.activities.own.show(activity.id)} color="primary">
            Lihat Detail
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
