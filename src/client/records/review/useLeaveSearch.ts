import { useEffect, useState } from 'react';

const isInSearch = () => document.activeElement?.getAttribute('role') === 'searchbox';

type Settings = {
  /** The search of the rows. */
  search: string;
  /** Whether the rows are those of the search. */
  isReady: boolean;
  /** Focuses the first hit, or the row before the search if it is empty. */
  onLeave: (search: string) => void;
};

/** Goes from the search to the rows, once they are those of the search. Returns what starts it. */
export function useLeaveSearch({ search, isReady, onLeave }: Settings) {
  // In the state: the search box has to be drawn with its new text before it loses the focus.
  const [left, setLeft] = useState<string | null>(null);
  const isThere = left === search && isReady;

  useEffect(() => {
    if (!isThere) return;
    setLeft(null);
    if (isInSearch()) onLeave(search);
  }, [isThere, search, onLeave]);

  return setLeft;
}
