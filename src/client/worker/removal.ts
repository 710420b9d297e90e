/*
 * Served as `/sw.js` in place of the worker where OFFLINE_APP is off: it takes the place of a kept build, removes it from the
 * device and then itself. Open pages go on without it.
 */

export {};

declare const self: ServiceWorkerGlobalScope;

const removeAll = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
