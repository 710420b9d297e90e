import { createPath, type DataRouter, parsePath, useLocation } from 'react-router';
import { attempt } from '@/client/session/attempt';
import { keep, readStoredJson, removeStored } from '@/client/session/browserStorage';
import { paths } from '@/shared/paths';

/** The URLs visited on the way to a history entry, the latest last, one per pathname. */
export type Origins = readonly string[];

const STORAGE_KEY = 'origins';
const MAX_ENTRIES = 100;
const MAX_URLS = 20;
const NONE: Origins = [];

/** The origins by the key of the history entry, kept per tab so that a reload does not lose them. */
let originsOfEntries = new Map<string, Origins>();

const read = (): Map<string, Origins> =>
  attempt(() => new Map(readStoredJson(STORAGE_KEY) as [string, Origins][])) ?? new Map();

const write = () => keep(STORAGE_KEY, JSON.stringify([...originsOfEntries].slice(-MAX_ENTRIES)));

const pathnameOf = (url: string) => parsePath(url).pathname;

const append = (origins: Origins, url: string): Origins => [
  ...origins.filter((origin) => pathnameOf(origin) !== pathnameOf(url)).slice(1 - MAX_URLS),
  url,
];

/**
 * Records the origin of every history entry: the URLs visited before, with the page, search, filters
 * and order in their query string. Links need no extra state. Returns a function that stops it.
 */
export function recordOrigins(router: DataRouter): () => void {
  originsOfEntries = read();
  let current = router.state.location;
  if (!originsOfEntries.has(current.key)) originsOfEntries.set(current.key, NONE);

  return router.subscribe(({ location, historyAction }) => {
    const previous = current;
    if (location.key === previous.key) return;
    current = location;

    if (location.pathname === paths.login) {
      // The next user must not see the searches of this one.
      originsOfEntries.clear();
      removeStored(STORAGE_KEY);
      return;
    }
    if (historyAction === 'POP') {
      // The entry is from before the login: its page opens without the search of the previous user.
      if (!originsOfEntries.has(location.key)) {
        void router.navigate(location.pathname, { replace: true });
      }
    } else {
      const origins = originsOfEntries.get(previous.key) ?? NONE;
      const isPush = historyAction === 'PUSH' && previous.pathname !== paths.login;
      originsOfEntries.set(location.key, isPush ? append(origins, createPath(previous)) : origins);
    }
    write();
  });
}

export const useOrigins = (): Origins => originsOfEntries.get(useLocation().key) ?? NONE;

/** The pathname that was visited last on the way here. */
export const latestOf = (origins: Origins, pathnames: readonly string[]): string | undefined =>
  origins.map((url) => pathnameOf(url) ?? '').findLast((pathname) => pathnames.includes(pathname));

/** The URL with which a page was left on the way here. A query in the given URL takes precedence. */
export function lastUrl(origins: Origins, url: string): string {
  const { pathname, search } = parsePath(url);
  const visited = origins.find((origin) => pathnameOf(origin) === pathname);
  if (!visited) return url;

  const query = new URLSearchParams(parsePath(visited).search);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  return createPath({ pathname, search: query.toString() });
}
