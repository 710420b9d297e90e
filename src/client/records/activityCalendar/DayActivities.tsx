import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ListedActivity } from '@/client/api/api';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';
import { LoadingState } from '@/client/ui/states/LoadingState';
import { formatWeekdayDate } from '@/shared/format';
import { markOf } from './activityMark';
import { MarkBadge } from './MarkIcon';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  justifyContent: 'stretch',
  justifyItems: 'start',
  gap: 4,
  width: '100%',
  padding: '12px 20px',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
})) as typeof ButtonBase;

type Props = {
  day: string;
  /** Undefined until they are loaded. */
  activities: readonly ListedActivity[] | undefined;
  /** The requests about the day that wait, in words. */
  waiting: string | null;
  openDays: readonly string[];
  hrefOf: (activity: ListedActivity) => string;
};

/** The activities of a day with their state, and the requests about it that wait. */
export const DayActivities = ({ day, activities, waiting, openDays, hrefOf }: Props) => (
  <Card component="section" aria-labelledby="calendar-day">
    <Typography id="calendar-day" variant="h2" aria-live="polite" sx={{ px: 2.5, py: 1.75 }}>
      {formatWeekdayDate(day)}
    </Typography>
    {waiting && <Typography sx={{ px: 2.5, pb: 1.5 }}>{waiting}</Typography>}
    {!activities && (
      <LoadingState text="Memuat aktivitas...">
        <Skeleton variant="rounded" height={68} sx={{ mx: 2.5, mb: 2.5 }} />
      </LoadingState>
    )}
    {activities?.length === 0 && (
      <Typography sx={{ px: 2.5, pb: 2.5, color: 'text.secondary' }}>
        Tidak ada aktivitas pada tanggal ini.
      </Typography>
    )}
    {activities && activities.length > 0 && (
      <List>
        {activities.map((activity) => (
          <li key={activity.id}>
            <Row component={Link} to={hrefOf(activity)}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {activity.name}
              </Typography>
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                <PlannedTimes of={activity} />
              </Typography>
              <MarkBadge mark={markOf(activity, openDays)} />
            </Row>
          </li>
        ))}
      </List>
    )}
  </Card>
);
