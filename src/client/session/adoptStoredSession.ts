import type { Dispatch } from '@reduxjs/toolkit';
import { sessionAdoptedFromOtherTab, type WithSession } from './sessionSlice';
import { readSession } from './storage';

interface Store {
  dispatch: Dispatch;
  getState: () => WithSession;
}

/** Applies what another tab has stored: a login, a logout or a refreshed token. */
export const adoptStoredSession = ({ dispatch, getState }: Store): void => {
  const stored = readSession();
  const { user } = getState().session;
  const isOtherUser = user !== null && stored !== null && user.id !== stored.user.id;
  dispatch(sessionAdoptedFromOtherTab(isOtherUser ? null : stored));
  // The pages of the previous user, with their searches, are left first, as at a logout.
  if (isOtherUser) setTimeout(() => adoptStoredSession({ dispatch, getState }));
};
