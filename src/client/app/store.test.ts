import { waitFor } from '@testing-library/react';
import { api } from '@/client/api/api';
import { internshipSelected } from '@/client/session/selectionSlice';
import {
  loggedIn,
  loggedOut,
  sessionAdoptedFromOtherTab,
  sessionExpired,
} from '@/client/session/sessionSlice';
import { aUser, storeSession } from '@/client/testing/session';
import { stubApi } from '@/client/testing/stubApi';
import { createStore } from './store';

const user = aUser('student');

const startWithCache = async () => {
  storeSession(user, 'first');
  stubApi({ 'GET /companies': { data: [] } });
  const store = createStore();
  await store.dispatch(api.endpoints.getSettings.initiate());
  await store.dispatch(api.endpoints.listCompanies.initiate({}, { subscribe: false }));
  const cached = () =>
    Object.values(store.getState().api.queries).flatMap((query) => query?.endpointName ?? []);
  expect(cached().sort()).toEqual(['getSettings', 'listCompanies']);
  return { store, cached };
};

describe('the store', () => {
  test('starts from browser storage', () => {
    storeSession(user, 'first');
    localStorage.setItem('selected-internship', '{"id":7}');
    const { session, selection } = createStore().getState();
    expect(session).toEqual({ accessToken: 'first', user });
    expect(selection).toEqual({ internship: { id: 7 } });
  });

  test('stores session and selection in the browser', () => {
    const store = createStore();
    store.dispatch(loggedIn({ accessToken: 'first', user }));
    store.dispatch(internshipSelected({ id: 7 }));
    expect({ ...localStorage }).toEqual({
      access_token: 'first',
      user: JSON.stringify(user),
      'selected-internship': '{"id":7}',
    });
    store.dispatch(loggedOut());
    expect({ ...localStorage }).toEqual({});
  });

  test('login clears cached data immediately, except the settings', async () => {
    const { store, cached } = await startWithCache();
    store.dispatch(loggedIn({ accessToken: 'second', user: aUser('mentor', { id: 2 }) }));
    expect(cached()).toEqual(['getSettings']);
  });

  test.each([
    ['logout', loggedOut()],
    ['an expired session', sessionExpired()],
    ['a logout in another tab', sessionAdoptedFromOtherTab(null)],
  ])('%s clears cached data after the pages are unmounted', async (_name, action) => {
    const { store, cached } = await startWithCache();
    store.dispatch(action);
    expect(cached()).toContain('listCompanies');
    await waitFor(() => expect(cached()).toEqual(['getSettings']));
  });

  test('another user in another tab clears cached data, the same user does not', async () => {
    const { store, cached } = await startWithCache();
    store.dispatch(sessionAdoptedFromOtherTab({ accessToken: 'second', user }));
    expect(cached()).toContain('listCompanies');
    store.dispatch(
      sessionAdoptedFromOtherTab({ accessToken: 'third', user: aUser('mentor', { id: 2 }) }),
    );
    expect(cached()).toEqual(['getSettings']);
  });
});
