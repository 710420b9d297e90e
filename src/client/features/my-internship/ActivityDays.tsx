import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedActivity } from '@/client/api/api';
import { formatWeekdayDate } from '@/shared/format';
import type { ActivityDay } from './useTodaysActivities';

type Props = {
  days: readonly ActivityDay[];
  /** The level of a date's heading; the names of its activities are one below. */
  level: 2 | 3;
  children: (activities: readonly ListedActivity[], nameHeading: 'h2' | 'h3' | 'h4') => ReactNode;
};

/** The list of a single day, or the lists of two days, each under its date. */
export function ActivityDays({ days, level, children }: Props) {
  const [first] = days;
  if (days.length === 1 && first) return children(first.activities, `h${level}`);

  return days.map(({ date, activities }) => (
    <Box
      key={date}
      component="section"
      aria-label={formatWeekdayDate(date)}
      sx={{ '& + &': { mt: 3 } }}
    >
      <Typography component={`h${level}`} variant="h2" sx={{ mb: 1 }}>
        {formatWeekdayDate(date)}
      </Typography>
      {activities.length > 0 ? (
        children(activities, level === 2 ? 'h3' : 'h4')
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Tidak ada aktivitas.</Typography>
      )}
    </Box>
  ));
}
