import { useEffect, useState } from 'react';
import { TYPING_PAUSE_MS } from '@/shared/constants/screen';
import { withinSearchLimits } from '@/shared/search';

/** The text typed into a picker, `first` at the beginning, and the search that the server gets once typing pauses. */
export function useSearchText(first: () => string = () => '') {
  const [typed, setTyped] = useState(first);
  const searched = withinSearchLimits(typed).trim();
  const [search, setSearch] = useState(searched);

  useEffect(() => {
    const timer = setTimeout(() => setSearch(searched), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [searched]);

  return { typed, setTyped, search, isWaiting: searched !== search };
}
