import { type Dispatch, useRef } from 'react';
import type { Review, ReviewCounts, ReviewDecisionResult } from '@/client/api/api';
import { returnDraft } from '@/client/records/review/returnDraft';
import { useCurrentUser } from '@/client/session/useSession';
import { announce } from '@/client/ui/announcements';
import { failureReason } from '@/client/ui/failureReason';
import { notify } from '@/client/ui/toasts/notify';
import { formatNumber } from '@/shared/formatNumber';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/resources/reviews/constants';
import type { DeskAction, Recent, Single } from './desk';
import type { DeskFilters } from './deskQuery';
import { DONE_TEXTS, FAILED_TEXT, UNDONE_TEXTS } from './deskTexts';
import { isInView, stateOfView, undecidedViewsOf } from './overlay';
import type { Unsent } from './unsent';
import { type SendDecision, TARGET, useSendDecision } from './useSendDecision';

/** The time for which the bar offers to undo a decision. */
export const UNDO_MS = 10_000;

const manyOf = (ids: readonly number[]) => `${ids.length} aktivitas`;

const singleOf = (row: Review): Single => ({
  id: row.id,
  label: `${row.name} · ${row.student.name}`,
  from: row.state,
  undecidedViews: undecidedViewsOf(row),
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

type Settings = {
  view: ReviewView;
  filters: DeskFilters;
  /** The rows on the screen. */
  rows: readonly Review[];
  counts: ReviewCounts | undefined;
  recent: readonly Recent[];
  dispatch: Dispatch<DeskAction>;
  /** Reads the list again; resolves to whether that worked. */
  reread: () => Promise<boolean>;
};

/**
 * The decisions of the desk. Those on one activity show at once and are sent one after the other; the
 * answers of the server replace them.
 */
export function useDecisions({ view, filters, rows, counts, recent, dispatch, reread }: Settings) {
  const { send, settle, reportLater } = useSendDecision({ filters, dispatch, reread });
  const user = useCurrentUser();
  const lastNumber = useRef(0);

  const newNumber = () => {
    lastNumber.current += 1;
    return lastNumber.current;
  };

  const remember = (decided: Recent) => {
    dispatch({ type: 'remember', recent: decided });
    setTimeout(() => dispatch({ type: 'forget', number: decided.number }), UNDO_MS);
  };

  /** Says what has been decided, and how many activities still wait. */
  const say = (text: string, { from, undecidedViews }: Single, state: ReviewState) => {
    if (!counts) return announce(`${text}.`);
    const moved = undecidedViews.includes('waiting')
      ? Number(state === 'waiting') - Number(from === 'waiting')
      : 0;
    const waiting = counts.waiting + moved;
    announce(`${text}. ${formatNumber(waiting)} aktivitas menunggu.`);
  };

  const sendSingle = async (
    single: Single,
    decision: ReviewDecision,
    state: ReviewState,
    comment?: string,
  ) => {
    const { id, label, from } = single;
    const number = newNumber();
    const unsent = { decision, from, target: state, comment };
    const done = decision === 'undo' ? `: ${UNDONE_TEXTS[from]}` : ` ${DONE_TEXTS[decision]}`;
    dispatch({ type: 'decide', number, decision, single, state, rows, view });
    say(`${label}${done}`, single, state);
    if (decision !== 'undo') remember({ number, ids: [id], decision, label, single });
    const fail = (error: unknown) =>
      dispatch({ type: 'fail', number, id, unsent: { ...unsent, reason: failureReason(error) } });
    try {
      const seenState = decision === 'undo' ? undefined : from;
      const request = { decision, ids: [id], comment, seenState, undone: from, onSilence: fail };
      const [result] = await send(request);
      const isDone = result?.outcome === 'done';
      if (isDone && decision === 'return' && user) returnDraft(user.id, id).clear();
      const reason = result?.outcome === 'refused' && !result.needs_reason && result.message;
      dispatch({
        type: 'answer',
        number,
        id,
        // Reading the list again removes what was deleted meanwhile.
        state: result?.state ?? from,
        isDone,
        unsent: reason ? { ...unsent, from: result.state ?? from, reason } : null,
      });
      if (result?.needs_reason) dispatch({ type: 'askWhy', unexplained: { ids: [id], label } });
      else if (result) report(result, decision, label);
    } catch (error) {
      fail(error);
      reportLater(error);
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
    const refusal = row.refusals[decision];
    if (refusal !== null) notify.info(refusal);
    else if (decision === 'undo') undo(row);
    else void sendSingle(singleOf(row), decision, TARGET[decision], comment);
  };

  /** Sends again what could not be stored. */
  const resend = (row: Review, { decision, target, comment }: Unsent) =>
    void sendSingle(singleOf(row), decision, target, comment);

  const rememberMany = (decision: Recent['decision'], ids: readonly number[]) =>
    remember({ number: newNumber(), ids, decision, label: manyOf(ids), single: null });

  const dismiss = (row: Review) => {
    const at = rows.indexOf(row);
    const next = isInView(row.state, view) ? row : (rows[at + 1] ?? rows[at - 1]);
    dispatch({ type: 'dismiss', id: row.id, nextId: next?.id ?? null });
  };

  /** Decides on many activities, which show it when the answer has arrived. */
  const decideMany: SendDecision = async (request) => {
    const { decision, ids, comment, undone } = request;
    const target: ReviewState = decision === 'undo' ? 'waiting' : TARGET[decision];
    const decided = { decision, target, comment };
    try {
      const results = await send(request);
      dispatch({ type: 'decidedMany', results, decided, rows, view });
      return results;
    } catch (error) {
      const from = undone ?? stateOfView(view) ?? 'waiting';
      dispatch({
        type: 'markMany',
        ids,
        unsent: { ...decided, from, reason: failureReason(error) },
      });
      throw error;
    }
  };

  const undoMany = async (ids: readonly number[], of: Recent['decision']) => {
    try {
      const results = await decideMany({ decision: 'undo', ids, undone: TARGET[of] });
      const unexplained = results.filter(({ needs_reason }) => needs_reason);
      reportUndone(results.filter(({ needs_reason }) => !needs_reason));
      if (unexplained.length === 0) return;
      const left = unexplained.map(({ activity_id }) => activity_id);
      dispatch({ type: 'askWhy', unexplained: { ids: left, label: manyOf(left) } });
    } catch (error) {
      rememberMany(of, ids);
      reportLater(error);
    }
  };

  const undoRecent = ({ number, ids, decision, single }: Recent) => {
    if (single) {
      void sendSingle({ ...single, from: TARGET[decision] }, 'undo', single.from);
    } else {
      dispatch({ type: 'forget', number });
      void undoMany(ids, decision);
    }
  };

  return { send, settle, decide, resend, dismiss, decideMany, undoMany, undoRecent, rememberMany };
}
