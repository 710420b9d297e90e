import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ListedActivity } from '@/client/api/api';
import { PlannedTimes } from '@/client/records/attendance/PlannedTimes';

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', gap: 8, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  '& svg': { fontSize: 18, flex: 'none', marginTop: 2 },
}));

type Props = {
  activity: Pick<ListedActivity, 'date' | 'start_time' | 'end_time' | 'time_zone' | 'address'>;
  dash?: string;
};

export const ActivityFacts = ({ activity, dash }: Props) => (
  <Facts>
    <div>
      <ScheduleOutlined aria-hidden />
      <span>
        <PlannedTimes of={activity} dash={dash} />
      </span>
    </div>
    {activity.address && (
      <div>
        <PlaceOutlined aria-hidden />
        <span>{activity.address}</span>
      </div>
    )}
  </Facts>
);
