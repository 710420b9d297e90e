import type { ReviewDecision, ReviewState } from '@/shared/resources/reviews/constants';

/** A decision that could not be stored, marked on its row. */
export type Unsent = {
  decision: ReviewDecision;
  /** The states before the decision and after it. */
  from: ReviewState;
  target: ReviewState;
  comment?: string;
  reason: string;
};

export type UnsentDecisions = ReadonlyMap<number, Unsent>;

export const withUnsent = (
  decisions: UnsentDecisions,
  id: number,
  unsent: Unsent | null,
): UnsentDecisions => {
  if (!unsent && !decisions.has(id)) return decisions;
  const next = new Map(decisions);
  if (unsent) next.set(id, unsent);
  else next.delete(id);
  return next;
};
