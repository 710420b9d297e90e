import { useRef, useState } from 'react';
import type { RequestDecision } from '@/shared/resources/attendance-requests/constants';

export interface DecidedRequests {
  decision: Exclude<RequestDecision, 'undo'>;
  ids: readonly number[];
  /** Whom it is about: a name, or a number of requests. */
  label: string;
}

/** A stored decision with what can be taken back of it; null after a failure. */
export type Stored = { decided: DecidedRequests | null } | null;

const NOTHING: Promise<Stored> = Promise.resolve(null);

/** The last decision, which can be taken back. It follows the order of the presses, not that of the answers. */
export function useRecentDecision() {
  const [recent, setRecent] = useState<DecidedRequests | null>(null);
  const latest = useRef(NOTHING);

  async function follow(sent: Promise<Stored>) {
    const before = latest.current;
    latest.current = sent;
    const stored = await sent;
    if (latest.current !== sent) return;
    if (!stored) latest.current = before;
    setRecent((stored ?? (await before))?.decided ?? null);
  }

  return {
    recent,
    follow,
    /** Waits for the answer to the last decision; a second call finds nothing to take back. */
    takeBack: (undo: (decided: DecidedRequests) => Promise<Stored>) => {
      const target = latest.current;
      return follow(target.then((stored) => (stored?.decided ? undo(stored.decided) : null)));
    },
    forget: () => {
      latest.current = NOTHING;
      setRecent(null);
    },
  };
}
