import { createStore } from '@/client/app/store';
import { loggedOut } from '@/client/session/sessionSlice';
import { aToken, aUser, storeSession } from '@/client/testing/session';
import { type ApiStubs, noConnection, reply, stubApi } from '@/client/testing/stubApi';
import { notify } from '@/client/ui/toasts/notify';
import { startSession } from './startSession';

const LOGIN_FIRST = 'Silahkan login untuk melanjutkan';
let error: jest.SpyInstance;

beforeEach(() => {
  error = jest.spyOn(notify, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/');
});
afterEach(() => jest.restoreAllMocks());

const start = async (stubs: ApiStubs = {}) => {
  const calls = stubApi(stubs);
  const store = createStore();
  await startSession(store);
  return { store, calls, session: store.getState().session };
};

describe('startSession', () => {
  test('loads and stores the current user', async () => {
    storeSession('mentor');
    const renamed = aUser('mentor', { name: 'Agus Wijaya' });
    const { session } = await start({ 'POST /me': { data: { ...renamed, address: 'Jalan 1' } } });
    expect(session.user).toEqual(renamed);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(renamed);
    expect(error).not.toHaveBeenCalled();
  });

  test.each(['/', '/auth/login'])('asks for a login at %s without a token', async (path) => {
    window.history.replaceState(null, '', path);
    const { calls } = await start();
    expect(calls).toEqual([]);
    expect(error).toHaveBeenCalledWith(LOGIN_FIRST);
  });

  test.each([
    ['has expired', aToken('old', -1)],
    ['cannot be read', 'not-a-token'],
  ])('clears a session whose token %s, without a request', async (_name, token) => {
    storeSession('mentor', token);
    const { session, calls } = await start();
    expect(session).toEqual({ accessToken: null, user: null });
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(calls).toEqual([]);
    expect(error).toHaveBeenCalledWith(LOGIN_FIRST);
  });

  test.each([
    ['fails', { 'POST /me': () => reply(500) }],
    ['does not answer', { 'POST /me': noConnection }],
    ['refuses the token', { 'POST /me': () => reply(401), 'POST /refresh': () => reply(401) }],
  ])('ends the session and shows one error when the server %s', async (_name, stubs) => {
    storeSession('mentor');
    const { session } = await start(stubs);
    expect(session.accessToken).toBeNull();
    expect(error.mock.calls).toEqual([[LOGIN_FIRST]]);
  });

  test('an application that starts from the device keeps the session when the server cannot be reached', async () => {
    storeSession('student');
    const serviceWorker = { controller: {} };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    for (const away of [noConnection, () => reply(502), () => reply(429)]) {
      const { session } = await start({ 'POST /me': away });
      expect(session.accessToken).not.toBeNull();
    }
    storeSession('student', aToken('old', -1));
    const { session } = await start({ 'POST /me': noConnection });
    expect(session.accessToken).not.toBeNull();
    expect(error).not.toHaveBeenCalled();
    const refused = await start({
      'POST /me': () => reply(401),
      'POST /refresh': () => reply(401),
    });
    expect(refused.session.accessToken).toBeNull();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('shows no error to a user who has logged out meanwhile', async () => {
    storeSession('mentor');
    stubApi({
      'POST /me': async () => {
        store.dispatch(loggedOut());
        return reply(500);
      },
    });
    const store = createStore();
    await startSession(store);
    expect(error).not.toHaveBeenCalled();
  });
});
