import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@/server/db/database';
import { inOrderOf } from '@/server/lists/inOrderOf';
import { closedByOfEach } from '@/server/placements/closedBy';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { ACTIVITY_COLUMNS } from '@/server/resources/activities/activityQueries';
import { selectFirstCheckIns } from '@/server/resources/activities/attendanceQueries';
import {
  firstHandIn,
  WRITTEN_COLUMNS,
} from '@/server/resources/activities/logs/activityLogQueries';
import { selectPhotosOf } from '@/server/resources/activities/photos/activityPhotoQueries';
import { withPhotoUrls } from '@/server/resources/activities/photos/withPhotoUrls';
import { selectDecisionSteps } from '@/server/resources/activities/stepQueries';
import type { Services } from '@/server/services';
import { daysBetween } from '@/shared/calendarDays';
import { daysLate } from '@/shared/resources/activities/activityLogs';
import { REVIEW_DECISIONS, type Reviewer } from '@/shared/resources/reviews/constants';
import { type DecisionStep, decisionStateOf, isFrozen, storedDecision } from './decisionState';
import { type Desk, isReviewable } from './reviewScope';
import { refusalOf, type Situation } from './verdict';

const OTHER: Record<Reviewer, Reviewer> = { mentor: 'lecturer', lecturer: 'mentor' };

/** The activities, in the order of their ids, with what a reviewer needs to decide. */
export async function selectReviews(
  { db, clock, config, photoUrls }: Pick<Services, 'db' | 'clock' | 'config' | 'photoUrls'>,
  desk: Desk,
  ids: readonly number[],
) {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, ids);
  const stepsOf = await selectDecisionSteps(db, ids);
  const photosOf = await selectPhotosOf(db, ids);
  const checkIns = await selectFirstCheckIns(db, ids);
  const now = clock();
  return inOrderOf(ids, rows).map((row) => ({
    ...reviewOf(row, stepsOf(row.id), desk, now),
    check_in: checkIns.get(row.id) ?? null,
    log: logOf(row, config.campusTimeZone),
    photos: photosOf(row.id).map((photo) => withPhotoUrls(photo, photoUrls)),
  }));
}

function logOf(
  { log_text, log_version: version, first_handed_in_at, ...row }: Row,
  timeZone: string,
) {
  const { saved_at, handed_in_at, handed_in_version } = row;
  const { written_at, written_received_at, device_time, clock_doubt } = row;
  if (log_text === null || version === null || saved_at === null) return null;
  // Drafts are the student's own.
  if (first_handed_in_at === null) return null;
  return {
    text: log_text,
    version,
    saved_at,
    handed_in_at,
    handed_in_version,
    ...{ written_at, written_received_at, device_time, clock_doubt },
    days_late: daysLate(row, first_handed_in_at, timeZone),
  };
}

function reviewOf(
  { is_graded, closed_by, is_reviewable, mentor_name, lecturer_name, ...row }: Row,
  steps: readonly DecisionStep[],
  { user, reviewer, days }: Desk,
  now: Date,
) {
  const current = decisionStateOf(reviewer, steps, row);
  const hasCome = row.date <= days.today;
  const situation: Situation = {
    current,
    userId: user.id,
    isSuperAdmin: false,
    now,
    hasCome,
    isFrozen: isFrozen(row),
    isGraded: is_graded,
    closedBy: closed_by,
  };
  const isWaiting = current.state === 'waiting' && hasCome && is_reviewable;
  const other = OTHER[reviewer];
  const { state, at } = storedDecision(other, row);
  return {
    ...row,
    state: current.state,
    decided_at: current.at,
    days_waiting: isWaiting ? daysBetween(row.date, days.today) : null,
    other_review: {
      reviewer: other,
      name: other === 'mentor' ? mentor_name : lecturer_name,
      state,
      decided_at: at,
    },
    returns: steps.flatMap(({ kind, reviewer: by, actor_name, comment, at: returnedAt }) =>
      kind !== 'returned' || by === null || comment === null
        ? []
        : [{ reviewer: by, name: actor_name, comment, at: returnedAt }],
    ),
    returned_log: returnedLog(steps),
    refusals: refusalsOf(situation),
  };
}

/** The log as it was returned last, if another has been handed in since. */
function returnedLog(steps: readonly DecisionStep[]): string | null {
  const handedInAt = steps.findLastIndex(({ kind }) => kind === 'handed_in');
  const returnedAt = steps
    .slice(0, handedInAt + 1)
    .findLastIndex(({ kind }) => kind === 'returned');
  if (returnedAt < 0) return null;
  return steps.slice(0, returnedAt).findLast(({ kind }) => kind === 'handed_in')?.log ?? '';
}

const refusalsOf = (situation: Situation) => {
  const [validate = null, returning = null, undo = null] = REVIEW_DECISIONS.map((decision) =>
    refusalOf(decision, situation),
  );
  return { validate, return: returning, undo };
};

type Row = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('activities')
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .innerJoin('mentors', 'mentors.id', 'internships.mentor_id')
    .innerJoin('users as mentor_users', 'mentor_users.id', 'mentors.user_id')
    .innerJoin('lecturers', 'lecturers.id', 'internships.lecturer_id')
    .innerJoin('users as lecturer_users', 'lecturer_users.id', 'lecturers.user_id')
    .leftJoin('activity_logs', 'activity_logs.activity_id', 'activities.id')
    .select(ACTIVITY_COLUMNS)
    .select(zoneOfActivity.as('time_zone'))
    .select(isReviewable().as('is_reviewable'))
    .select([
      'activity_logs.text as log_text',
      'activity_logs.version as log_version',
      'activity_logs.saved_at',
      firstHandIn.as('first_handed_in_at'),
      'activity_logs.handed_in_at',
      'activity_logs.handed_in_version',
      ...WRITTEN_COLUMNS,
    ])
    .select((eb) => [
      jsonBuildObject({
        id: eb.ref('internships.student_id'),
        nim: eb.ref('internships.student_nim'),
        name: eb.ref('internships.student_name'),
      }).as('student'),
      jsonBuildObject({
        id: eb.ref('mentors.company_id'),
        name: eb.ref('internships.company_name'),
      }).as('company'),
      'mentor_users.name as mentor_name',
      'lecturer_users.name as lecturer_name',
      eb
        .exists(
          eb
            .selectFrom('grades')
            .select('grades.id')
            .whereRef('grades.internship_id', '=', 'activities.internship_id'),
        )
        .$castTo<boolean>()
        .as('is_graded'),
      closedByOfEach.as('closed_by'),
    ])
    .where('activities.id', 'in', ids)
    .execute();
}
