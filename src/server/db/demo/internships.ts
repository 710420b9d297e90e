import type { NewInternship } from '../tables';
import { mentorSeats } from './mentorSeats';
import type { DemoStudent } from './people';
import { ACTIVE_PERIOD_ID, EARLIER_PERIOD_ID, OLDEST_PERIOD_ID } from './periods';
import { randomFrom } from './random';

export type DemoInternship = NewInternship & { readonly id: number };

/** NIM 2403310001 and 2403310002 have the first mentor, 2403310080 has no internship. */
const FIRST_OF_ACTIVE = [1, 2];
const IN_BOTH_PERIODS = 2;
/** Students 1 to 48 have an active internship, 49 to 68 one in the earlier period. */
const LAST_OF_ACTIVE = 48;
const LAST_OF_EARLIER = 68;

/** Fills the seats of each mentor in turn with the students of the period. */
export function demoInternships(students: readonly DemoStudent[]): DemoInternship[] {
  const random = randomFrom('internships');
  const idsBetween = (first: number, last: number) =>
    students.slice(first - 1, last).map(({ id }) => id);

  const queues = {
    active: [
      ...FIRST_OF_ACTIVE,
      ...random.shuffled(idsBetween(FIRST_OF_ACTIVE.length + 1, LAST_OF_ACTIVE)),
    ],
    // Last in the queue, so that the earlier internship is at another company.
    earlier: [...random.shuffled(idsBetween(LAST_OF_ACTIVE + 1, LAST_OF_EARLIER)), IN_BOTH_PERIODS],
    oldest: idsBetween(81, 88),
  };

  const internships: DemoInternship[] = [];
  for (const [period, periodId] of [
    ['oldest', OLDEST_PERIOD_ID],
    ['earlier', EARLIER_PERIOD_ID],
    ['active', ACTIVE_PERIOD_ID],
  ] as const) {
    for (const [index, seat] of mentorSeats.entries()) {
      for (const student_id of queues[period].splice(0, seat[period])) {
        internships.push({
          id: internships.length + 1,
          student_id,
          mentor_id: index + 1,
          lecturer_id: seat.lecturer_id,
          internship_period_id: periodId,
        });
      }
    }
    if (queues[period].length > 0) throw new Error(`Demo students without a seat: ${period}`);
  }
  return internships;
}

/** The accounts of the demo. */
export const DEMO_MENTOR_ID = 1;
export const DEMO_LECTURER_ID = 2;
/** The mentor at the data centre, whose students the lecturer account supervises. */
export const DATA_CENTRE_MENTOR_ID = 7;

/** The steps that come before the grade. */
export const STEPS_TO_GRADE = 2;
/** The placements of the earlier period, and how many of the steps after their last day each has taken. */
export const endedPlacements = (internships: readonly DemoInternship[]) =>
  internships
    .filter((row) => row.internship_period_id === EARLIER_PERIOD_ID)
    .map((internship, index) => ({ index, internship, steps: index % 4 }));

/** The placements of the mentor in the active period. */
export const activeOf = (internships: readonly DemoInternship[], mentorId: number) =>
  internships.filter(
    ({ mentor_id, internship_period_id }) =>
      mentor_id === mentorId && internship_period_id === ACTIVE_PERIOD_ID,
  );

/** Whether an account of the demo sees the internship. */
export const isOfDemoAccount = ({ student_id, mentor_id, lecturer_id }: DemoInternship) =>
  student_id <= 2 || mentor_id === DEMO_MENTOR_ID || lecturer_id === DEMO_LECTURER_ID;
