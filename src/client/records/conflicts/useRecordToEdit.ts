import { useEffect, useRef, useState } from 'react';

interface Read<Answer> {
  currentData?: Answer;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

type Key = number | string;

/**
 * The answer with which a form opens. A cached one that is being read again may be older than what this person has just
 * saved, so the form waits for the new one; later answers do not close an open form.
 * @param key of the edited record; null while no form is asked for
 */
export function useRecordToEdit<Answer>(query: Read<Answer>, key: Key | null): Answer | undefined {
  const { currentData, isFetching, isError } = query;
  const [opened, setOpened] = useState<Key | null>(null);
  const isSettled = currentData !== undefined && !isFetching && !isError;
  const isOpen = key !== null && (key === opened || isSettled);
  const next = isOpen ? key : null;
  if (next !== opened) setOpened(next);

  const latest = useRef(query);
  latest.current = query;
  useEffect(() => {
    // RTK Query does not repeat a failed query on mount.
    if (key !== null && latest.current.isError) latest.current.refetch();
  }, [key]);

  return isOpen ? currentData : undefined;
}
