import { createStore } from '@/client/app/store';
import { aUser, storeSession } from '@/client/testing/session';
import { hasDrafts, keep, readStored, readStoredJson } from './browserStorage';
import { loggedIn, loggedOut, sessionAdoptedFromOtherTab, sessionExpired } from './sessionSlice';

const user = aUser('student', { id: 7 });
const login = (id: number) => loggedIn({ accessToken: 'next', user: aUser('student', { id }) });

const SESSION = [
  'access_token',
  'user',
  'selected-internship',
  'recently-opened',
  'table-conditions:7:students',
  'follow-ups-height',
] as const;
const TAB = ['origins', 'demo-password-warning', 'second-factor-advice', 'sign-on-return'] as const;
const DRAFT = 'activity-log-draft-7-120';
const ALWAYS = [
  'table-layout:7:students',
  'page-size',
  'desk-rows',
  'menu-folded',
  'last-settings',
  'mui-mode',
  'mui-color-scheme-dark',
] as const;
const LEFT = 'unsent-left';
const LOCAL = [...SESSION, DRAFT, LEFT, ...ALWAYS] as const;

const keepEverything = () => {
  for (const key of [...LOCAL, ...TAB]) keep(key, '{}');
  storeSession(user);
  localStorage.setItem('of-another-program', 'x');
  sessionStorage.setItem('of-another-program', 'x');
};

const keysOf = (storage: Storage) =>
  Object.keys(storage)
    .filter((key) => key !== 'of-another-program')
    .sort();

test.each([
  ['a logout', loggedOut(), [LEFT, ...ALWAYS], []],
  ['an expired session', sessionExpired(), [DRAFT, LEFT, ...ALWAYS], []],
  ['a login as the same user', login(7), ['access_token', 'user', DRAFT, ...ALWAYS], []],
  ['a login as another user', login(8), ['access_token', 'user', ...ALWAYS], []],
  [
    'a logout in another tab, which clears what tabs share',
    sessionAdoptedFromOtherTab(null),
    LOCAL,
    [],
  ],
  [
    'a refreshed token in another tab',
    sessionAdoptedFromOtherTab({ accessToken: 'next', user }),
    LOCAL,
    TAB,
  ],
])(
  '%s leaves nothing of the user in the browser that should be gone',
  (_what, action, local, tab) => {
    keepEverything();
    createStore().dispatch(action);
    expect(keysOf(localStorage)).toEqual([...local].sort());
    expect(keysOf(sessionStorage)).toEqual([...tab].sort());
    expect(localStorage).toHaveLength(local.length + 1);
    expect(sessionStorage).toHaveLength(tab.length + 1);
  },
);

test('finds drafts of one user only', () => {
  keep('activity-log-draft-71-120', 'Memasang server');
  expect(hasDrafts(7)).toBe(false);
  expect(hasDrafts(71)).toBe(true);
  keep('return-comment-draft-7-120', 'Tanpa foto');
  expect(hasDrafts(7)).toBe(true);
});

test('reads null from a browser that blocks its storage, and says that nothing was kept', () => {
  const blocked = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  expect(keep('page-size', '20')).toBe(false);
  expect(readStored('page-size')).toBeNull();
  expect(readStoredJson('page-size')).toBeNull();
  for (const spy of blocked) spy.mockRestore();
});
