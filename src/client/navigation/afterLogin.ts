import type { Location } from 'react-router';
import { FOR_PARAM } from '@/shared/constants/mailLinks';
import { paths } from '@/shared/paths';

/** The state of the login page's entry in the browser's history. */
interface LoginState {
  returnTo: string;
}

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'returnTo' in state;

const isConfirmation = (url: string) => url.startsWith(`${paths.emailConfirmation}?`);

/** The user whom a link of a mail is for. */
const readerOf = (url: string) => new URLSearchParams(url.split('?')[1]).get(FOR_PARAM);

/**
 * The state with which a page without a session leads to the login. Only a link from a mail is opened
 * afterwards; the person who logs in after a log-out may be another one (spec §2).
 */
export const loginStateOf = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): LoginState | undefined => {
  const returnTo = `${pathname}${search}`;
  return isConfirmation(returnTo) || readerOf(returnTo) !== null ? { returnTo } : undefined;
};

/** The URL to open after a login: that of a mail if the user is the one whom it is for. */
export const urlAfterLogin = (state: unknown, userId: number | undefined): string => {
  if (!isLoginState(state)) return paths.dashboard;
  const { returnTo } = state;
  return isConfirmation(returnTo) || readerOf(returnTo) === String(userId)
    ? returnTo
    : paths.dashboard;
};
