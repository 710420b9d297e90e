import type { Unsent } from './unsentItem';

/** The order within an activity. A reviewer gets a log that is handed in with its photos. */
function rankOf(item: Unsent): number {
  if (item.kind === 'press') return 0;
  if (item.kind === 'photo') return 2;
  return item.kind === 'log' && item.payload.handsIn ? 3 : 1;
}

/** After so many failures an item no longer holds back those behind it. */
const PATIENCE = 3;

/** Whether those behind it in its chain wait for an item. */
export const holdsBack = (item: Unsent) => item.state === 'waiting' && item.attempts < PATIENCE;

/**
 * The items to send now, in chains: those of one activity go one after the other, a press before the log and the photos, and
 * chains with a press before all others. An item that rests holds its chain up; a refused one does not.
 * @param items oldest first
 */
export function chainsOf(items: readonly Unsent[], isResting: (item: Unsent) => boolean) {
  const chains = new Map<number | string, Unsent[]>();
  for (const item of items) {
    const name = item.kind === 'request' ? item.id : (item.activity_id ?? item.id);
    chains.set(name, [...(chains.get(name) ?? []), item]);
  }
  return [...chains.values()]
    .map((chain) => {
      const inOrder = chain.toSorted((one, other) => rankOf(one) - rankOf(other));
      const stop = inOrder.findIndex((item) => isResting(item) && holdsBack(item));
      const free = stop < 0 ? inOrder : inOrder.slice(0, stop);
      return free.filter((item) => item.state === 'waiting' && !isResting(item));
    })
    .filter((chain) => chain.length > 0)
    .toSorted(([one], [other]) => Number(other?.kind === 'press') - Number(one?.kind === 'press'));
}
