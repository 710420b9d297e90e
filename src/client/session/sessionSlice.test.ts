import { aUser } from '@/client/testing/session';
import {
  loggedIn,
  loggedOut,
  loggedOutState,
  passwordChangeDemanded,
  passwordChanged,
  type SessionState,
  selectIsLoggedIn,
  selectRole,
  selectUnfinished,
  sessionAdoptedFromOtherTab,
  sessionExpired,
  sessionReducer,
  tokenRefreshed,
  userLoaded,
} from './sessionSlice';

const user = aUser('mentor');
const signedIn: SessionState = { accessToken: 'first', user };

describe('session reducer', () => {
  test.each([
    ['loggedIn', loggedOutState, loggedIn({ accessToken: 'first', user }), signedIn],
    ['loggedOut', signedIn, loggedOut(), loggedOutState],
    ['sessionExpired', signedIn, sessionExpired(), loggedOutState],
    [
      'sessionAdoptedFromOtherTab, another login',
      loggedOutState,
      sessionAdoptedFromOtherTab({ accessToken: 'first', user }),
      signedIn,
    ],
    [
      'sessionAdoptedFromOtherTab, a logout',
      signedIn,
      sessionAdoptedFromOtherTab(null),
      loggedOutState,
    ],
    [
      'tokenRefreshed',
      signedIn,
      tokenRefreshed({ oldToken: 'first', accessToken: 'second' }),
      { accessToken: 'second', user },
    ],
    [
      'tokenRefreshed after logout',
      loggedOutState,
      tokenRefreshed({ oldToken: 'first', accessToken: 'second' }),
      loggedOutState,
    ],
    [
      'tokenRefreshed after another login',
      { accessToken: 'other', user },
      tokenRefreshed({ oldToken: 'first', accessToken: 'second' }),
      { accessToken: 'other', user },
    ],
    ['userLoaded after logout', loggedOutState, userLoaded(user), loggedOutState],
    [
      'passwordChangeDemanded after logout',
      loggedOutState,
      passwordChangeDemanded(),
      loggedOutState,
    ],
  ])('%s', (_name, before, action, after) => {
    expect(sessionReducer(before, action)).toEqual(after);
  });

  test('replaces the user with the one from the server', () => {
    const renamed = { ...user, name: 'Agus Wijaya' };
    expect(sessionReducer(signedIn, userLoaded(renamed)).user).toEqual(renamed);
  });

  test('remembers a demanded password change until it is done', () => {
    const demanded = sessionReducer(signedIn, passwordChangeDemanded());
    expect(selectUnfinished({ session: demanded })).toBe('/change-password');
    const changed = sessionReducer(demanded, passwordChanged());
    expect(selectUnfinished({ session: changed })).toBeNull();
  });
});

describe('session selectors', () => {
  test.each([
    [signedIn, true, 'mentor'],
    [loggedOutState, false, null],
    [{ accessToken: 'first', user: null }, false, null],
    [{ accessToken: null, user }, false, 'mentor'],
  ])('%j: logged in %s, role %s', (session, isLoggedIn, role) => {
    expect(selectIsLoggedIn({ session })).toBe(isLoggedIn);
    expect(selectRole({ session })).toBe(role);
  });
});
