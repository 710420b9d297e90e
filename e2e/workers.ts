import type { Page } from '@playwright/test';
import { expect } from './fixtures';

type Status = 'new' | 'installing' | 'installed' | 'activating' | 'activated' | 'redundant';

/**
 * Looks for an update of the service worker and waits until it has taken over or was refused. Chromium stops an idle worker
 * for its successor, but not one that the developer tools watch, as Playwright does, if it answered at that moment.
 */
export async function updateWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const versions = new Map<string, Status>();
  session.on('ServiceWorker.workerVersionUpdated', (event) => {
    for (const { versionId, status } of event.versions) versions.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const stopPredecessor = async () => {
    const statuses = [...versions.values()];
    if (!statuses.includes('installed')) return;
    for (const [versionId, status] of versions)
      if (status === 'activated') await session.send('ServiceWorker.stopWorker', { versionId });
  };
  await expect
    .poll(async () => {
      await stopPredecessor();
      return page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return [installing, waiting, active].filter(Boolean).map((worker) => worker?.state);
      });
    })
    .toEqual(['activated']);
  await session.detach();
}
