import { showUnsent, unsentShown } from './unsentShown';
import { itemsOf } from './unsentStore';

let channel: BroadcastChannel | undefined;

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

/** Shows the changes that other tabs make. */
export function followTabs(): void {
  channel ??= new BroadcastChannel('unsent');
  channel.onmessage = () => void reload(unsentShown().userId);
}
