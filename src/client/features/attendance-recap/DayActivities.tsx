import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { AttendanceDayDetail } from '@/client/api/api';
import { ActivityPresses } from '@/client/records/attendance/ActivityPresses';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';
import { usePlaceClock } from '@/client/records/attendance/usePlaceClock';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { pressDateTime } from '@/shared/attendance/placeTime';
import { paths } from '@/shared/paths';

const Activity = styled('section')(({ theme }) => ({
  margin: '16px 20px 0',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overflow: 'hidden',
  '& > header': { padding: '12px 20px 4px', overflowWrap: 'anywhere' },
  '& > header a': { color: 'inherit', fontWeight: 600 },
  '& > .MuiCard-root': {
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 0,
  },
  '& > p': { margin: 0, padding: '4px 20px 12px', color: theme.vars.palette.text.secondary },
}));

type Props = { internshipId: number; date: string; activities: AttendanceDayDetail['activities'] };

/** The activities of a day with their presses and changes. */
export const DayActivities = ({ internshipId, date, activities }: Props) => {
  const clockOf = usePlaceClock();
  return activities.map(({ events, ...activity }) => {
    const { id, name, attendance_time, time_zone } = activity;
    return (
      <Activity key={id} aria-label={name}>
        <header>
          <Link to={paths.activities.show(internshipId, id)}>{name}</Link>{' '}
          <PlannedTimes of={{ ...activity, date }} />
        </header>
        {events.length === 0 && (
          <p>
            {attendance_time
              ? `Absen ${pressDateTime(attendance_time, clockOf(time_zone))}`
              : 'Belum ada absen.'}
          </p>
        )}
        <ActivityPresses activity={activity} events={events} />
        <RecordHistory of="activities" id={id} about={name} />
      </Activity>
    );
  });
};
