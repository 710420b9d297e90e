import { isRole, type Role } from '@/shared/permissions';
import { keep, readStored, readStoredJson, removeStored } from './browserStorage';

// The keys of spec §3.
export const ACCESS_TOKEN_KEY = 'access_token';
export const USER_KEY = 'user';
export const SELECTED_INTERNSHIP_KEY = 'selected-internship';

/** The fields of the signed-in user that the screens use. */
export interface SessionUser {
  id: number;
  name: string;
  email: string | null;
  role: Role;
  must_change_password?: boolean;
  must_add_second_factor?: boolean;
  has_second_factor?: boolean;
  /** The day from which the account needs a second factor; missing for none, and for one that has it. */
  second_factor_from?: string | null;
  /** A lecturer or mentor whose reports have no signature yet. */
  lacks_signature?: boolean;
  /** The login before this session. */
  last_login?: { at: string; device: string | null } | null;
  /** Whether mails go to the address; missing where the server sends none. */
  email_state?: 'off' | 'unconfirmed' | 'confirmed' | 'refused';
  email_refusal?: string | null;
}

export interface StoredSession {
  accessToken: string;
  user: SessionUser;
}

export interface SelectedInternship {
  id: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSessionUser = (value: unknown): value is SessionUser =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  isRole(value.role);

type Profile = { digital_signature: string | null } | null;

/** The signed-in user as the server answers it. */
type AnsweredUser = SessionUser & { lecturer?: Profile; mentor?: Profile };

/** A super admin also has a lecturer's profile, but signs no reports. */
const lacksSignature = ({ role, lecturer, mentor }: AnsweredUser): boolean => {
  const profile = role === 'lecturer' ? lecturer : role === 'mentor' ? mentor : null;
  return profile != null && profile.digital_signature === null;
};

/** Stores only what the screens show, because the computer may be shared. */
export const toSessionUser = (user: AnsweredUser): SessionUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  must_change_password: user.must_change_password === true,
  ...(user.must_add_second_factor && { must_add_second_factor: true }),
  ...(user.has_second_factor && { has_second_factor: true }),
  ...(user.second_factor_from && { second_factor_from: user.second_factor_from }),
  ...(lacksSignature(user) && { lacks_signature: true }),
  ...(user.last_login && {
    last_login: { at: user.last_login.at, device: user.last_login.device },
  }),
  ...(user.email_state && user.email_state !== 'off' && { email_state: user.email_state }),
  ...(user.email_refusal && { email_refusal: user.email_refusal }),
});

export const readAccessToken = (): string | null => readStored(ACCESS_TOKEN_KEY) || null;

/** Null unless both token and user are present and valid (spec §4: logged out when one is missing). */
export const readSession = (): StoredSession | null => {
  const accessToken = readAccessToken();
  const user = readStoredJson(USER_KEY);
  return accessToken && isSessionUser(user) ? { accessToken, user } : null;
};

// Without storage the session lasts as long as the tab.
export const writeAccessToken = (accessToken: string): void => {
  keep(ACCESS_TOKEN_KEY, accessToken);
};

export const writeUser = (user: SessionUser): void => {
  keep(USER_KEY, JSON.stringify(user));
};

/** Writes the user first, so that other tabs find it when they are notified about the token. */
export const writeSession = ({ accessToken, user }: StoredSession): void => {
  writeUser(user);
  writeAccessToken(accessToken);
};

export const readSelectedInternship = (): SelectedInternship | null => {
  const value = readStoredJson(SELECTED_INTERNSHIP_KEY);
  return isRecord(value) && typeof value.id === 'number' ? { id: value.id } : null;
};

export const writeSelectedInternship = (internship: SelectedInternship | null): void => {
  if (internship) keep(SELECTED_INTERNSHIP_KEY, JSON.stringify(internship));
  else removeStored(SELECTED_INTERNSHIP_KEY);
};
