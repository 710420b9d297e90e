import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Change = (url: URLSearchParams) => URLSearchParams;

/**
 * The query of the URL. The router does not queue changes, so `read` returns the latest one: the second of two
 * changes in one task (a search that ends with a click on a column) starts from the first.
 */
export function useUrl() {
  const [url, setUrl] = useSearchParams();
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  }, [url]);

  const read = useCallback(() => latest.current, []);
  const write = useCallback(
    (change: Change) => {
      latest.current = change(new URLSearchParams(latest.current));
      setUrl(latest.current, { replace: true, preventScrollReset: true });
    },
    [setUrl],
  );
  return { url, read, write };
}
