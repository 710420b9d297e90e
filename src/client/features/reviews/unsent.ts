import { isTimeout, isUnanswered, messageOf } from '@/client/api/serverErrors';
import type { ReviewDecision, ReviewState } from '@/shared/constants/reviews';
import { FAILED_TEXT } from './deskTexts';

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

/** The reason why a decision could not be stored. */
export const reasonOf = (error: unknown): string => {
  if (isTimeout(error)) return 'Server tidak menjawab dalam 8 detik.';
  if (isUnanswered(error)) return 'Koneksi terputus.';
  return messageOf(error) ?? FAILED_TEXT;
};

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
