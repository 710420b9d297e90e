import type { SessionUser } from '@/server/auth/sessionUser';
import { CLOSED_MESSAGES } from '@/server/placements/refuseClosed';
import {
  type LatePress,
  MENTOR_WORKING_DAYS,
  type RequestDecision,
  type RequestState,
} from '@/shared/resources/attendance-requests/constants';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';

export interface RequestSituation {
  state: RequestState;
  start_date: string;
  comment: string | null;
  decided_by_user_id: number | null;
  decided_by_name: string | null;
  closed_by: ClosedBy | null;
  /** The end of the recording of the press that it was; null for all other requests. */
  late_press: LatePress | null;
  /** A rejected request that a later one repeats. */
  is_asked_again: boolean;
  /** Not one of its days is within the placement. */
  is_outside: boolean;
  /** The first day on which the lecturer may decide. */
  lecturer_from: string;
}

export interface RequestDecisionInput {
  decision: RequestDecision | 'withdraw';
  comment?: string | null;
  /** The state in which the caller saw the request, if sent. */
  seen_state?: RequestState | null;
}

export type RequestVerdict =
  | { outcome: 'done' | 'already'; message: null }
  | { outcome: 'refused'; message: string };

const DONE: RequestVerdict = { outcome: 'done', message: null };
const ALREADY: RequestVerdict = { outcome: 'already', message: null };
const refused = (message: string): RequestVerdict => ({ outcome: 'refused', message });

/** Messages for a request that has another state by now. */
const BY_NOW: Record<RequestState, string> = {
  waiting: 'Pengajuan ini sudah kembali menunggu keputusan.',
  approved: 'Pengajuan ini sudah disetujui.',
  rejected: 'Pengajuan ini sudah ditolak.',
  withdrawn: 'Pengajuan ini sudah ditarik mahasiswa.',
};
const MENTOR_FIRST = `Dosen dapat memutuskan setelah ${MENTOR_WORKING_DAYS} hari kerja tanpa keputusan mentor.`;
const NOTHING_TO_UNDO = 'Pengajuan ini belum diputuskan.';
const OUTSIDE = 'Hari-harinya di luar masa magang, jadi pengajuan ini hanya dapat ditolak.';
const ASKED_AGAIN = 'Mahasiswa sudah mengajukan kembali untuk hari yang sama.';
const HAS_BEGUN = 'Pengajuan yang sudah disetujui hanya dapat ditarik sebelum hari pertamanya.';
const decidedBy = (name: string | null) =>
  `Keputusan ini dibuat oleh ${name} dan hanya dapat diurungkan olehnya atau oleh super admin.`;

/** The state after a decision. */
export const STATE_AFTER: Record<RequestDecisionInput['decision'], RequestState> = {
  approve: 'approved',
  reject: 'rejected',
  undo: 'waiting',
  withdraw: 'withdrawn',
};

/** The rule for single and bulk decisions, withdrawals, and the buttons (docs/decisions/0069). */
export function verdictOnRequest(
  input: RequestDecisionInput,
  situation: RequestSituation,
  { user, today }: { user: Pick<SessionUser, 'id' | 'role'>; today: string },
): RequestVerdict {
  const { state } = situation;
  if (isRepeated(input, situation, user)) return ALREADY;
  // A press that came too late is decided on in a closed placement, too: by the rules of late decisions.
  if (situation.closed_by && !situation.late_press)
    return refused(CLOSED_MESSAGES[situation.closed_by]);
  if (input.seen_state != null && input.seen_state !== state) return refused(BY_NOW[state]);

  switch (input.decision) {
    case 'withdraw':
      if (state === 'waiting') return DONE;
      if (state !== 'approved') return refused(BY_NOW[state]);
      return situation.start_date > today ? DONE : refused(HAS_BEGUN);
    case 'undo':
      if (state === 'waiting') return refused(NOTHING_TO_UNDO);
      if (state === 'withdrawn') return refused(BY_NOW.withdrawn);
      if (situation.is_asked_again) return refused(ASKED_AGAIN);
      return user.role === 'super_admin' || situation.decided_by_user_id === user.id
        ? DONE
        : refused(decidedBy(situation.decided_by_name));
    default:
      if (state !== 'waiting') return refused(BY_NOW[state]);
      if (situation.is_outside && input.decision === 'approve') return refused(OUTSIDE);
      return user.role === 'lecturer' && today < situation.lecturer_from
        ? refused(MENTOR_FIRST)
        : DONE;
  }
}

/** The same decision of the same person once more, whose answer may have been lost. */
function isRepeated(
  { decision, comment }: RequestDecisionInput,
  situation: RequestSituation,
  user: Pick<SessionUser, 'id'>,
): boolean {
  if (decision === 'undo' || situation.state !== STATE_AFTER[decision]) return false;
  if (situation.decided_by_user_id !== user.id) return false;
  return decision === 'withdraw' || (comment ?? null) === situation.comment;
}

const DECISIONS_OF: Record<SessionUser['role'], readonly RequestDecisionInput['decision'][]> = {
  super_admin: ['approve', 'reject', 'undo'],
  lecturer: ['approve', 'reject', 'undo'],
  mentor: ['approve', 'reject', 'undo'],
  student: ['withdraw'],
};

/** The decisions that the user may take now. */
export const allowedDecisions = (
  situation: RequestSituation,
  moment: { user: Pick<SessionUser, 'id' | 'role'>; today: string },
): RequestDecisionInput['decision'][] =>
  DECISIONS_OF[moment.user.role].filter(
    (decision) => verdictOnRequest({ decision }, situation, moment).outcome === 'done',
  );
