import { sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { NewActivityStep } from '@/server/db/tables';
import { MESSAGES } from '@/server/http/errors';
import { lockInternshipsOf, withClosedBy } from '@/server/placements/lockInternships';
import { insertSteps, selectDecisionSteps } from '@/server/resources/activities/stepQueries';
import {
  notifyReturned,
  takeBackReturned,
} from '@/server/resources/notifications/kinds/returnedActivities';
import type { Reviewer, ReviewState, StepKind } from '@/shared/resources/reviews/constants';
import { type Decided, type DecisionState, decisionStateOf, isFrozen } from './decisionState';
import { type DecisionInput, type Verdict, verdictOn } from './verdict';

interface Decision extends DecisionInput {
  reviewer: Reviewer;
  activity_ids: readonly number[];
}

export interface DecisionResult {
  activity_id: number;
  outcome: Verdict['outcome'];
  message: string | null;
  /** Whether it was refused for lack of a reason. */
  needs_reason: boolean;
  /** null when there is no such activity for the user */
  state: ReviewState | null;
}

/**
 * Decides on each of the activities that the rule allows. A concurrent decision on one of them waits, and is
 * judged by the new state.
 */
export async function decideActivities(
  trx: Database,
  user: SessionUser,
  { reviewer, activity_ids, ...input }: Decision,
  { now, today }: { now: Date; today: string },
): Promise<DecisionResult[]> {
  const ids = [...new Set(activity_ids)];
  const activities = await lockActivities(trx, user, ids);
  const stepsOf = await selectDecisionSteps(trx, [...activities.keys()]);
  const graded =
    input.decision === 'undo'
      ? await gradedAmong(
          trx,
          [...activities.values()].map(({ internship_id }) => internship_id),
        )
      : new Set<number>();

  const changes: Change[] = [];
  const results = ids.map((id): DecisionResult => {
    const activity = activities.get(id);
    if (!activity) {
      return {
        activity_id: id,
        outcome: 'refused',
        message: MESSAGES.notFound,
        needs_reason: false,
        state: null,
      };
    }
    const current = decisionStateOf(reviewer, stepsOf(id), activity);
    const verdict = verdictOn(input, {
      current,
      userId: user.id,
      isSuperAdmin: user.role === 'super_admin',
      now,
      isFrozen: isFrozen(activity),
      hasCome: activity.date <= today,
      isGraded: graded.has(activity.internship_id),
      closedBy: activity.closed_by,
    });
    const { outcome, message } = verdict;
    const change = outcome === 'done' ? changeOf(id, current, input, now) : null;
    if (change) changes.push(change);
    return {
      activity_id: id,
      outcome,
      message,
      needs_reason: outcome === 'refused' && verdict.needsReason === true,
      state: (change?.after ?? current).state,
    };
  });

  await storeDecisions(trx, reviewer, changes);
  await insertSteps(
    trx,
    user,
    changes.map(({ id, kind, comment }) => ({
      activity_id: id,
      kind,
      reviewer,
      comment,
      log: null,
      at: now,
    })),
  );
  const idsOf = (wanted: Change['kind']) =>
    changes.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  await notifyReturned(trx, idsOf('returned'), now);
  await takeBackReturned(trx, idsOf('return_undone'));
  return results;
}

async function lockActivities(trx: Database, user: SessionUser, ids: readonly number[]) {
  const closedBy = await lockInternshipsOf(trx, user, 'activities', ids);
  const activities = await trx
    .selectFrom('activities')
    .select([
      'id',
      'internship_id',
      'date',
      'validated_at_by_mentor',
      'validated_at_by_lecturer',
      'returned_at_by_mentor',
      'returned_at_by_lecturer',
    ])
    .where('id', '=', anyOf(ids))
    .where('internship_id', '=', anyOf(closedBy.keys()))
    .orderBy('id')
    .forUpdate()
    .execute();
  return withClosedBy(activities, closedBy);
}

async function gradedAmong(trx: Database, internshipIds: readonly number[]) {
  if (internshipIds.length === 0) return new Set<number>();
  const graded = await trx
    .selectFrom('grades')
    .select('internship_id')
    .distinct()
    .where('internship_id', 'in', [...new Set(internshipIds)])
    .execute();
  return new Set(graded.map(({ internship_id }) => internship_id));
}

interface Change {
  id: number;
  after: Pick<Decided, 'state' | 'at'>;
  kind: Exclude<StepKind, 'handed_in'>;
  comment: NewActivityStep['comment'];
}

function changeOf(id: number, current: DecisionState, input: DecisionInput, now: Date): Change {
  switch (input.decision) {
    case 'validate':
      return { id, after: { state: 'validated', at: now }, kind: 'validated', comment: null };
    case 'return':
      return {
        id,
        after: { state: 'returned', at: now },
        kind: 'returned',
        comment: input.comment ?? null,
      };
    case 'undo': {
      const after = current.before;
      return current.state === 'validated'
        ? { id, after, kind: 'validation_undone', comment: input.reason ?? null }
        : { id, after, kind: 'return_undone', comment: null };
    }
  }
}

/** Stores them in one statement, so that the tallies are locked in their order. */
async function storeDecisions(trx: Database, reviewer: Reviewer, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const at = (state: ReviewState) =>
    changes.map(({ after }) => (after.state === state ? after.at : null));
  await sql`
    update activities set
      ${sql.ref(`validated_at_by_${reviewer}`)} = decided.validated_at,
      ${sql.ref(`returned_at_by_${reviewer}`)} = decided.returned_at
    from unnest(
      ${changes.map(({ id }) => id)}::integer[],
      ${at('validated')}::timestamptz[],
      ${at('returned')}::timestamptz[]
    ) as decided(id, validated_at, returned_at)
    where activities.id = decided.id`.execute(trx);
}
