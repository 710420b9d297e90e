import { useState } from 'react';
import { type AttendanceRequest, useDecideAttendanceRequestsMutation } from '@/client/api/api';
import { codeOf, fieldMessagesOf } from '@/client/api/serverErrors';
import { announce } from '@/client/ui/announcements';
import { notify } from '@/client/ui/toasts/notify';
import { notifyFailure } from '@/client/ui/toasts/notifyFailure';
import { REQUEST_CLASHES } from '@/shared/constants/errorCodes';
import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';
import { DECIDED_TEXTS, DECISION_FAILED } from './requestDecisions';
import { type Stored, useRecentDecision } from './useRecentDecision';

const CLASH_ADVICE = 'Periksa pengajuannya, lalu putuskan lagi.';

/** Names a single one by its student. */
const labelOf = (count: number, name: string) => (count === 1 ? name : `${count} pengajuan`);

const nameIn = (requests: readonly AttendanceRequest[], id: number | undefined) =>
  requests.find((request) => request.id === id)?.student_name ?? '';

/** Sends decisions, and remembers the last one, which can be undone. */
export function useRequestDecisions({ refetch }: { refetch: () => void }) {
  const [decideRequests] = useDecideAttendanceRequestsMutation();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  const { recent, follow, takeBack, forget } = useRecentDecision();

  /** Returns null if none of them has been stored. */
  async function send(
    decision: RequestDecision,
    ids: readonly number[],
    nameOf: (id: number | undefined) => string,
    more: {
      comment?: string;
      seen_state?: AttendanceRequest['state'];
      confirmed_clashes?: string[];
      seen_changes?: string[];
    } = {},
  ): Promise<Stored> {
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
      if (done.length === 0) return null;
      const doneIds = done.map(({ request_id }) => request_id);
      const label = labelOf(doneIds.length, nameOf(doneIds[0]));
      announce(`${label} ${DECIDED_TEXTS[decision]}`);
      return { decided: decision === 'undo' ? null : { decision, ids: doneIds, label } };
    } catch (error) {
      const [clash] = fieldMessagesOf(error, 'confirmed_clashes');
      // Something new stands against an approval: the rows tell it once they are read again.
      if (codeOf(error) === REQUEST_CLASHES && clash)
        notify.error(DECISION_FAILED.title, `${clash}. ${CLASH_ADVICE}`);
      else notifyFailure(error, DECISION_FAILED);
      // The answer may have been lost: the list tells what is stored.
      refetch();
      return null;
    } finally {
      setPending((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  }

  return {
    pending,
    recent,
    /** Forgets the last decision: `undoRecent` then takes back nothing. */
    forget,
    /** Returns whether at least one of them has been stored. An approval confirms what the rows say (`useClashQuestion`). */
    decide: async (
      decision: RequestDecision,
      requests: readonly AttendanceRequest[],
      comment?: string,
    ) => {
      const free = requests.filter(({ id }) => !pending.has(id));
      if (free.length === 0) return false;
      const ids = free.map(({ id }) => id);
      const seen_state = free[0]?.state;
      const confirmed_clashes = free.flatMap(({ clash_key }) => clash_key ?? []);
      const seen_changes = free.flatMap(({ changes_key }) => changes_key ?? []);
      const sent = send(decision, ids, (id) => nameIn(free, id), {
        comment,
        seen_state,
        ...(decision === 'approve' && confirmed_clashes.length > 0 && { confirmed_clashes }),
        ...(decision !== 'reject' && { seen_changes }),
      });
      void follow(sent);
      return (await sent) !== null;
    },
    undoRecent: () => void takeBack(({ ids, label }) => send('undo', ids, () => label)),
  };
}
