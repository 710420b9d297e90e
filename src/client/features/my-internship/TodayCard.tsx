import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Internship, ListedActivity } from '@/client/api/api';
import { PlacementContext } from '@/client/records/ClosedPeriod';
import { TABLE_LOAD_FAILED } from '@/client/ui/crudMessages';
import { ErrorState } from '@/client/ui/states/ErrorState';
import { ActivityDays } from './ActivityDays';
import { ActivityFacts } from './ActivityFacts';
import { AttendanceBadge } from './AttendanceBadge';
import { CheckOut } from './CheckOut';
import { NothingToday } from './NothingToday';
import { type PressHandlers, pressHandlers } from './pressHandlers';
import { HOME_ATTENDANCE, TODAY_LOADING } from './studentTexts';
import { TodaysLateNote } from './TodaysLateNote';
import { useUnsentPress } from './unsent/useUnsentPress';
import { useAttendance } from './useAttendance';
import { useTodaysActivities } from './useTodaysActivities';

type TodayActivityProps = PressHandlers & {
  activity: ListedActivity;
  nameHeading: 'h2' | 'h3' | 'h4';
  /** Below it. */
  note: ReactNode;
};

function TodayActivity({ activity, nameHeading, onAttend, onCheckOut, note }: TodayActivityProps) {
  const isWaiting = useUnsentPress(activity.id, 'in') === 'waiting';
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack sx={{ gap: 0.75, minWidth: 0 }}>
          <Typography component={nameHeading} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {activity.name}
          </Typography>
          <ActivityFacts activity={activity} dash="–" />
        </Stack>
        {activity.attendance_time || isWaiting ? (
          <Stack sx={{ gap: 1, alignItems: { xs: 'stretch', sm: 'flex-end' } }}>
            <Box sx={{ display: 'flex' }}>
              <AttendanceBadge activity={activity} />
            </Box>
            <CheckOut activity={activity} onCheckOut={onCheckOut} />
          </Stack>
        ) : (
          onAttend && (
            <Button
              variant="contained"
              onClick={onAttend}
              sx={{ minHeight: { xs: 48, sm: 40 }, flex: 'none' }}
            >
              Absen Sekarang
            </Button>
          )
        )}
      </Stack>
      {note}
    </Box>
  );
}

const loading = (
  <div role="status" aria-busy>
    <Typography sx={{ color: 'text.secondary', py: 1 }}>{TODAY_LOADING}</Typography>
    <Skeleton height={56} />
    <Skeleton height={56} />
  </div>
);

export function TodayCard({ internship }: { internship: Internship }) {
  const todays = useTodaysActivities(internship.id);
  const attendance = useAttendance({ activities: todays.activities, ...HOME_ATTENDANCE });

  const content = () => {
    if (todays.isError) return <ErrorState text={TABLE_LOAD_FAILED} onRetry={todays.refetch} />;
    if (todays.isLoading) return loading;
    if (todays.activities.length === 0) return <NothingToday internship={internship} />;
    return (
      <ActivityDays days={todays.days} level={3}>
        {(activities, nameHeading) => (
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {activities.map((activity) => (
              <TodayActivity
                key={activity.id}
                activity={activity}
                nameHeading={nameHeading}
                {...pressHandlers(internship, attendance, activity)}
                note={
                  <TodaysLateNote
                    internship={internship}
                    activity={activity}
                    activities={activities}
                  />
                }
              />
            ))}
          </Stack>
        )}
      </ActivityDays>
    );
  };

  return (
    <Card component="section" aria-label="Aktivitas Hari Ini">
      <CardContent sx={{ pb: '8px !important' }}>
        <Typography variant="h2">Aktivitas Hari Ini</Typography>
        <Typography sx={{ color: 'text.secondary', '& + section': { mt: 2 } }}>
          <PlacementContext closedBy={internship.closed_by}>{todays.caption}</PlacementContext>
        </Typography>
        {content()}
      </CardContent>
      {attendance.dialog}
    </Card>
  );
}
