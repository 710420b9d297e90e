import type { Location } from 'react-router';
import { paths } from './paths';

/** The state of the login page's entry in the browser's history. */
interface LoginState {
  returnTo: string;
}

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'returnTo' in state;

/**
 * The state with which a page without a session leads to the login. Only a link from a mail is opened
 * afterwards; the person who logs in after a log-out may be another one (spec §2).
 */
export const loginStateOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  pathname === paths.emailConfirmation
    ? ({ returnTo: `${pathname}${search}` } satisfies LoginState)
    : undefined;

/** The URL to open after a login. */
export const urlAfterLogin = (state: unknown): string =>
  isLoginState(state) && state.returnTo.startsWith(`${paths.emailConfirmation}?`)
    ? state.returnTo
    : paths.dashboard;
