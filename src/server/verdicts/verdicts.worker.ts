import { type CountedDays, countedDays } from '@/shared/attendance/totals';
import type { DayVerdict } from '@/shared/attendance/verdicts';
import { yieldToRequests } from '../yieldToRequests';
import { type AttendanceDay, attendanceDays, type VerdictMoment } from './attendanceDays';
import type { AttendanceFacts } from './attendanceFacts';

export interface VerdictTask {
  facts: AttendanceFacts;
  moment: VerdictMoment;
  /** Whether each day is wanted, and not only their number. */
  wantsDays: boolean;
}

export interface JudgedPlacement extends CountedDays {
  internship_id: number;
  /** One for each day of the facts, null where nothing was expected; none unless they are wanted. */
  verdicts: (DayVerdict | null)[];
  /** The days with an undecided request; none unless the days are wanted. */
  waiting_days: string[];
  /** The days of interruptions; none unless the days are wanted. */
  interrupted_days: string[];
}

yieldToRequests();

/** A task of the worker thread: the verdicts on the days of each placement, in the order of the facts. */
export default function judge({ facts, moment, wantsDays }: VerdictTask): JudgedPlacement[] {
  const judgedDays = attendanceDays(facts, moment);
  const datesOf = (days: AttendanceDay[], isMeant: (day: AttendanceDay) => boolean) =>
    wantsDays ? days.filter(isMeant).map(({ date }) => date) : [];
  return facts.placements.map((placement) => {
    const days = judgedDays(placement);
    return {
      internship_id: placement.internship_id,
      verdicts: wantsDays ? days.map(({ verdict }) => verdict) : [],
      waiting_days: datesOf(days, ({ waiting }) => waiting.length > 0),
      interrupted_days: datesOf(days, ({ notPlaced }) => notPlaced === 'interrupted'),
      ...countedDays(days),
    };
  });
}
