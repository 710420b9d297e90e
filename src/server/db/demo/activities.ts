import { addDays, daysBetween, earlierOf } from '@/shared/calendarDays';
import type { NewActivity } from '../tables';
import { activityTexts, customerStreets, firstDayText } from './activityTexts';
import { type DemoCompany, demoCompanies } from './companies';
import { campusInstant, isWorkday } from './dates';
import type { DemoInternship } from './internships';
import { mentorSeats } from './mentorSeats';
import { type DemoInterruption, isAtWork } from './ownDays';
import type { DemoPeriod } from './periods';
import { itemAt, type Random, randomFrom } from './random';

export type DemoActivity = NewActivity & {
  readonly id: number;
  readonly attendance_time: Date | null;
};

/** The day on which the data is loaded, and the days off. */
export interface DemoCalendar {
  readonly today: string;
  readonly holidays: ReadonlySet<string>;
  readonly interruptions: readonly DemoInterruption[];
}

type Shift = readonly [start: string, end: string];
type Outcome = Pick<
  DemoActivity,
  | 'attendance_time'
  | 'latitude'
  | 'longitude'
  | 'validated_at_by_mentor'
  | 'validated_at_by_lecturer'
>;

const MORNING: Shift = ['08:00', '12:00'];
const AFTERNOON: Shift = ['13:00', '16:00'];
const WHOLE_DAY: Shift = ['08:00', '16:00'];
/**
 * Attendance before 00:00 UTC of the day (07:00 on campus), which is always in the past when the
 * demo data is loaded on that UTC day.
 */
const EARLY: Shift = ['07:00', '11:00'];
const DAYS_AHEAD = 7;
/** The last placement has no activities from today on; no id of another activity depends on it. */
const isIdle = ({ id }: DemoInternship, internships: readonly DemoInternship[]) =>
  id === internships.findLast(({ continued_from_id }) => !continued_from_id)?.id;
/** About half of the days have activities. */
const WORKDAY_CHANCE = 0.55;

/** Students of these internships have activities today without attendance. */
const WAITING_TODAY: ReadonlyMap<number, readonly Shift[]> = new Map([
  [1, [MORNING, AFTERNOON, ['19:00', '21:00']]],
  [2, [MORNING, AFTERNOON]],
]);

export function demoActivities(
  internships: readonly DemoInternship[],
  periods: readonly DemoPeriod[],
  calendar: DemoCalendar,
): DemoActivity[] {
  const { today } = calendar;
  const activities: DemoActivity[] = [];
  for (const internship of internships) {
    const random = randomFrom(`activities of ${internship.id}`);
    const period = itemAt(periods, internship.internship_period_id - 1);
    const company = companyOf(internship);
    const ahead = isIdle(internship, internships) ? -1 : DAYS_AHEAD;
    const texts = random.shuffled(activityTexts);
    let used = 0;

    for (const { date, shifts } of schedule(internship, period, calendar, ahead, random)) {
      if (!isAtWork(internship, date, calendar.interruptions)) continue;
      for (const [start_time, end_time] of shifts) {
        const text = used === 0 ? firstDayText : itemAt(texts, used % texts.length);
        used += 1;
        const created_at = campusInstant(plannedOn(date, today), '15:30');
        const outcome = drawOutcome(date, start_time, company, today, random);
        activities.push({
          id: activities.length + 1,
          internship_id: internship.id,
          name: text.name,
          description: text.description,
          date,
          start_time,
          end_time,
          address: addressOf(text.place, company, random),
          ...outcome,
          created_at,
          updated_at: latest(
            created_at,
            outcome.attendance_time,
            outcome.validated_at_by_mentor as Date | null,
            outcome.validated_at_by_lecturer as Date | null,
          ),
        });
      }
    }
  }
  return activities;
}

/** The days of one internship up to some days from today, each with its shifts. A holiday's shifts move to a free day. */
function schedule(
  internship: DemoInternship,
  period: DemoPeriod,
  { today, holidays }: DemoCalendar,
  ahead: number,
  random: Random,
): Array<{ date: string; shifts: readonly Shift[] }> {
  const isRunning = period.start_date <= today && today <= period.end_date;
  const last = earlierOf(period.end_date, addDays(today, ahead));
  const days: Array<{ date: string; shifts: readonly Shift[] }> = [];
  const moved: (readonly Shift[])[] = [];

  for (let date = period.start_date; date <= last; date = addDays(date, 1)) {
    if (date === today && isRunning) {
      const waiting = WAITING_TODAY.get(internship.student_id);
      if (waiting) days.push({ date, shifts: waiting });
      // Weekends have shifts too, so that there are always activities today.
      else if (random.chance(0.75)) days.push({ date, shifts: [random.pick([EARLY, MORNING])] });
    } else if (isWorkday(date)) {
      const drawn = random.chance(WORKDAY_CHANCE) ? drawShifts(random) : undefined;
      const isOff = holidays.has(date);
      if (isOff && drawn) moved.push(drawn);
      const shifts = isOff ? undefined : (drawn ?? moved.shift());
      if (shifts) days.push({ date, shifts });
    }
  }
  return days;
}

const drawShifts = (random: Random): readonly Shift[] =>
  random.chance(0.12) ? [MORNING, AFTERNOON] : [random.pick([MORNING, WHOLE_DAY])];

function drawOutcome(
  date: string,
  startTime: string,
  company: DemoCompany,
  today: string,
  random: Random,
): Outcome {
  const nothing: Outcome = {
    attendance_time: null,
    latitude: null,
    longitude: null,
    validated_at_by_mentor: null,
    validated_at_by_lecturer: null,
  };
  const isOver = date < today;
  const isEarlyToday = date === today && startTime === EARLY[0];
  if (!isOver && !isEarlyToday) return nothing;
  if (random.chance(0.06)) return nothing;

  const age = daysBetween(date, today);
  const attendance_time = campusInstant(date, startTime, random.between(-20, isOver ? 12 : -3));
  return {
    attendance_time,
    latitude: round(company.latitude + (random.next() - 0.5) * 0.0012),
    longitude: round(company.longitude + (random.next() - 0.5) * 0.0012),
    validated_at_by_mentor: drawValidation(date, age, [1, 4], random),
    validated_at_by_lecturer: drawValidation(date, age, [2, 9], random),
  };
}

/** Nearly all older activities are validated; most recent ones are not. */
function drawValidation(
  date: string,
  age: number,
  [soonest, latestDay]: readonly [number, number],
  random: Random,
): Date | null {
  const delay = random.between(soonest, latestDay);
  const isForgotten = random.chance(age > 30 ? 0.04 : 0.25);
  if (isForgotten || delay >= age) return null;
  return campusInstant(addDays(date, delay), '16:00', random.between(0, 90));
}

/** Activities are created a few days ahead, but never after today. */
function plannedOn(date: string, today: string): string {
  return earlierOf(addDays(date, -4), addDays(today, -1));
}

function companyOf(internship: DemoInternship): DemoCompany {
  return itemAt(demoCompanies, itemAt(mentorSeats, internship.mentor_id - 1).company_id - 1);
}

function addressOf(
  place: 'customer' | 'serverRoom' | undefined,
  company: DemoCompany,
  random: Random,
): string {
  if (place === 'customer') return random.pick(customerStreets);
  if (place === 'serverRoom') return `Ruang Server, ${company.address}`;
  return company.address;
}

function latest(first: Date, ...others: Array<Date | null>): Date {
  return others.reduce<Date>((last, other) => (other && other > last ? other : last), first);
}

/** Precision of about 10 cm. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
