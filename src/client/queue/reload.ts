import { showUnsent, unsentShown } from './unsentShown';
import { itemsOf } from './unsentStore';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('unsent') : null;

/** Shows the items of a user as they are stored; none if the browser does not tell. */
export async function reload(userId: number): Promise<void> {
  const items = await itemsOf(userId).catch(() => null);
  if (items || unsentShown().userId !== userId) showUnsent({ userId, items: items ?? [] });
}

/** Shows the change of the shown user's items here and in other tabs. */
export async function reloadEverywhere(): Promise<void> {
  channel?.postMessage(null);
  await reload(unsentShown().userId);
}

channel?.addEventListener('message', () => void reload(unsentShown().userId));
