import { codeOf, fieldErrorsOf, messageOf, statusOf } from '@/client/api/serverErrors';
import { PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED } from '@/shared/constants/errorCodes';

/** `again`: it may be stored later. `login`: the session has ended. `refused`: the person has to look. */
type Outcome = 'again' | 'login' | 'refused';

const NOT_SIGNED_IN = 401;
/** The account can do nothing else before. */
const UNFINISHED: readonly string[] = [PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED];
const TOO_LARGE = 413;
/** Timeout, too early, too many. */
const LATER: readonly number[] = [408, 425, 429];
const SERVER_FAILED = 500;
/** The answers of a gateway whose server is away. */
const GATEWAY: readonly number[] = [502, 503, 504];

/** The page of a network's log-in, or of a proxy: it says nothing about the request. */
const isForeign = (error: unknown) => {
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: number };
  return status === 'PARSING_ERROR' && originalStatus !== TOO_LARGE;
};

export function outcomeOf(error: unknown): Outcome {
  const status = statusOf(error);
  if (status === null || isForeign(error)) return 'again';
  if (status === NOT_SIGNED_IN || UNFINISHED.includes(codeOf(error) ?? '')) return 'login';
  return status >= SERVER_FAILED || LATER.includes(status) ? 'again' : 'refused';
}

/**
 * Whether a first attempt has not reached the server, as far as the device knows, or has found the session ended: the
 * queue goes on with it.
 */
export function isUndelivered(error: unknown): boolean {
  const status = statusOf(error);
  const isAway = status === null || GATEWAY.includes(status) || status === NOT_SIGNED_IN;
  return isAway || isForeign(error);
}

/** The words of the server, those of its fields first. */
export const wordsOf = (error: unknown): string | null => {
  const fields = Object.values(fieldErrorsOf(error) ?? {});
  return fields.length > 0 ? fields.join(' ') : messageOf(error);
};
