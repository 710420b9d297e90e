import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '@/shared/permissions';
import type { SessionUser, StoredSession } from './storage';

export interface SessionState {
  accessToken: string | null;
  user: SessionUser | null;
}

export interface WithSession {
  session: SessionState;
}

export const loggedOutState: SessionState = { accessToken: null, user: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOutState,
  reducers: {
    loggedIn: (_state, { payload }: PayloadAction<StoredSession>): SessionState => payload,
    loggedOut: () => loggedOutState,
    /** The server rejects both the token and its refresh. */
    sessionExpired: () => loggedOutState,
    /** Another tab logged in, logged out or refreshed the token. */
    sessionAdoptedFromOtherTab: (
      _state,
      { payload }: PayloadAction<StoredSession | null>,
    ): SessionState => payload ?? loggedOutState,
    /** Ignored after the session has ended (a refresh that completes after logout). */
    tokenRefreshed: (
      state,
      { payload }: PayloadAction<{ oldToken: string; accessToken: string }>,
    ) => {
      if (state.accessToken === payload.oldToken) state.accessToken = payload.accessToken;
    },
    userLoaded: (state, { payload }: PayloadAction<SessionUser>) => {
      if (state.user) state.user = payload;
    },
    /** The server refuses everything else until the default password is changed. */
    passwordChangeDemanded: (state) => {
      if (state.user) state.user.must_change_password = true;
    },
    passwordChanged: (state) => {
      if (state.user) state.user.must_change_password = false;
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  loggedIn,
  loggedOut,
  sessionExpired,
  sessionAdoptedFromOtherTab,
  tokenRefreshed,
  userLoaded,
  passwordChangeDemanded,
  passwordChanged,
} = sessionSlice.actions;

/** Logged out when token or user is missing (spec §4). */
export const selectIsLoggedIn = ({ session }: WithSession): boolean =>
  session.accessToken !== null && session.user !== null;
export const selectUser = ({ session }: WithSession): SessionUser | null => session.user;
export const selectRole = ({ session }: WithSession): Role | null => session.user?.role ?? null;
export const selectMustChangePassword = ({ session }: WithSession): boolean =>
  session.user?.must_change_password === true;
