import { keep, readStoredJson } from './browserStorage';

const RECENTLY_OPENED_KEY = 'recently-opened';
const MAX_ITEMS = 8;

/** A record that the user opened from the search. It has only a key and a name, because computers are shared. */
export interface RecentItem {
  /** Such as 'student:41'. */
  key: string;
  label: string;
}

type Stored = { user_id: number; items: RecentItem[] };

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

/** The latest first; nothing of what another user opened. */
export const readRecentlyOpened = (userId: number): RecentItem[] => {
  const stored = readStoredJson(RECENTLY_OPENED_KEY) as Partial<Stored> | null;
  return stored?.user_id === userId && Array.isArray(stored.items)
    ? stored.items.filter(isItem).slice(0, MAX_ITEMS)
    : [];
};

export const rememberOpened = (userId: number, { key, label }: RecentItem): void => {
  const others = readRecentlyOpened(userId).filter((item) => item.key !== key);
  const items = [{ key, label }, ...others].slice(0, MAX_ITEMS);
  keep(RECENTLY_OPENED_KEY, JSON.stringify({ user_id: userId, items } satisfies Stored));
};
