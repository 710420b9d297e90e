import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { paths } from '@/shared/paths';
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
    /** The server refuses everything else until there is a second factor. */
    secondFactorDemanded: (state) => {
      if (state.user) state.user.must_add_second_factor = true;
    },
    secondFactorsChanged: (state, { payload: isOn }: PayloadAction<boolean>) => {
      if (!state.user) return;
      state.user.has_second_factor = isOn;
      if (isOn) state.user.must_add_second_factor = false;
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
  secondFactorDemanded,
  secondFactorsChanged,
} = sessionSlice.actions;

/** Logged out when token or user is missing (spec §4). */
export const selectIsLoggedIn = ({ session }: WithSession): boolean =>
  session.accessToken !== null && session.user !== null;
export const selectUser = ({ session }: WithSession): SessionUser | null => session.user;
export const selectRole = ({ session }: WithSession): Role | null => session.user?.role ?? null;
/** The page without which an account can do nothing else; null for an account in order. */
export const selectUnfinished = ({ session }: WithSession): string | null => {
  if (session.user?.must_change_password) return paths.changePassword;
  return session.user?.must_add_second_factor ? paths.secondFactors : null;
};
