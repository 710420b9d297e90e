import { attempt } from './attempt';

const RECENTLY_OPENED_KEY = 'recently-opened';
const MAX_ITEMS = 8;

/** What somebody opened from the search. No more than its key and what it was called: computers are shared. */
export interface RecentItem {
  /** Such as 'student:41'. */
  key: string;
  label: string;
}

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

/** The latest first; nothing of what another user opened. */
export const readRecentlyOpened = (userId: number): RecentItem[] =>
  attempt(() => {
    const stored = JSON.parse(localStorage.getItem(RECENTLY_OPENED_KEY) ?? 'null');
    return stored?.user_id === userId && Array.isArray(stored.items)
      ? stored.items.filter(isItem).slice(0, MAX_ITEMS)
      : [];
  }) ?? [];

export const rememberOpened = (userId: number, { key, label }: RecentItem): void => {
  const others = readRecentlyOpened(userId).filter((item) => item.key !== key);
  const items = [{ key, label }, ...others].slice(0, MAX_ITEMS);
  attempt(() =>
    localStorage.setItem(RECENTLY_OPENED_KEY, JSON.stringify({ user_id: userId, items })),
  );
};

export const forgetRecentlyOpened = (): void => {
  attempt(() => localStorage.removeItem(RECENTLY_OPENED_KEY));
};
