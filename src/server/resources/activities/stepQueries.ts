import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { NewActivityStep } from '@/server/db/tables';
import { notifyResubmitted } from '@/server/resources/notifications/kinds/resubmittedLogs';

type StepOf = Omit<NewActivityStep, 'actor_user_id' | 'actor_name' | 'actor_role'>;

/** Records the steps of the user, in the transaction of the change. */
export async function insertSteps(
  trx: Database,
  user: SessionUser,
  steps: readonly StepOf[],
): Promise<void> {
  if (steps.length === 0) return;
  const actor = { actor_user_id: user.id, actor_name: user.name, actor_role: user.role };
  await trx
    .insertInto('activity_steps')
    .values(steps.map((step) => ({ ...step, ...actor })))
    .execute();
}

/**
 * Part of handing in a log: records it and puts the activity back into the queue of the reviewers who
 * have returned it. Their comments stay in the history.
 */
export async function putBackIntoQueue(
  trx: Database,
  user: SessionUser,
  { activityId, log, now }: { activityId: number; log: string; now: Date },
): Promise<void> {
  await notifyResubmitted(trx, activityId, now);
  await trx
    .updateTable('activities')
    .set({ returned_at_by_mentor: null, returned_at_by_lecturer: null })
    .where('id', '=', activityId)
    .where((eb) =>
      eb.or([
        eb('returned_at_by_mentor', 'is not', null),
        eb('returned_at_by_lecturer', 'is not', null),
      ]),
    )
    .execute();
  await insertSteps(trx, user, [
    { activity_id: activityId, kind: 'handed_in', reviewer: null, comment: null, log, at: now },
  ]);
}

/** The history of an activity that the user may see, oldest first. */
export async function selectSteps(db: Database, activityId: number) {
  const rows = await db
    .selectFrom('activity_steps')
    .select([
      'activity_steps.id',
      'activity_steps.kind',
      'activity_steps.reviewer',
      'activity_steps.actor_name',
      'activity_steps.actor_role',
      'activity_steps.comment',
      'activity_steps.log',
      'activity_steps.at',
    ])
    .where('activity_steps.activity_id', '=', activityId)
    .orderBy('activity_steps.id')
    .execute();
  return rows.map(({ actor_name, actor_role, ...step }) => ({
    ...step,
    actor: { name: actor_name, role: actor_role },
  }));
}

/** The steps that determine the decisions of reviewers, by activity, oldest first. */
export async function selectDecisionSteps(db: Database, activityIds: readonly number[]) {
  const rows =
    activityIds.length === 0
      ? []
      : await db
          .selectFrom('activity_steps')
          .select([
            'activity_id',
            'kind',
            'reviewer',
            'actor_user_id',
            'actor_name',
            'comment',
            'log',
            'at',
          ])
          .where('activity_id', 'in', activityIds)
          .orderBy('id')
          .execute();
  const byActivity = new Map<number, typeof rows>();
  for (const row of rows) {
    const known = byActivity.get(row.activity_id);
    if (known) known.push(row);
    else byActivity.set(row.activity_id, [row]);
  }
  return (activityId: number) => byActivity.get(activityId) ?? [];
}
