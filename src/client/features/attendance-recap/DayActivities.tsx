import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { AttendanceDayDetail } from '@/client/api/api';
import { paths } from '@/client/navigation/paths';
import { ActivityPresses } from '@/client/records/attendance/ActivityPresses';
import { RecordHistory } from '@/client/records/history/RecordHistory';
import { formatDateTime, formatTimeRange } from '@/shared/format';

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

type Props = { internshipId: number; activities: AttendanceDayDetail['activities'] };

/** The activities of a day with their presses and changes. */
export const DayActivities = ({ internshipId, activities }: Props) =>
  activities.map(({ events, ...activity }) => {
    const { id, name, start_time, end_time, attendance_time } = activity;
    return (
      <Activity key={id} aria-label={name}>
        <header>
          <Link to={paths.internships.activities.show(internshipId, id)}>{name}</Link>{' '}
          {formatTimeRange(start_time, end_time)}
        </header>
        {events.length === 0 && (
          <p>{attendance_time ? `Absen ${formatDateTime(attendance_time)}` : 'Belum ada absen.'}</p>
        )}
        <ActivityPresses activity={activity} events={events} />
        <RecordHistory of="activities" id={id} about={name} />
      </Activity>
    );
  });
