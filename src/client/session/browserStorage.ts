import { attempt } from './attempt';

/**
 * Everything that this browser keeps, by the name with which its key begins, and what removes it
 * (decision 55):
 *
 * - `session`: the end of the session
 * - `tab`: the end of the session; the entry is in the storage of one tab
 * - `logout`: a logout, or a login as another user
 * - `login`: the next log-in
 * - `never`: nothing, because it is not about a person or a record
 *
 * The state of the sidebar is in a cookie (`layout/sidebarCookie.ts`).
 */
const REMOVED_BY = {
  access_token: 'session',
  user: 'session',
  'selected-internship': 'session',
  'recently-opened': 'session',
  'table-conditions': 'session',
  'follow-ups-height': 'session',
  origins: 'tab',
  'demo-password-warning': 'tab',
  'second-factor-advice': 'tab',
  'sign-on-return': 'tab',
  'activity-log-draft': 'logout',
  'return-comment-draft': 'logout',
  'grade-draft': 'logout',
  'request-draft': 'logout',
  'placement-draft': 'logout',
  'assessment-draft': 'logout',
  'guidance-draft': 'logout',
  'report-comment-draft': 'logout',
  'letters-draft': 'logout',
  'form-draft': 'logout',
  'unsent-left': 'login',
  'table-layout': 'never',
  'page-size': 'never',
  'desk-rows': 'never',
  'menu-folded': 'never',
  'last-settings': 'never',
  'server-clock': 'never',
  'install-hint': 'never',
  // React Router writes how far each entry of the history was scrolled.
  'react-router-scroll-positions': 'never',
  // MUI writes the colour scheme.
  'mui-mode': 'never',
  'mui-color-scheme': 'never',
} as const;

type Name = keyof typeof REMOVED_BY;
type Key = Name | `${Name}${':' | '-'}${string}`;
type Cause = (typeof REMOVED_BY)[Name];
/** Text that the server has not stored; the key goes on with the person and the record. */
export type Draft = {
  [Each in Name]: (typeof REMOVED_BY)[Each] extends 'logout' ? Each : never;
}[Name];
export type DraftKey = `${Draft}-${number}-${number | string}`;

/** The database with the copies of the drafts (`draftCopies.ts`). */
export const DRAFT_COPIES = 'draft-copies';

/**
 * The database with what waits to be sent (`queue/unsentStore.ts`). It stays when somebody logs out: the next log-in of the
 * same person sends it.
 */
export const UNSENT = 'unsent';

/** Whether something may wait to be sent on this device, whose ever it is. */
export async function mayKeepUnsent(): Promise<boolean> {
  if (!('indexedDB' in window)) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === UNSENT);
  } catch {
    // Older Firefox does not tell.
    return true;
  }
}

/** The database with answers of the server, which the end of the session deletes (`offline/keptAnswers.ts`). */
export const KEPT_ANSWERS = 'kept-answers';

const storageOf = (key: Key) => (REMOVED_BY[key as Name] === 'tab' ? sessionStorage : localStorage);

// The browser may block its storage, and the storage may be full. What could not be kept lasts as long
// as the page.

export const readStored = (key: Key): string | null => attempt(() => storageOf(key).getItem(key));

/** Null if the entry is missing or is not JSON. */
export const readStoredJson = (key: Key): unknown =>
  attempt(() => JSON.parse(readStored(key) ?? 'null'));

/** Returns whether the browser keeps it. */
export const keep = (key: Key, text: string): boolean =>
  attempt(() => storageOf(key).setItem(key, text)) !== null;

export const removeStored = (key: Key): void => {
  attempt(() => storageOf(key).removeItem(key));
};

const namesOf = (cause: Cause) =>
  (Object.keys(REMOVED_BY) as Name[]).filter((name) => REMOVED_BY[name] === cause);

const removeAll = (cause: Cause, isRemoved: (key: string) => boolean = () => true) => {
  const names = namesOf(cause);
  const ends = (key: string) =>
    names.some((name) => key === name || key.startsWith(`${name}:`) || key.startsWith(`${name}-`));
  attempt(() => {
    const storage = cause === 'tab' ? sessionStorage : localStorage;
    for (const key of Object.keys(storage))
      if (ends(key) && isRemoved(key)) storage.removeItem(key);
  });
};

/** Each tab clears its own storage. */
export const forgetTab = () => removeAll('tab');

export const forgetSession = () => {
  removeAll('session');
  attempt(() => indexedDB.deleteDatabase(KEPT_ANSWERS));
  forgetTab();
};

export const forgetBeforeLogin = () => removeAll('login');

export const isDraftOf = (userId: number) => (key: string) =>
  namesOf('logout').some((name) => key.startsWith(`${name}-${userId}-`));

export const hasDrafts = (userId: number): boolean =>
  attempt(() => Object.keys(localStorage).some(isDraftOf(userId))) === true;

/** The records about which the user has drafts of this kind. */
export const draftedRecords = (draft: Draft, userId: number): string[] => {
  const prefix = `${draft}-${userId}-`;
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
};

export const forgetDrafts = () => {
  removeAll('logout');
  attempt(() => indexedDB.deleteDatabase(DRAFT_COPIES));
};

export const forgetDraftsOfOthers = (userId: number) => {
  const isOwn = isDraftOf(userId);
  removeAll('logout', (key) => !isOwn(key));
};

/** Removes every build of the application that the service worker has kept. */
export const forgetKeptBuilds = async (): Promise<void> => {
  for (const name of await caches.keys()) await caches.delete(name);
};
