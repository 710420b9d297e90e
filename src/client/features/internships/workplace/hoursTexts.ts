import type { WorkPattern } from '@/client/api/api';
import { formatTimeRange } from '@/shared/format';
import { WEEKDAYS } from '../schedule/scheduleTexts';

/** From this many days in a row on, only the first and the last one are named. */
const RANGE = 3;

/** The days that follow each other without a gap. */
function runsOf(weekdays: readonly number[]): string[][] {
  const runs: string[][] = [];
  let isOpen = false;
  for (const { value, short } of WEEKDAYS) {
    const isWorked = weekdays.includes(value);
    if (isWorked && isOpen) runs.at(-1)?.push(short);
    else if (isWorked) runs.push([short]);
    isOpen = isWorked;
  }
  return runs;
}

/** 'Sen–Jum', 'Sen, Rab–Jum', or 'Setiap hari' */
export function weekdaysText(weekdays: readonly number[]): string {
  if (new Set(weekdays).size === WEEKDAYS.length) return 'Setiap hari';
  return runsOf(weekdays)
    .flatMap((run) => (run.length < RANGE ? run : `${run[0]}–${run.at(-1)}`))
    .join(', ');
}

type Hours = Pick<WorkPattern, 'weekdays' | 'start_time' | 'end_time' | 'break_minutes'>;

/** 'Sen–Jum 08:00 – 16:00, istirahat 60 menit'; a version without days ends the hours. */
export function hoursText({ weekdays, start_time, end_time, break_minutes }: Hours): string {
  if (weekdays.length === 0) return 'Tidak ada jam kerja';
  const hours = `${weekdaysText(weekdays)} ${formatTimeRange(start_time, end_time, '–')}`;
  return break_minutes > 0 ? `${hours}, istirahat ${break_minutes} menit` : hours;
}
