import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskState, readDesk, writeDesk } from './deskState';

export type ChangeDesk = (changes: Partial<DeskState>) => void;

/** What the desk shows, kept in the URL for back and reload. */
export function useDeskState() {
  const [url, setUrl] = useSearchParams();
  const address = url.toString();
  const state = useMemo(() => readDesk(new URLSearchParams(address)), [address]);

  // The router does not queue changes: the second of two in one task would start from the old URL.
  const latestUrl = useRef(url);
  useEffect(() => {
    latestUrl.current = url;
  }, [url]);

  /** Anything but a page starts at the first page again. */
  const change = useCallback<ChangeDesk>(
    (changes) => {
      const next = { ...readDesk(latestUrl.current), page: 1, ...changes };
      latestUrl.current = writeDesk(latestUrl.current, next);
      setUrl(latestUrl.current, { replace: true, preventScrollReset: true });
    },
    [setUrl],
  );

  return { state, change };
}
