import { type Dispatch, useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  api,
  type Review,
  type ReviewDecisionResult,
  useRecordReviewDecisionsMutation,
} from '@/client/api/api';
import { messageOf } from '@/client/api/serverErrors';
import { returnDraft } from '@/client/records/review/returnDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { isUnanswered } from '@/client/ui/bulk/isUnanswered';
import { notify } from '@/client/ui/toasts/notify';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/constants/reviews';
import { createDecisionQueue } from './decisionQueue';
import type { DeskFilters } from './deskQuery';
import type { DeskAction, Recent, Single } from './deskReducer';
import { DONE_TEXTS, FAILED_TEXT, FAILED_TITLE, LOST_TEXT, LOST_TITLE } from './deskTexts';
import { isOverdue } from './overlay';

export type DecisionRequest = {
  decision: ReviewDecision;
  ids: readonly number[];
  comment?: string;
  /** The reason for an undo. */
  reason?: string;
  /** Refuses the activities that are in another state by now. */
  seenState?: ReviewState;
};

/** Resolves to the outcome for each activity. */
export type SendDecision = (request: DecisionRequest) => Promise<ReviewDecisionResult[]>;

type StoreDispatch = Parameters<ReturnType<typeof api.util.updateQueryData>>[0];

const TARGET = { validate: 'validated', return: 'returned' } as const;

/** The time for which the bar offers to undo a decision. */
export const UNDO_MS = 10_000;

const manyOf = (ids: readonly number[]) => `${ids.length} aktivitas`;

const singleOf = (row: Review): Single => ({
  id: row.id,
  label: `${row.name} · ${row.student.name}`,
  from: row.state,
  isOverdue: isOverdue(row),
});

/** Reports an outcome other than the expected one. */
const report = (
  { outcome, message }: ReviewDecisionResult,
  decision: ReviewDecision,
  label: string,
) => {
  if (outcome === 'already') notify.info(`Sudah ${DONE_TEXTS[decision]} sebelumnya`, label);
  if (outcome === 'refused') notify.warning(label, message ?? FAILED_TEXT);
};

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
  view: ReviewView;
  filters: DeskFilters;
  /** The rows on the screen. */
  rows: readonly Review[];
  recent: readonly Recent[];
  dispatch: Dispatch<DeskAction>;
  /** Reads the list again; resolves to whether that worked. */
  reread: () => Promise<boolean>;
};

/**
 * The decisions of the desk. Those on one activity show at once and are sent one after the other; the
 * answers of the server replace them.
 */
export function useDecisions({ view, filters, rows, recent, dispatch, reread }: Settings) {
  const dispatchToStore = useDispatch<StoreDispatch>();
  const [record] = useRecordReviewDecisionsMutation();
  const [queue] = useState(createDecisionQueue);
  const user = useCurrentUser();
  const lastNumber = useRef(0);

  // Closing the tab would lose the decisions that are still to be sent.
  useCloseWarning(useCallback(() => !queue.isIdle(), [queue]));

  const settle = async () => {
    if (await queue.settle(reread)) dispatch({ type: 'settle' });
  };

  /** Sends a decision after those before it, and reads the list again. */
  const send: SendDecision = async ({ decision, ids, comment, reason, seenState }) => {
    const request = {
      ...filters,
      reviewDecisionsInput: {
        decision,
        activity_ids: [...ids],
        comment,
        reason,
        seen_state: seenState,
      },
    };
    try {
      const { data } = await queue.send(() => record(request).unwrap());
      const answer = () => ({ data: data.counts });
      dispatchToStore(api.util.updateQueryData('getReviewCounts', filters, answer));
      return data.results;
    } finally {
      void settle();
    }
  };

  const newNumber = () => {
    lastNumber.current += 1;
    return lastNumber.current;
  };

  const remember = (decided: Recent) => {
    dispatch({ type: 'remember', recent: decided });
    setTimeout(() => dispatch({ type: 'forget', number: decided.number }), UNDO_MS);
  };

  const sendSingle = async (
    single: Single,
    decision: ReviewDecision,
    state: ReviewState,
    comment?: string,
  ) => {
    const { id, label, from } = single;
    const number = newNumber();
    dispatch({ type: 'decide', number, decision, single, state, rows, view });
    if (decision !== 'undo') remember({ number, ids: [id], decision, label, single });
    try {
      const seenState = decision === 'undo' ? undefined : from;
      const [result] = await send({ decision, ids: [id], comment, seenState });
      const isDone = result?.outcome === 'done';
      if (isDone && decision === 'return' && user) returnDraft(user.id, id).clear();
      // Reading the list again removes what was deleted meanwhile.
      dispatch({ type: 'answer', number, id, state: result?.state ?? from, isDone });
      if (result?.needs_reason) dispatch({ type: 'askWhy', unexplained: { ids: [id], label } });
      else if (result) report(result, decision, label);
    } catch (error) {
      dispatch({ type: 'fail', number, id });
      reportFailure(error);
    }
  };

  const undo = (row: Review) => {
    const single = singleOf(row);
    const decided = recent.find(({ ids }) => ids.includes(row.id));
    const isFrozen = row.state === 'validated' && row.other_review.state === 'validated';
    if (!decided && isFrozen) {
      dispatch({ type: 'askWhy', unexplained: { ids: [row.id], label: single.label } });
      return;
    }
    // Only the server knows the state before an older decision.
    void sendSingle(single, 'undo', decided?.single?.from ?? 'waiting');
  };

  const decide = (row: Review, decision: ReviewDecision, comment?: string) => {
    if (row.refusals[decision] !== null) return;
    if (decision === 'undo') undo(row);
    else void sendSingle(singleOf(row), decision, TARGET[decision], comment);
  };

  const undoMany = async (ids: readonly number[]) => {
    try {
      const results = await send({ decision: 'undo', ids });
      const unexplained = results.filter(({ needs_reason }) => needs_reason);
      reportUndone(results.filter(({ needs_reason }) => !needs_reason));
      if (unexplained.length === 0) return;
      const left = unexplained.map(({ activity_id }) => activity_id);
      dispatch({ type: 'askWhy', unexplained: { ids: left, label: manyOf(left) } });
    } catch (error) {
      reportFailure(error);
    }
  };

  const undoRecent = ({ number, ids, decision, single }: Recent) => {
    if (single) {
      void sendSingle({ ...single, from: TARGET[decision] }, 'undo', single.from);
    } else {
      dispatch({ type: 'forget', number });
      void undoMany(ids);
    }
  };

  const rememberMany = (decision: Recent['decision'], ids: readonly number[]) =>
    remember({ number: newNumber(), ids, decision, label: manyOf(ids), single: null });

  return { send, settle, decide, undoMany, undoRecent, rememberMany };
}
