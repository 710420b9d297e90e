import type { Dispatch } from '@reduxjs/toolkit';
import { internshipSelected } from './selectionSlice';
import { sessionAdoptedFromOtherTab, type WithSession } from './sessionSlice';
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
export const followOtherTabs = ({ dispatch, getState }: Store): (() => void) => {
  const followSession = () => {
    const stored = readSession();
    const current = getState().session;
    // Token and user arrive in two events: wait for both.
    if (!stored && readAccessToken() !== null) return;
    const known = JSON.stringify(
      current.accessToken ? { accessToken: current.accessToken, user: current.user } : null,
    );
    if (JSON.stringify(stored) !== known) dispatch(sessionAdoptedFromOtherTab(stored));
  };

  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key === null || key === ACCESS_TOKEN_KEY || key === USER_KEY) followSession();
    if (key === null || key === SELECTED_INTERNSHIP_KEY) {
      dispatch(internshipSelected(readSelectedInternship()));
    }
  };

  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
