import { createStore } from '@/client/app/store';
import { aUser, storeSession } from '@/client/testing/session';
import { followOtherTabs } from './followOtherTabs';
import { clearSession, writeSelectedInternship } from './storage';

/** What the browser tells this tab after another one has written. */
const hearOf = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

let stop = () => {};
afterEach(() => stop());

const openTab = () => {
  const store = createStore();
  stop = followOtherTabs(store);
  return store;
};

describe('another tab', () => {
  it('logs in: this one is logged in too', () => {
    const store = openTab();
    const accessToken = storeSession('mentor');
    hearOf('user');
    hearOf('access_token');
    expect(store.getState().session).toEqual({ accessToken, user: aUser('mentor') });
  });

  it('logs out: this one is logged out too', () => {
    storeSession('mentor');
    const store = openTab();
    clearSession();
    hearOf('access_token');
    expect(store.getState().session).toEqual({ accessToken: null, user: null });
  });

  it('clears everything: this one is logged out', () => {
    storeSession('student');
    const store = openTab();
    localStorage.clear();
    hearOf(null);
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('refreshes the token: this one uses the new one', () => {
    storeSession('mentor', 'old');
    const store = openTab();
    localStorage.setItem('access_token', 'new');
    hearOf('access_token');
    expect(store.getState().session).toEqual({ accessToken: 'new', user: aUser('mentor') });
  });

  it('has written half a session: nothing happens yet', () => {
    const store = openTab();
    localStorage.setItem('access_token', 'new');
    hearOf('access_token');
    expect(store.getState().session.accessToken).toBeNull();
  });

  it('chooses another internship: this one shows it too', () => {
    storeSession('student');
    const store = openTab();
    writeSelectedInternship({ id: 9 });
    hearOf('selected-internship');
    expect(store.getState().selection.internship).toEqual({ id: 9 });
  });
});
