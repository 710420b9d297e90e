import { keep, removeStored } from '@/client/session/browserStorage';
import type { Unsent } from './unsentItem';
import { unsentNames } from './unsentNames';
import { showUnsent, unsentShown } from './unsentShown';
import { itemsOf } from './unsentStore';

/** For the log-in page, which says what the last account has left here, and knows no account. */
function rememberLeft(items: readonly Unsent[]): void {
  const waiting = items.filter(({ state }) => state === 'waiting');
  if (waiting.length > 0) keep('unsent-left', `mengirim ${unsentNames(waiting)}`);
  else if (items.length > 0) keep('unsent-left', `melihat ${unsentNames(items)} yang ditolak`);
  else removeStored('unsent-left');
}

let channel: BroadcastChannel | undefined;

/** Shows the items of a user as they are stored; none if the browser does not tell. */
export async function reload(userId: number): Promise<void> {
  const items = await itemsOf(userId).catch(() => null);
  if (items) rememberLeft(items);
  if (items || unsentShown().userId !== userId) showUnsent({ userId, items: items ?? [] });
}

/** Shows the change of a user's items here and in other tabs. */
export async function reloadEverywhere(userId = unsentShown().userId): Promise<void> {
  channel?.postMessage(null);
  await reload(userId);
}

/** Shows the changes that other tabs make. */
export function followTabs(): void {
  channel ??= new BroadcastChannel('unsent');
  channel.onmessage = () => void reload(unsentShown().userId);
}
