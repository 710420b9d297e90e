import { type Dispatch, useCallback, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { api, type ReviewDecisionResult, useRecordReviewDecisionsMutation } from '@/client/api/api';
import { isTimeout, isUnanswered } from '@/client/api/serverErrors';
import { DECISION_TAGS } from '@/client/api/tags/days';
import { selectUser, type WithSession } from '@/client/session/sessionSlice';
import { failureReason } from '@/client/ui/failureReason';
import { notify } from '@/client/ui/toasts/notify';
import { useCloseWarning } from '@/client/ui/useCloseWarning';
import { formatNumber } from '@/shared/formatNumber';
import type { ReviewDecision, ReviewState } from '@/shared/resources/reviews/constants';
import { createDecisionQueue } from './decisionQueue';
import type { DeskAction } from './desk';
import type { DeskFilters } from './deskQuery';
import { FAILED_TITLE, LOST_TITLE } from './deskTexts';
import { standingAfter } from './standing';

export type DecisionRequest = {
  decision: ReviewDecision;
  ids: readonly number[];
  comment?: string;
  /** The reason for an undo. */
  reason?: string;
  /** Refuses the activities that are in another state by now. */
  seenState?: ReviewState;
  /** The state that an undo leaves. */
  undone?: ReviewState;
  /** Called when the server has not answered in time, before its activities are read. */
  onSilence?: (error: unknown) => void;
};

/** Resolves to the outcome for each activity. */
export type SendDecision = (request: DecisionRequest) => Promise<ReviewDecisionResult[]>;

type StoreDispatch = Parameters<ReturnType<typeof api.util.updateQueryData>>[0];

/** The states after decisions; an undo leads back to an earlier one. */
export const TARGET = { validate: 'validated', return: 'returned' } as const;

type Settings = {
  filters: DeskFilters;
  dispatch: Dispatch<DeskAction>;
  /** Reads the list again; resolves to whether that worked. */
  reread: () => Promise<boolean>;
};

/** Sends decisions one after the other, and says once what could not be stored. */
export function useSendDecision({ filters, dispatch, reread }: Settings) {
  const dispatchToStore = useDispatch<StoreDispatch>();
  const store = useStore<WithSession>();
  const [record] = useRecordReviewDecisionsMutation();
  const [queue] = useState(createDecisionQueue);
  const [userId] = useState(() => selectUser(store.getState())?.id);
  const failures = useRef<unknown[]>([]);

  // Closing the tab would lose the decisions that are still to be sent.
  useCloseWarning(useCallback(() => !queue.isIdle(), [queue]));

  /** Whether the session still is that of the desk: no decision is sent in another one. */
  const hasSession = () => selectUser(store.getState())?.id === userId;

  const reportFailures = () => {
    const [first, ...others] = failures.current.splice(0);
    if (first === undefined || !hasSession()) return;
    const many = `${formatNumber(others.length + 1)} keputusan belum tersimpan.`;
    notify.error(
      isUnanswered(first) ? LOST_TITLE : FAILED_TITLE,
      `${others.length > 0 ? many : failureReason(first)} Kirim ulang dari barisnya.`,
    );
  };

  const settle = async () => {
    void queue.idle().then(reportFailures);
    if (await queue.settle(reread)) dispatch({ type: 'settle' });
  };

  const request = async ({ decision, ids, comment, reason, seenState }: DecisionRequest) => {
    const { data } = await record({
      ...filters,
      reviewDecisionsInput: {
        decision,
        activity_ids: [...ids],
        comment,
        reason,
        seen_state: seenState,
      },
    }).unwrap();
    const answer = () => ({ data: data.counts });
    dispatchToStore(api.util.updateQueryData('getReviewCounts', filters, answer));
    return data.results;
  };

  /** Without an answer, the activities tell whether the decision has been stored. */
  const requestOrRead = async (asked: DecisionRequest) => {
    if (!hasSession()) throw SESSION_ENDED;
    try {
      return await request(asked);
    } catch (error) {
      if (!isUnanswered(error) || !hasSession()) throw error;
      if (isTimeout(error)) {
        asked.onSilence?.(error);
        queue.drop(error);
      }
      const { decision, ids, undone } = asked;
      const isStored = (state: ReviewState) =>
        decision === 'undo' ? state !== undone : state === TARGET[decision];
      const results = await standingAfter(ids, isStored, store);
      if (!results) {
        queue.drop(error);
        throw error;
      }
      dispatchToStore(api.util.invalidateTags(DECISION_TAGS));
      return results;
    }
  };

  /** Sends a decision after those before it, and reads the list again. */
  const send: SendDecision = async (asked) => {
    try {
      return await queue.send(() => requestOrRead(asked));
    } finally {
      void settle();
    }
  };

  return {
    send,
    settle,
    /** Reports the failure together with others, when nothing is under way. */
    reportLater: (error: unknown) => {
      failures.current.push(error);
    },
  };
}

const SESSION_ENDED = new Error('The session has ended.');
