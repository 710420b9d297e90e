import type { Dispatch } from '@reduxjs/toolkit';
import { internshipSelected } from './selectionSlice';
import { sessionFollowed, type WithSession } from './sessionSlice';
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

/** Login, logout and refresh in one tab hold for all of them. Returns the function that stops it. */
export const followOtherTabs = ({ dispatch, getState }: Store): (() => void) => {
  const followSession = () => {
    const stored = readSession();
    const current = getState().session;
    // Token and user arrive in two events; half a session is waited out.
    if (!stored && readAccessToken() !== null) return;
    const known = JSON.stringify(
      current.accessToken ? { accessToken: current.accessToken, user: current.user } : null,
    );
    if (JSON.stringify(stored) !== known) dispatch(sessionFollowed(stored));
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
