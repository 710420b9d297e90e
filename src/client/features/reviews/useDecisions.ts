import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  api,
  type Review,
  type ReviewDecisionResult,
  useRecordReviewDecisionsMutation,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { isUnanswered } from '@/client/ui/bulk/isUnanswered';
import { notify } from '@/client/ui/toasts/notify';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import type { ReviewDecision, ReviewState } from '@/shared/constants/reviews';
import type { DeskFilters } from './deskState';
import { DONE_TEXTS, FAILED_TEXT, FAILED_TITLE, LOST_TEXT, LOST_TITLE } from './deskTexts';
import { isOverdue, type Overlay, type Pending } from './overlay';
import { type Recent, useRecent } from './useRecent';

export type Wish = {
  decision: ReviewDecision;
  ids: readonly number[];
  comment?: string;
  /** Why it is undone. */
  reason?: string;
  /** Refuses the activities that are in another state by now. */
  seenState?: ReviewState;
};

/** Decisions that can only be undone with a reason. */
export type Unexplained = { ids: readonly number[]; label: string };

type Dispatch = Parameters<ReturnType<typeof api.util.updateQueryData>>[0];

const TARGET = { validate: 'validated', return: 'returned' } as const;

export const labelOf = ({ name, student }: Review) => `${name} · ${student.name}`;

/** Says what has become of a decision other than what was expected. */
const report = (
  { outcome, message }: ReviewDecisionResult,
  decision: ReviewDecision,
  label: string,
) => {
  if (outcome === 'already') notify.info(`Sudah ${DONE_TEXTS[decision]} sebelumnya`, label);
  if (outcome === 'refused') notify.warning(label, message ?? FAILED_TEXT);
};

/** Says what has become of several that were undone. */
const reportUndone = (results: readonly ReviewDecisionResult[]) => {
  const refused = results.filter(({ outcome }) => outcome === 'refused');
  const done = results.length - refused.length;
  if (done > 0) notify.success(`${done} keputusan diurungkan`);
  if (refused.length > 0) {
    notify.warning(`${refused.length} tidak dapat diurungkan`, refused[0]?.message ?? FAILED_TEXT);
  }
};

const reportFailure = (error: unknown) => {
  if (isUnanswered(error)) notify.error(LOST_TITLE, LOST_TEXT);
  else notify.error(FAILED_TITLE, messageOf(error) ?? FAILED_TEXT);
};

type Settings = {
  filters: DeskFilters;
  /** Reads the list again; resolves to whether that worked. */
  reread: () => Promise<boolean>;
  /** The server asks why. */
  onUnexplained: (decided: Unexplained) => void;
};

/**
 * The decisions of the desk. Those on one activity show at once and are sent one after the other; what
 * the server answers replaces them.
 */
