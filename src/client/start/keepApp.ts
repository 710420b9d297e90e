import { keepInstalledForLong } from '@/client/offline/installOffer';
import { announceNewBuild } from '@/client/offline/newBuild';
import { forgetKeptBuilds } from '@/client/session/browserStorage';
import type { Role } from '@/shared/permissions';

/** Written into the document by the build (`worker/WorkerPlugin.ts`); missing in development and with OFFLINE_APP=false. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

const handleMessage = ({ data }: MessageEvent<{ build?: string } | null>) => {
  if (data?.build && data.build !== ownBuild()) announceNewBuild();
};

/** A page may stay open for days on a phone. */
const lookForUpdates = async () => {
  if (document.visibilityState === 'hidden') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
};

// Without a network, the next look finds it.
const handleVisibility = () => void lookForUpdates().catch(() => {});

/**
 * Removes a worker of earlier. A kept page that asks for `/sw.js` while the removing worker ends (`worker/removal.ts`) makes
 * the browser keep that one.
 */
const removeApp = async (workers: ServiceWorkerContainer) => {
  const registrations = await workers.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  await forgetKeptBuilds();
};

/**
 * Lets the service worker keep the application on this device. Resolves with whether it does: some browsers refuse, above all
 * in private windows, and everything works without it.
 */
export const keepApp = async (role: Role): Promise<boolean> => {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers) return false;
  if (!ownBuild()) {
    await removeApp(workers);
    return false;
  }
  workers.addEventListener('message', handleMessage);
  workers.startMessages();
  // Its answer was sent before this page listened.
  workers.controller?.postMessage('build');
  document.addEventListener('visibilitychange', handleVisibility);
  const address = role === 'student' ? '/sw.js?role=student' : '/sw.js';
  // The browser tests block workers: their registration resolves with nothing.
  const registration: ServiceWorkerRegistration | undefined = await workers
    .register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return false;
  keepInstalledForLong();
  return true;
};
