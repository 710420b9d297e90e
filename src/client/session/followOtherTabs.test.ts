import { waitFor } from '@testing-library/react';
import { createStore } from '@/client/app/store';
import { aUser, storeSession } from '@/client/testing/session';
import { forgetSession } from './browserStorage';
import { followOtherTabs } from './followOtherTabs';
import { writeSelectedInternship } from './storage';

/** The event that the browser sends to this tab after another one has written. */
const dispatchStorageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));

let stop = () => {};
afterEach(() => stop());

const openTab = () => {
  const store = createStore();
  stop = followOtherTabs(store);
  return store;
};

describe('another tab', () => {
  test('logs this tab in after a login', () => {
    const store = openTab();
    const accessToken = storeSession('mentor');
    dispatchStorageEvent('user');
    dispatchStorageEvent('access_token');
    expect(store.getState().session).toEqual({ accessToken, user: aUser('mentor') });
  });

  test('logs this tab out after a logout', () => {
    storeSession('mentor');
    const store = openTab();
    forgetSession();
    dispatchStorageEvent('access_token');
    expect(store.getState().session).toEqual({ accessToken: null, user: null });
  });

  test('logs this tab out when storage is cleared', () => {
    storeSession('student');
    const store = openTab();
    localStorage.clear();
    dispatchStorageEvent(null);
    expect(store.getState().session.accessToken).toBeNull();
  });

  test('passes on a refreshed token', () => {
    storeSession('mentor', 'old');
    const store = openTab();
    localStorage.setItem('access_token', 'new');
    dispatchStorageEvent('access_token');
    expect(store.getState().session).toEqual({ accessToken: 'new', user: aUser('mentor') });
  });

  test('passes a login as another user on only after this tab has left the pages of the previous one', async () => {
    storeSession('mentor');
    const store = openTab();
    storeSession(aUser('lecturer', { id: 2 }));
    dispatchStorageEvent('access_token');
    expect(store.getState().session.user).toBeNull();
    await waitFor(() => expect(store.getState().session.user?.id).toBe(2));
  });

  test('logs this tab out when the browser shows it again and it has missed the logout', () => {
    storeSession('mentor');
    const store = openTab();
    forgetSession();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().session.user).toBeNull();
  });

  test('changes nothing until token and user are both written', () => {
    const store = openTab();
    localStorage.setItem('access_token', 'new');
    dispatchStorageEvent('access_token');
    expect(store.getState().session.accessToken).toBeNull();
  });

  test('passes on the selected internship', () => {
    storeSession('student');
    const store = openTab();
    writeSelectedInternship({ id: 9 });
    dispatchStorageEvent('selected-internship');
    expect(store.getState().selection.internship).toEqual({ id: 9 });
  });
});
