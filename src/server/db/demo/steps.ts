import { addDays } from '@/shared/calendarDays';
import type { Reviewer } from '@/shared/resources/reviews/constants';
import type { NewActivityStep } from '../tables';
import type { DemoActivity } from './activities';
import { campusInstant } from './dates';
import type { DemoInternship } from './internships';
import type { DemoLog } from './logs';
import type { DemoPeople } from './people';
import { ACTIVE_PERIOD_ID } from './periods';
import { itemAt, randomFrom } from './random';
import { type DemoDecision, NO_LOG_YET } from './reviews';

export type DemoStep = NewActivityStep & { readonly id: number };

interface DemoCampus {
  activities: readonly DemoActivity[];
  decisions: readonly DemoDecision[];
  logs: readonly DemoLog[];
  internships: readonly DemoInternship[];
  people: Pick<DemoPeople, 'users' | 'lecturers' | 'mentors' | 'students'>;
}

const WAS_RETURNED = 0.5;

/** The history of the active period, in the order of time; earlier periods are older than the history. */
export function demoSteps({ activities, decisions, logs, ...campus }: DemoCampus): DemoStep[] {
  const activityOf = (id: number) => itemAt(activities, id - 1);
  const internshipOf = (activityId: number) =>
    itemAt(campus.internships, activityOf(activityId).internship_id - 1);
  const actorOf = actors(campus.people);

  const handIns = logs.flatMap(({ activity_id, text, handed_in_at }) =>
    handed_in_at === null
      ? []
      : [
          {
            activity_id,
            kind: 'handed_in',
            reviewer: null,
            comment: null,
            log: text,
            at: handed_in_at,
          } as const,
        ],
  );
  const answered = handIns.flatMap(({ activity_id, at }) =>
    earlierReturn(activityOf(activity_id), decisions, at),
  );
  const steps = [...decisions, ...answered].map((decision) => ({ ...decision, log: null }));
  return [...steps, ...handIns]
    .filter(
      ({ activity_id }) => internshipOf(activity_id).internship_period_id === ACTIVE_PERIOD_ID,
    )
    .map((step) => ({ ...step, ...actorOf(internshipOf(step.activity_id), step.reviewer) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((step, index) => ({ id: index + 1, ...step }));
}

/** Some late logs answer a return by the lecturer, who must review the activity again. */
function earlierReturn(
  { id: activity_id, date }: DemoActivity,
  decisions: readonly DemoDecision[],
  handedInAt: Date,
): DemoDecision[] {
  const at = campusInstant(addDays(date, 1), '16:45');
  if (handedInAt <= at || !randomFrom(`return of ${activity_id}`).chance(WAS_RETURNED)) return [];
  const isDecided = decisions.some(
    (decision) => decision.activity_id === activity_id && decision.reviewer === 'lecturer',
  );
  if (isDecided) return [];
  return [{ activity_id, kind: 'returned', reviewer: 'lecturer', comment: NO_LOG_YET, at }];
}

function actors({ users, lecturers, mentors, students }: DemoCampus['people']) {
  return (internship: DemoInternship, reviewer: Reviewer | null) => {
    const actor_role: Reviewer | 'student' = reviewer ?? 'student';
    const { user_id } = {
      lecturer: () => itemAt(lecturers, internship.lecturer_id - 1),
      mentor: () => itemAt(mentors, internship.mentor_id - 1),
      student: () => itemAt(students, internship.student_id - 1),
    }[actor_role]();
    return { actor_user_id: user_id, actor_name: itemAt(users, user_id - 1).name, actor_role };
  };
}
