import { useState } from 'react';
import { type AttendanceRequest, useDecideAttendanceRequestsMutation } from '@/client/api/api';
import { announce } from '@/client/ui/announcements';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import type { RequestDecision } from '@/shared/constants/attendanceRequests';
import { DECIDED_TEXTS, DECISION_FAILED } from './requestDecisions';

export interface DecidedRequests {
  decision: Exclude<RequestDecision, 'undo'>;
  ids: readonly number[];
  /** Whom it is about: a name, or a number of requests. */
  label: string;
}

const labelOf = (requests: readonly AttendanceRequest[]) =>
  requests.length === 1 ? (requests[0]?.student_name ?? '') : `${requests.length} pengajuan`;

/** Sends decisions, and remembers the last one, which can be undone. */
export function useRequestDecisions({ refetch }: { refetch: () => void }) {
  const [decideRequests] = useDecideAttendanceRequestsMutation();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const [recent, setRecent] = useState<DecidedRequests | null>(null);

  /** Returns whether at least one of them has been stored. */
  async function send(
    decision: RequestDecision,
    ids: readonly number[],
    label: string,
    more: { comment?: string; seen_state?: AttendanceRequest['state'] } = {},
  ): Promise<boolean> {
    setPending((before) => new Set([...before, ...ids]));
    try {
      const { data } = await decideRequests({
        attendanceRequestDecisionsInput: { decision, request_ids: [...ids], ...more },
      }).unwrap();
      const refused = data.results.filter(({ outcome }) => outcome === 'refused');
      const done = data.results.filter(({ outcome }) => outcome !== 'refused');
      if (refused.length > 0) {
        const others = refused.length > 1 ? ` (dan ${refused.length - 1} lainnya)` : '';
        notify.error(DECISION_FAILED.title, `${refused[0]?.message}${others}`);
      }
      if (done.length === 0) return false;
      announce(`${label} ${DECIDED_TEXTS[decision]}`);
      const doneIds = done.map(({ request_id }) => request_id);
      setRecent(decision === 'undo' ? null : { decision, ids: doneIds, label });
      return true;
    } catch (error) {
      notifyFailure(error, DECISION_FAILED);
      // The answer may have been lost: the list tells what is stored.
      refetch();
      return false;
    } finally {
      setPending((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return {
    pending,
    recent,
    decide: (
      decision: RequestDecision,
      requests: readonly AttendanceRequest[],
      comment?: string,
    ) => {
      const free = requests.filter(({ id }) => !pending.has(id));
      if (free.length === 0) return Promise.resolve(false);
      const ids = free.map(({ id }) => id);
      return send(decision, ids, labelOf(free), { comment, seen_state: free[0]?.state });
    },
    undoRecent: () => {
      if (recent) void send('undo', recent.ids, recent.label);
    },
  };
}
