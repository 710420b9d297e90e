import Typography from '@mui/material/Typography';
import type { ScheduleOfPlacement } from '@/client/api/api';
import { formatDate } from '@/shared/format';
import { holidayText } from './scheduleTexts';

/** Holidays without activities for some or all students. */
export function HolidaysSkipped({ plans }: { plans: readonly ScheduleOfPlacement[] }) {
  const names = new Map<string, string>();
  for (const { days } of plans) {
    for (const { date, holiday_name: name, holiday_certainty } of days) {
      if (name) names.set(date, holidayText(name, holiday_certainty));
    }
  }
  if (names.size === 0) return null;
  const holidays = [...names]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, name]) => `${formatDate(date)} ${name}`);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`Hari libur yang dilewati: ${holidays.join(' · ')}`}
    </Typography>
  );
}
