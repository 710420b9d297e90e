import { addMonths } from 'date-fns/addMonths';
import { endOfMonth } from 'date-fns/endOfMonth';
import { isLastDayOfMonth } from 'date-fns/isLastDayOfMonth';
import type { InternshipPeriod } from '@/client/api/api';
import { toDate, toIsoDate } from '@/client/ui/isoDate';
import { PERIOD_SEMESTER_MAX } from '@/shared/constants/limits';
import { pick } from '@/shared/fields/field';
import { PERIOD_RULES } from '@/shared/resources/internship-periods/internshipPeriodFields';

const STEPS = { semester: 6, year: 12 } as const;
export type Step = keyof typeof STEPS;

/** The last day of a month stays one: 30 June becomes 31 December. */
const moved = (day: string, months: number) => {
  const date = toDate(day);
  const later = addMonths(date, months);
  return toIsoDate(isLastDayOfMonth(date) ? endOfMonth(later) : later);
};

type CopiedPeriod = Pick<
  InternshipPeriod,
  'start_date' | 'end_date' | 'semester' | (typeof PERIOD_RULES)[number]
>;

/** The fields of a new period like this one, a semester or a year later. */
export function copiedPeriod(period: CopiedPeriod, step: Step) {
  const { start_date, end_date, semester } = period;
  const start = moved(start_date, STEPS[step]);
  return {
    start_date: start,
    end_date: moved(end_date, STEPS[step]),
    year: start.slice(0, 4),
    semester: step === 'year' ? semester : (semester % PERIOD_SEMESTER_MAX) + 1,
    // spec §4: new periods are inactive
    is_active: false,
    ...pick(period, ...PERIOD_RULES),
  };
}