export function useDecisions({ filters, reread, onUnexplained }: Settings) {
  const dispatch = useDispatch<Dispatch>();
  const [record] = useRecordReviewDecisionsMutation();
  const [overlay, setOverlay] = useState<Overlay>(new Map());
  const { recent, remember, forget } = useRecent();

  const latest = useRef({ filters, reread });
  useEffect(() => {
    latest.current = { filters, reread };
  }, [filters, reread]);

  const change = useCallback((id: number, pending: Pending | null) => {
    setOverlay((all) => {
      const next = new Map(all);
      if (pending) next.set(id, pending);
      else next.delete(id);
      return next;
    });
  }, []);

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const sent = useRef(0);
  const isReading = useRef(false);

  // Closing the tab would lose the decisions that are still to be sent.
  useCloseWarning(useCallback(() => underWay.current > 0, []));

  /**
   * Reads the list again, which fills it up from the server. A list that was requested while nothing
   * was under way knows all decisions sent before it.
   */
  const settle = useCallback(async () => {
    if (isReading.current) return;
    isReading.current = true;
    let known: number | null;
    let isRead: boolean;
    do {
      known = underWay.current === 0 ? sent.current : null;
      isRead = await latest.current.reread();
    } while (known !== sent.current && underWay.current === 0);
    isReading.current = false;
    const isComplete = known === sent.current && underWay.current === 0;
    if (isRead && isComplete) setOverlay((all) => (all.size === 0 ? all : new Map()));
  }, []);

  /** Sends a decision after those before it. */
  const send = useCallback(
    ({ decision, ids, comment, reason, seenState }: Wish) => {
      const { filters: shown } = latest.current;
      underWay.current += 1;
      sent.current += 1;
      const answer = queue.current.then(async () => {
        const { data } = await record({
          ...shown,
          reviewDecisionsInput: {
            decision,
            activity_ids: [...ids],
            ...(comment && { comment }),
            ...(reason && { reason }),
            ...(seenState && { seen_state: seenState }),
          },
        }).unwrap();
        return { ...data, shown };
      });
      queue.current = answer
        .catch(() => {})
        .then(() => {
          underWay.current -= 1;
        });
      return answer;
    },
    [record],
  );

  const takeCounts = useCallback(
    ({ counts, shown }: Awaited<ReturnType<typeof send>>) => {
      dispatch(api.util.updateQueryData('getReviewCounts', shown, () => ({ data: counts })));
    },
    [dispatch],
  );

  /** Decides on one activity. */
  const decideOne = useCallback(
    async (
      before: Pick<Pending, 'from' | 'isOverdue'> & { id: number; label: string },
      decision: ReviewDecision,
      { expected, comment, key }: { expected: ReviewState; comment?: string; key?: number },
    ) => {
      const { id, from, label } = before;
      const pending = { from, state: expected, isOverdue: before.isOverdue };
      change(id, { ...pending, isCounted: false });
      try {
        const seenState = decision === 'undo' ? undefined : from;
        const answer = await send({ decision, ids: [id], comment, seenState });
        const [result] = answer.results;
        takeCounts(answer);
        // Deleted meanwhile: reading the list again removes it.
        const state = result?.state ?? from;
        change(id, { ...pending, state, isCounted: true });
        if (!result) return;
        if (result.outcome !== 'done' && key !== undefined) forget(key);
        if (result.needs_reason) onUnexplained({ ids: [id], label });
        else report(result, decision, label);
      } catch (error) {
        change(id, null);
        if (key !== undefined) forget(key);
        reportFailure(error);
      } finally {
        void queue.current.then(settle);
      }
    },
    [change, send, takeCounts, settle, forget, onUnexplained],
  );

  const decide = useCallback(
    (row: Review, decision: 'validate' | 'return', comment?: string) => {
      const before = {
        id: row.id,
        from: row.state,
        isOverdue: isOverdue(row),
        label: labelOf(row),
      };
      const key = remember({
        ids: [row.id],
        decision,
        label: before.label,
        from: row.state,
        isOverdue: before.isOverdue,
      });
      return decideOne(before, decision, { expected: TARGET[decision], comment, key });
    },
    [decideOne, remember],
  );

  /** Undoes the decision on a row; what was before it, only the server knows. */
  const undoRow = useCallback(
    (row: Review) => {
      const before = {
        id: row.id,
        from: row.state,
        isOverdue: isOverdue(row),
        label: labelOf(row),
      };
      const decided = recent.find(({ ids }) => ids.length === 1 && ids[0] === row.id);
      if (decided) forget(decided.key);
      return decideOne(before, 'undo', { expected: decided?.from ?? 'waiting' });
    },
    [decideOne, forget, recent],
  );

  /** Undoes several decisions, such as those of the bar. */
  const undoRecent = useCallback(
    async ({ key, ids, decision, label, from, isOverdue: wasOverdue = false }: Recent) => {
      forget(key);
      const [id] = ids;
      if (ids.length === 1 && id !== undefined && from !== undefined) {
        const before = { id, from: TARGET[decision], isOverdue: wasOverdue, label };
        return decideOne(before, 'undo', { expected: from });
      }
      try {
        const answer = await send({ decision: 'undo', ids });
        takeCounts(answer);
        const unexplained = answer.results.filter(({ needs_reason }) => needs_reason);
        reportUndone(answer.results.filter((result) => !unexplained.includes(result)));
        if (unexplained.length > 0) {
          const left = unexplained.map(({ activity_id }) => activity_id);
          onUnexplained({ ids: left, label: `${left.length} aktivitas` });
        }
      } catch (error) {
        reportFailure(error);
      } finally {
        void queue.current.then(settle);
      }
    },
    [decideOne, forget, send, takeCounts, settle, onUnexplained],
  );

  /** A decision on many activities; the caller shows what becomes of each. */
  const decideMany = useCallback(
    async (wish: Wish): Promise<ReviewDecisionResult[]> => {
      try {
        const answer = await send(wish);
        takeCounts(answer);
        return answer.results;
      } finally {
        void queue.current.then(settle);
      }
    },
    [send, takeCounts, settle],
  );

  return { overlay, recent, remember, decide, undoRow, undoRecent, decideMany };
}
