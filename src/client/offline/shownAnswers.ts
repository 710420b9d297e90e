import { createListeners } from '@/client/session/createListeners';

/** The queries that show an answer of an earlier time, with that time in milliseconds. */
let times: ReadonlyMap<string, number> = new Map();
const { tell, listen } = createListeners();

const set = (changed: Map<string, number>) => {
  times = changed;
  tell();
};

export const showsKept = (query: string, at: number): void => set(new Map(times).set(query, at));

export const showsFresh = (query: string): void => {
  if (!times.has(query)) return;
  const changed = new Map(times);
  changed.delete(query);
  set(changed);
};

export const keptQueries = (): readonly string[] => [...times.keys()];

/** The time of the oldest data that are shown; null if all are of now. */
export const shownSince = (): number | null =>
  times.size === 0 ? null : Math.min(...times.values());

export const onShownAnswers = listen;
