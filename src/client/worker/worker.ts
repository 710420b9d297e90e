/*
 * The service worker, served as `/sw.js`: it keeps one whole build of the application on the device (docs/decisions/0107).
 *
 * - A build is kept whole or not at all. The document goes into its cache last, so a cache with a document is complete.
 * - A document and its files come from one build. Names of files contain their hash; a build stays as long as one of its pages.
 * - Answers of the API, downloads and the screens that are open to everyone never pass through here.
 */

import { hasUsedScreens } from '../offline/usedScreens';
import { isCostly } from '../start/connection';

declare const self: ServiceWorkerGlobalScope;

const CACHE_PREFIX = 'build-';
const CACHE = `${CACHE_PREFIX}${BUILD.version}`;
/** Which build each open page has: the address of an entry ends with the id of the page. */
const PAGES = 'pages';
const DOCUMENT = '/';

/** The page registers the worker of a student under an address of its own (`start/keepApp.ts`). */
const isStudent = () => new URL(self.location.href).searchParams.get('role') === 'student';

/** Checked with the server: the cache of the browser may have the document of another build. */
async function fetchDocument(): Promise<Response> {
  const document = await fetch(DOCUMENT, { cache: 'no-cache' });
  const isOfThisBuild =
    document.ok && !document.redirected && (await document.clone().text()).includes(BUILD.version);
  // While processes with two builds take turns, the next check for updates tries again.
  if (!isOfThisBuild) throw new Error('The server has the document of another build.');
  return document;
}

/** Half of the connections that a browser opens to a server, so that a person does not wait for it. */
const AT_ONCE = 3;

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await cache.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

const keptBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

async function hasScreensOfOlder(): Promise<boolean> {
  const older = (await keptBuilds()).filter((name) => name !== CACHE);
  const builds = await Promise.all(older.map((name) => caches.open(name)));
  return hasUsedScreens(builds, BUILD.shell);
}

async function keepBuild(): Promise<void> {
  const document = await fetchDocument();
  const cache = await caches.open(CACHE);
  const hasScreens = isStudent() && (!isCostly() || (await hasScreensOfOlder()));
  await keepFiles(cache, [...BUILD.shell, ...(hasScreens ? BUILD.student : [])]);
  await cache.put(DOCUMENT, document);
  // Takes over at once: open pages keep the files of their build, and the next page gets this one.
  await self.skipWaiting();
}

/** Its headers may change without a build: the policy names the server of the map. */
async function renewDocument(): Promise<void> {
  const document = await fetchDocument();
  const cache = await caches.open(CACHE);
  await cache.put(DOCUMENT, document);
}

const idOf = ({ url }: Request) => new URL(url).pathname.slice(1);

/** Removes the builds that no open page has, apart from the newest. */
async function forgetBuilds(): Promise<void> {
  // The cache of a build that is being fetched is not complete, and has no page.
  if (self.registration.installing) return;
  const open = await self.clients.matchAll({ type: 'window' });
  const ids = new Set(open.map(({ id }) => id));
  const pages = await caches.open(PAGES);
  const used = new Set([CACHE]);
  for (const entry of await pages.keys()) {
    const build = (await (await pages.match(entry))?.text()) ?? CACHE;
    if (ids.has(idOf(entry))) used.add(build);
    // A page of the newest build may not be there yet.
    else if (build !== CACHE) await pages.delete(entry);
  }
  for (const name of await keptBuilds()) if (!used.has(name)) await caches.delete(name);
}

const ANSWER = { build: BUILD.version };

/** Tells the open pages that there is a newer build. */
async function tellPages(): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage(ANSWER);
}

/** From this device first: a network that is slow or gone would keep the person waiting. The browser looks for updates beside it. */
async function pageOf({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const document = await caches.match(DOCUMENT, { cacheName: CACHE, ignoreVary: true });
  if (!document) return fetch(request);
  const pages = await caches.open(PAGES);
  await pages.put(`/${resultingClientId}`, new Response(CACHE));
  return document;
}

/** Adds a file to the build of its page, which may be older than this worker. A full disk must not take the answer from the page. */
async function keepFile({ request, clientId }: FetchEvent, answer: Response): Promise<void> {
  const build = await (await (await caches.open(PAGES)).match(`/${clientId}`))?.text();
  if (!build || !(await caches.has(build))) return;
  const cache = await caches.open(build);
  await cache.put(request, answer).catch(() => {});
}

async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepFile(event, answer.clone()));
  return answer;
}

const isFromNetwork = (pathname: string) =>
  BUILD.online.includes(pathname.split('/')[1] ?? '') || /\.[^/]*$/.test(pathname);

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

self.addEventListener('activate', (event) => event.waitUntil(tellPages()));

// Every page asks once it has started, and the page before it is gone by then.
self.addEventListener('message', (event) => {
  event.source?.postMessage(ANSWER);
  event.waitUntil(forgetBuilds());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/') || BUILD.shell.includes(pathname)) {
    event.respondWith(fileOf(event));
  } else if (mode === 'navigate' && destination === 'document' && !isFromNetwork(pathname)) {
    event.respondWith(pageOf(event));
    // Without a network, or with another build on the server, the kept one stays.
    event.waitUntil(renewDocument().catch(() => {}));
  }
});
