import type { AttendanceRequest } from '@/client/api/api';
import { verdictText } from '@/client/records/verdicts/dayTexts';
import { addDays, daysBetween } from '@/shared/calendarDays';
import { formatDays } from '@/shared/format';

type ChangedDay = AttendanceRequest['verdict_changes'][number];

/** Days in a row that change alike. */
interface Run extends Omit<ChangedDay, 'date'> {
  first: string;
  last: string;
}

function runsOf(changes: readonly ChangedDay[]): Run[] {
  const runs: Run[] = [];
  for (const { date, before, after } of changes) {
    const run = runs.at(-1);
    const goesOn = run && addDays(run.last, 1) === date;
    if (goesOn && run.before === before && run.after === after) run.last = date;
    else runs.push({ first: date, last: date, before, after });
  }
  return runs;
}

const daysOf = ({ first, last }: Run) =>
  first === last
    ? formatDays(first, last)
    : `${formatDays(first, last)} (${daysBetween(first, last) + 1} hari)`;

/** '12 Sep 2026' with 'Alpa → Izin', a line for days in a row that change alike */
export const changedDayTexts = (changes: readonly ChangedDay[]) =>
  runsOf(changes).map((run) => ({
    days: daysOf(run),
    change: `${verdictText({ verdict: run.before })} → ${verdictText({ verdict: run.after })}`,
  }));
