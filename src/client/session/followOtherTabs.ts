import type { Dispatch } from '@reduxjs/toolkit';
import { adoptStoredSession } from './adoptStoredSession';
import { internshipSelected } from './selectionSlice';
import type { WithSession } from './sessionSlice';
import {
  ACCESS_TOKEN_KEY,
  readAccessToken,
  readSelectedInternship,
  readSession,
  SELECTED_INTERNSHIP_KEY,
  USER_KEY,
} from './storage';

interface Store {
  dispatch: Dispatch;
  getState: () => WithSession;
}

/** Applies login, logout and refresh in other tabs to this one. Returns a function that stops it. */
export const followOtherTabs = (store: Store): (() => void) => {
  const followSession = () => {
    const stored = readSession();
    const { accessToken, user } = store.getState().session;
    // Token and user arrive in two events: wait for both.
    if (!stored && readAccessToken() !== null) return;
    const known = JSON.stringify(accessToken ? { accessToken, user } : null);
    if (JSON.stringify(stored) !== known) adoptStoredSession(store);
  };

  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === null || key === ACCESS_TOKEN_KEY || key === USER_KEY) followSession();
    if (key === null || key === SELECTED_INTERNSHIP_KEY) {
      store.dispatch(internshipSelected(readSelectedInternship()));
    }
  };

  // A page that the browser had put aside has missed the events.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followSession();
  };

  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
};
