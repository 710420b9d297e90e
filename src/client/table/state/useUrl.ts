import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';

type Change = (url: URLSearchParams) => URLSearchParams;

/** The query that the parts of a page have asked for at a location, until the router shows the next location. */
const asked = new WeakMap<Location, URLSearchParams>();

/**
 * The query of the URL. The router does not queue changes, so `read` returns the latest one: the second of two
 * changes in one task (a search that ends with a click on a column, a dialog that closes) starts from the first.
 */
export function useUrl() {
  const location = useLocation();
  const [url, setUrl] = useSearchParams();
  const shown = useRef({ location, url });
  useEffect(() => {
    shown.current = { location, url };
  }, [location, url]);

  const read = useCallback(() => asked.get(shown.current.location) ?? shown.current.url, []);
  const write = useCallback(
    (change: Change) => {
      const next = change(new URLSearchParams(read()));
      asked.set(shown.current.location, next);
      setUrl(next, { replace: true, preventScrollReset: true });
    },
    [read, setUrl],
  );
  return { url, read, write };
}
