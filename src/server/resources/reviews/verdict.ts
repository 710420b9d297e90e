import { PERIOD_CLOSED } from '@/server/db/constraints';
import type { ReviewDecision, ReviewState } from '@/shared/constants/reviews';
import type { Standing } from './standing';

/** What a reviewer would like to do. */
export interface Wish {
  decision: ReviewDecision;
  comment?: string | null;
  /** The state in which they saw the activity, if they say so. */
  seen_state?: ReviewState | null;
}

export interface Situation {
  standing: Standing;
  userId: number;
  /** Whether the day of the activity has come. */
  hasCome: boolean;
  isGraded: boolean;
  isClosed: boolean;
}

export type Verdict =
  | { outcome: 'done' | 'already'; message: null }
  | { outcome: 'refused'; message: string };

const DONE: Verdict = { outcome: 'done', message: null };
const ALREADY: Verdict = { outcome: 'already', message: null };
const refused = (message: string): Verdict => ({ outcome: 'refused', message });

const VALIDATED_FIRST =
  'Aktivitas ini sudah divalidasi. Urungkan validasi dahulu untuk mengembalikannya.';
const NOT_YET = 'Aktivitas ini belum berlangsung sehingga belum dapat dikembalikan.';
const NOTHING_TO_UNDO = 'Tidak ada keputusan Anda yang dapat diurungkan.';
const GRADED = 'Magang ini sudah memiliki nilai sehingga keputusan tidak dapat diurungkan.';
const decidedBy = (name: string) =>
  `Keputusan ini dibuat oleh ${name} dan hanya dapat diurungkan olehnya.`;

/** What has happened to an activity that somebody saw in another state. */
const BY_NOW: Record<ReviewState, string> = {
  waiting: 'Aktivitas ini sudah kembali menunggu peninjauan.',
  returned: 'Aktivitas ini sudah dikembalikan untuk revisi.',
  validated: 'Aktivitas ini sudah divalidasi.',
};

/** The rule for single decisions, for those on many activities, and for the buttons. */
export function verdictOn(wish: Wish, situation: Situation): Verdict {
  const { standing } = situation;
  const verdict = VERDICTS[wish.decision](situation, wish);
  if (situation.isClosed && verdict.outcome !== 'already') return refused(PERIOD_CLOSED);
  if (verdict.outcome !== 'done' || wish.seen_state == null) return verdict;
  return wish.seen_state === standing.state ? DONE : refused(BY_NOW[standing.state]);
}

const VERDICTS: Record<ReviewDecision, (situation: Situation, wish: Wish) => Verdict> = {
  // As the specification has it: at any time, by either reviewer, and repeating it changes nothing.
  validate: ({ standing }) => (standing.state === 'validated' ? ALREADY : DONE),

  return({ standing, userId, hasCome }, { comment }) {
    if (standing.state === 'validated') return refused(VALIDATED_FIRST);
    if (standing.state === 'returned') {
      const isSame = standing.by?.id === userId && standing.comment === comment;
      return isSame ? ALREADY : refused(BY_NOW.returned);
    }
    return hasCome ? DONE : refused(NOT_YET);
  },

  undo({ standing, userId, isGraded }) {
    if (standing.state === 'waiting') {
      return standing.undoneBy === userId ? ALREADY : refused(NOTHING_TO_UNDO);
    }
    if (isGraded) return refused(GRADED);
    if (standing.by && standing.by.id !== userId) return refused(decidedBy(standing.by.name));
    return DONE;
  },
};

/** Why the decision has no button now; null if it has one. */
export function refusalOf(decision: ReviewDecision, situation: Situation): string | null {
  const { outcome, message } = verdictOn({ decision }, situation);
  if (outcome === 'already') {
    return decision === 'undo' ? NOTHING_TO_UNDO : BY_NOW[situation.standing.state];
  }
  return message;
}
