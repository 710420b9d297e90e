import { CLOSED_MESSAGES } from '@/server/placements/refuseClosed';
import type { ClosedBy } from '@/shared/resources/internships/closedBy';
import {
  type ReviewDecision,
  type ReviewState,
  UNDO_FREELY_SECONDS,
} from '@/shared/resources/reviews/constants';
import type { DecisionState } from './decisionState';

/** A requested decision. */
export interface DecisionInput {
  decision: ReviewDecision;
  comment?: string | null;
  /** The reason for an undo. */
  reason?: string | null;
  /** The state in which the reviewer saw the activity, if sent. */
  seen_state?: ReviewState | null;
}

export interface Situation {
  current: DecisionState;
  userId: number;
  /** Super admins may undo decisions of others. */
  isSuperAdmin: boolean;
  now: Date;
  /** Whether both reviewers have validated the activity, which keeps it as it is. */
  isFrozen: boolean;
  /** Whether the day of the activity has come. */
  hasCome: boolean;
  isGraded: boolean;
  closedBy: ClosedBy | null;
}

export type Verdict =
  | { outcome: 'done' | 'already'; message: null }
  | { outcome: 'refused'; message: string; needsReason?: true };

const DONE: Verdict = { outcome: 'done', message: null };
const ALREADY: Verdict = { outcome: 'already', message: null };
const refused = (message: string): Verdict => ({ outcome: 'refused', message });

const VALIDATED_FIRST =
  'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.';
const NOT_YET = 'Aktivitas ini belum berlangsung sehingga belum dapat dikembalikan.';
const NOTHING_TO_UNDO = 'Tidak ada keputusan Anda yang dapat diurungkan.';
const GRADED = 'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.';
const decidedBy = (name: string) =>
  `Keputusan ini dibuat oleh ${name} dan hanya dapat diurungkan olehnya atau oleh super admin.`;
const NEEDS_REASON: Verdict = {
  outcome: 'refused',
  message: 'Aktivitas ini sudah divalidasi mentor dan dosen. Tuliskan alasan mengurungkannya.',
  needsReason: true,
};

/** Messages for an activity that has another state by now. */
const BY_NOW: Record<ReviewState, string> = {
  waiting: 'Aktivitas ini sudah kembali menunggu peninjauan.',
  returned: 'Aktivitas ini sudah dikembalikan untuk revisi.',
  validated: 'Aktivitas ini sudah divalidasi.',
};

/** The rule for single and bulk decisions, and for the buttons (docs/decisions/0025). */
export function verdictOn(input: DecisionInput, situation: Situation): Verdict {
  const { current } = situation;
  const verdict = VERDICTS[input.decision](situation, input);
  if (situation.closedBy && verdict.outcome !== 'already') {
    return refused(CLOSED_MESSAGES[situation.closedBy]);
  }
  if (verdict.outcome !== 'done' || input.seen_state == null) return verdict;
  return input.seen_state === current.state ? DONE : refused(BY_NOW[current.state]);
}

const VERDICTS: Record<ReviewDecision, (situation: Situation, input: DecisionInput) => Verdict> = {
  // Spec §4: at any time, by either reviewer, and repeating it changes nothing.
  validate: ({ current }) => (current.state === 'validated' ? ALREADY : DONE),

  return({ current, userId, hasCome }, { comment }) {
    if (current.state === 'validated') return refused(VALIDATED_FIRST);
    if (current.state === 'returned') {
      const isSame = current.by?.id === userId && current.comment === comment;
      return isSame ? ALREADY : refused(BY_NOW.returned);
    }
    return hasCome ? DONE : refused(NOT_YET);
  },

  undo({ current, userId, isSuperAdmin, isGraded, isFrozen, now }, { reason }) {
    const { by, at } = current;
    if (current.state === 'waiting') {
      return current.undoneBy === userId ? ALREADY : refused(NOTHING_TO_UNDO);
    }
    if (isGraded) return refused(GRADED);
    const isOwn = by === null ? !isSuperAdmin : by.id === userId;
    if (!isOwn && !isSuperAdmin) return refused(decidedBy(by?.name ?? ''));
    const isSlip = isOwn && isWithinSeconds(UNDO_FREELY_SECONDS, at, now);
    return isFrozen && !isSlip && !reason ? NEEDS_REASON : DONE;
  },
};

const isWithinSeconds = (seconds: number, at: Date | null, now: Date) =>
  at !== null && now.getTime() - at.getTime() <= seconds * 1000;

/** The reason why the decision has no button; null if it has one. */
export function refusalOf(decision: ReviewDecision, situation: Situation): string | null {
  const verdict = verdictOn({ decision }, situation);
  if (verdict.outcome === 'already') {
    return decision === 'undo' ? NOTHING_TO_UNDO : BY_NOW[situation.current.state];
  }
  // The button asks for the reason.
  return verdict.outcome === 'refused' && verdict.needsReason ? null : verdict.message;
}
