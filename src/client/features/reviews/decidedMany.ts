import type { Review, ReviewDecisionResult } from '@/client/api/api';
import type { ReviewView } from '@/shared/resources/reviews/constants';
import { isInView, type Left, type Overlay, undecidedViewsOf } from './overlay';
import type { Unsent, UnsentDecisions } from './unsent';

/** The results of a decision on many activities, whose counts have arrived with them. */
export type DecidedMany = {
  type: 'decidedMany';
  results: readonly ReviewDecisionResult[];
  /** The mark of a refused decision, without its reason and the present state. */
  decided: Pick<Unsent, 'decision' | 'target' | 'comment'>;
  rows: readonly Review[];
  view: ReviewView;
};

type Many = { overlay: Overlay; left: Left; unsent: UnsentDecisions; currentId: number | null };

/** Shows the new states at once, marks what was refused, and moves on to the next row that stays. */
export function decidedMany(state: Many, action: DecidedMany): Many {
  const { results, decided, rows, view } = action;
  const overlay = new Map(state.overlay);
  const left = new Map(state.left);
  const unsent = new Map(state.unsent);
  for (const { activity_id: id, outcome, message, state: now, needs_reason } of results) {
    if (now === null) continue;
    if (outcome !== 'refused') unsent.delete(id);
    else if (!needs_reason) unsent.set(id, { ...decided, from: now, reason: message ?? '' });
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row && !isInView(now, view)) left.set(id, { row, nextId: rows[at + 1]?.id ?? null });
    const undecidedViews = row ? undecidedViewsOf(row) : [];
    overlay.set(id, { number: 0, state: now, counted: now, undecidedViews });
  }
  const stays = (row: Review) => isInView(overlay.get(row.id)?.state ?? row.state, view);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === state.currentId),
  );
  const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  return { overlay, left, unsent, currentId: next?.id ?? null };
}
