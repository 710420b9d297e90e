import { PERIOD_CLOSED } from '@/server/db/records/internshipPeriods';
import {
  type ReviewDecision,
  type ReviewState,
  UNDO_FREELY_SECONDS,
} from '@/shared/resources/reviews/constants';
import type { Standing } from './standing';

/** A requested decision. */
export interface Wish {
  decision: ReviewDecision;
  comment?: string | null;
  /** The reason for an undo. */
  reason?: string | null;
  /** The state in which the reviewer saw the activity, if sent. */
  seen_state?: ReviewState | null;
}

export interface Situation {
  standing: Standing;
  userId: number;
  /** Super admins may undo decisions of others. */
  isSuperAdmin: boolean;
  now: Date;
  /** Whether both reviewers have validated the activity, which keeps it as it is. */
  isFrozen: boolean;
  /** Whether the day of the activity has come. */
  hasCome: boolean;
  isGraded: boolean;
  isClosed: boolean;
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
export function verdictOn(wish: Wish, situation: Situation): Verdict {
  const { standing } = situation;
  const verdict = VERDICTS[wish.decision](situation, wish);
  if (situation.isClosed && verdict.outcome !== 'already') return refused(PERIOD_CLOSED);
  if (verdict.outcome !== 'done' || wish.seen_state == null) return verdict;
  return wish.seen_state === standing.state ? DONE : refused(BY_NOW[standing.state]);
}

const VERDICTS: Record<ReviewDecision, (situation: Situation, wish: Wish) => Verdict> = {
  // Spec §4: at any time, by either reviewer, and repeating it changes nothing.
  validate: ({ standing }) => (standing.state === 'validated' ? ALREADY : DONE),

  return({ standing, userId, hasCome }, { comment }) {
    if (standing.state === 'validated') return refused(VALIDATED_FIRST);
    if (standing.state === 'returned') {
      const isSame = standing.by?.id === userId && standing.comment === comment;
      return isSame ? ALREADY : refused(BY_NOW.returned);
    }
    return hasCome ? DONE : refused(NOT_YET);
  },

  undo({ standing, userId, isSuperAdmin, isGraded, isFrozen, now }, { reason }) {
    const { by, at } = standing;
    if (standing.state === 'waiting') {
      return standing.undoneBy === userId ? ALREADY : refused(NOTHING_TO_UNDO);
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
    return decision === 'undo' ? NOTHING_TO_UNDO : BY_NOW[situation.standing.state];
  }
  // The button asks for the reason.
  return verdict.outcome === 'refused' && verdict.needsReason ? null : verdict.message;
}
