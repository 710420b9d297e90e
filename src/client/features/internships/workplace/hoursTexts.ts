import type { WorkPattern } from '@/client/api/api';
import { weekdaysText } from '@/shared/attendance/weekdays';
import { formatTimeRange } from '@/shared/format';

type Hours = Pick<WorkPattern, 'weekdays' | 'start_time' | 'end_time' | 'break_minutes'>;

/** 'Sen–Jum 08:00 – 16:00, istirahat 60 menit'; a version without days ends the hours. */
export function hoursText({ weekdays, start_time, end_time, break_minutes }: Hours): string {
  if (weekdays.length === 0) return 'Tidak ada jam kerja';
  const hours = `${weekdaysText(weekdays)} ${formatTimeRange(start_time, end_time, '–')}`;
  return break_minutes > 0 ? `${hours}, istirahat ${break_minutes} menit` : hours;
}
