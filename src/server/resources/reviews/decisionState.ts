import {
  REVIEWERS,
  type Reviewer,
  type ReviewState,
  type StepKind,
} from '@/shared/resources/reviews/constants';

/** The decision of one reviewer on an activity. */
export interface Decided {
  state: ReviewState;
  at: Date | null;
  /** null for decisions that are older than the steps */
  by: { id: number; name: string } | null;
  comment: string | null;
}

export interface DecisionState extends Decided {
  /** The decision that an undo restores. */
  before: Decided;
  /** The user who has undone the last decision, if it is the last step. */
  undoneBy: number | null;
}

export interface DecisionStep {
  kind: StepKind;
  reviewer: Reviewer | null;
  actor_user_id: number;
  actor_name: string;
  comment: string | null;
  log: string | null;
  at: Date;
}

export type StoredDecisions = Record<`${'validated' | 'returned'}_at_by_${Reviewer}`, Date | null>;

const WAITING: Decided = { state: 'waiting', at: null, by: null, comment: null };

/** The decision of the reviewer as it is now, from all steps of the activity in their order. */
export function decisionStateOf(
  reviewer: Reviewer,
  steps: readonly DecisionStep[],
  activity: StoredDecisions,
): DecisionState {
  let decisions: Decided[] = [];
  let undoneBy: number | null = null;
  for (const step of steps) {
    const { kind } = step;
    if (kind === 'handed_in') {
      // The student has answered the return, so it can no longer be undone.
      if (decisions.at(-1)?.state === 'returned') [decisions, undoneBy] = [[], null];
    } else if (step.reviewer !== reviewer) {
    } else if (kind === 'validated' || kind === 'returned') {
      const by = { id: step.actor_user_id, name: step.actor_name };
      decisions.push({ state: kind, at: step.at, by, comment: step.comment });
      undoneBy = null;
    } else {
      decisions.pop();
      undoneBy = step.actor_user_id;
    }
  }

  const stored = storedDecision(reviewer, activity);
  if (stored.state !== (decisions.at(-1) ?? WAITING).state) decisions = [stored];
  return {
    ...(decisions.at(-1) ?? WAITING),
    before: decisions.at(-2) ?? WAITING,
    undoneBy,
  };
}

/** Whether both reviewers have validated it. */
export const isFrozen = (activity: StoredDecisions): boolean =>
  REVIEWERS.every((reviewer) => activity[`validated_at_by_${reviewer}`] !== null);

/** The decision as far as the activity itself records it. */
export function storedDecision(reviewer: Reviewer, activity: StoredDecisions): Decided {
  const validatedAt = activity[`validated_at_by_${reviewer}`];
  if (validatedAt !== null) return { ...WAITING, state: 'validated', at: validatedAt };
  const returnedAt = activity[`returned_at_by_${reviewer}`];
  if (returnedAt !== null) return { ...WAITING, state: 'returned', at: returnedAt };
  return WAITING;
}
