import { attempt } from './attempt';

/**
 * Everything that this browser keeps, by the name its key begins with, and until when (decision 55):
 *
 * - `session`: the session ends, in whichever way
 * - `tab`: the same; in the storage of one tab
 * - `logout`: its owner logs out, or somebody else logs in
 * - `always`: nobody's data
 *
 * The state of the sidebar is in a cookie (`layout/sidebarCookie.ts`).
 */
const KEPT_UNTIL = {
  access_token: 'session',
  user: 'session',
  'selected-internship': 'session',
  'recently-opened': 'session',
  'table-conditions': 'session',
  origins: 'tab',
  'demo-password-warning': 'tab',
  'activity-log-draft': 'logout',
  'table-layout': 'always',
  'page-size': 'always',
  'last-settings': 'always',
  // Written by MUI: the colour scheme.
  'mui-mode': 'always',
  'mui-color-scheme': 'always',
} as const;

type Name = keyof typeof KEPT_UNTIL;
type Key = Name | `${Name}${':' | '-'}${string}`;
type End = (typeof KEPT_UNTIL)[Name];

const storageOf = (key: Key) => (KEPT_UNTIL[key as Name] === 'tab' ? sessionStorage : localStorage);

// The browser may block its storage, or the storage may be full: what would be kept then lasts as long as the page.

export const readKept = (key: Key): string | null => attempt(() => storageOf(key).getItem(key));

/** Null if there is none, or no JSON. */
export const readKeptJson = (key: Key): unknown =>
  attempt(() => JSON.parse(readKept(key) ?? 'null'));

/** Whether the browser keeps it. */
export const keep = (key: Key, text: string): boolean =>
  attempt(() => storageOf(key).setItem(key, text)) !== null;

export const removeKept = (key: Key): void => {
  attempt(() => storageOf(key).removeItem(key));
};

const removeAll = (end: End, isRemoved: (key: string) => boolean = () => true) => {
  const names = (Object.keys(KEPT_UNTIL) as Name[]).filter((name) => KEPT_UNTIL[name] === end);
  const ends = (key: string) =>
    names.some((name) => key === name || key.startsWith(`${name}:`) || key.startsWith(`${name}-`));
  attempt(() => {
    const storage = end === 'tab' ? sessionStorage : localStorage;
    for (const key of Object.keys(storage))
      if (ends(key) && isRemoved(key)) storage.removeItem(key);
  });
};

/** The storage of the other tabs belongs to them. */
export const forgetTab = () => removeAll('tab');

export const forgetSession = () => {
  removeAll('session');
  forgetTab();
};

const draftsOf = (userId: number) => `activity-log-draft-${userId}-`;

export const hasDrafts = (userId: number): boolean =>
  attempt(() => Object.keys(localStorage).some((key) => key.startsWith(draftsOf(userId)))) === true;

export const forgetDrafts = () => removeAll('logout');

export const forgetDraftsOfOthers = (userId: number) =>
  removeAll('logout', (key) => !key.startsWith(draftsOf(userId)));
