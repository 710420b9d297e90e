import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReviewDecision, ReviewState } from '@/shared/constants/reviews';

/** How long a decision can be undone from the bar. */
export const UNDO_MS = 10_000;

export type Recent = {
  key: number;
  ids: readonly number[];
  decision: Exclude<ReviewDecision, 'undo'>;
  /** What was decided on, for people. */
  label: string;
  /** The state of a single activity before the decision. */
  from?: ReviewState;
  isOverdue?: boolean;
};

/** The decisions of the last ten seconds, latest first. */
export function useRecent() {
  const [recent, setRecent] = useState<readonly Recent[]>([]);
  const lastKey = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const forget = useCallback((key: number) => {
    setRecent((all) => all.filter((one) => one.key !== key));
  }, []);

  const remember = useCallback(
    (decided: Omit<Recent, 'key'>): number => {
      lastKey.current += 1;
      const key = lastKey.current;
      setRecent((all) => [{ ...decided, key }, ...all]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        forget(key);
      }, UNDO_MS);
      timers.current.add(timer);
      return key;
    },
    [forget],
  );

  return { recent, remember, forget };
}
