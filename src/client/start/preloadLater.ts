import type { AppStore } from '@/client/app/store';
import { FIRST_SCREEN_MS } from '@/client/layout/measures';
import type { Screen } from '@/client/navigation/screen';
import { screens } from '@/client/navigation/screens';
import { isAppKept } from '@/client/offline/isAppKept';
import { selectRole } from '@/client/session/sessionSlice';
import type { Role } from '@/shared/permissions';
import { isCostly } from './connection';
import { filesAhead, readScreenFiles } from './screenFiles';
import { nextIdle, whenIdle } from './whenIdle';

/** Fetches a file into the browser's cache. Running it would delay what the person does meanwhile. */
const fetchFile = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.onload = link.onerror = () => resolve();
    document.head.append(Object.assign(link, { rel: 'prefetch', href }));
  });

/** Half of the connections that a browser opens to a server, so that a click finds another one free. */
const AT_ONCE = 3;

/** The most that is fetched for what the person may open next; what they opened before is in the browser's cache. */
const MAX_KIB = 250;

/** Fetches files of the screens that a menu leads to, and of what opens over them, when idle. */
export const fetchScreens = async (role: Role): Promise<void> => {
  const built = readScreenFiles();
  if (!built || isCostly()) return;
  const paths = (Object.values(screens) as Screen[])
    .filter(({ roles, parent, path }) => roles.includes(role) && !parent && !path.includes(':'))
    .map(({ path }) => path);
  const present = new Set([...document.scripts].map((script) => script.getAttribute('src') ?? ''));
  const steps = filesAhead(built, { paths, role, present }, MAX_KIB).map(
    (href) => () => fetchFile(href),
  );
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
    steps.filter((_step, index) => index % AT_ONCE === lane),
  );
  await Promise.all(lanes.map(whenIdle));
};

const fetchLater = async (store: AppStore, role: Role) => {
  await nextIdle();
  const { keepApp } = await import('./keepApp');
  const isKept = await keepApp(role);
  // The worker of a student fetches all of their screens itself.
  if (!(isKept && role === 'student')) return fetchScreens(role);
  if (!isAppKept()) return;
  const { keepAhead } = await import('./keepAhead');
  await keepAhead(store);
};

/** Keeps the application on the device, or fetches the other screens, once the first one has had time to load. */
export const preloadLater = (store: AppStore): void => {
  setTimeout(() => {
    const role = selectRole(store.getState());
    // The code for it may be gone from the server.
    if (role) void fetchLater(store, role).catch(() => {});
  }, FIRST_SCREEN_MS);
};
