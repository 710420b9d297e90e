import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskQuery, readQuery, writeQuery } from './deskQuery';

export type ChangeDesk = (changes: Partial<DeskQuery>) => void;

/** The view of the desk, kept in the URL for back and reload. */
export function useDeskQuery() {
  const [url, setUrl] = useSearchParams();
  const address = url.toString();
  const query = useMemo(() => readQuery(new URLSearchParams(address)), [address]);

  // The router does not queue changes: the second of two in one task would start from the old URL.
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  }, [url]);

  /** Anything but a page starts at the first page again. */
  const change = useCallback<ChangeDesk>(
    (changes) => {
      const next = { ...readQuery(latestUrl.current), page: 1, ...changes };
      latestUrl.current = writeQuery(latestUrl.current, next);
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [setUrl],
  );

  return { query, change };
}
