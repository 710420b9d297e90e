import type { FastifyRequest } from 'fastify';
import { defaultPasswordExpiry } from '@/server/auth/defaultPasswords';
import { readDevice } from '@/server/auth/deviceCookies';
import {
  admissionOf,
  countAttempt,
  type LoginTry,
  loginTry,
  ownPasswordTry,
  type Slowed,
  takeBack,
} from '@/server/auth/loginLimits';
import { type LoginLines, NotAdmitted } from '@/server/auth/loginLines';
import { type StoredPassword, withPasswordSlot } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import type { SessionUser } from '@/server/auth/sessionUser';
import { fieldErrors, HttpError } from '@/server/http/errors';
import { whileConnected } from '@/server/http/whileConnected';
import type { Requester } from '@/server/queues/fairQueue';
import { onBehalfOf } from '@/server/queues/requester';
import type { Services } from '@/server/services';
import { SECOND_FACTOR_NEEDED } from '@/shared/constants/errorCodes';
import { withoutSeparators } from '@/shared/personNumber';
import { selectLogin } from './sessionQueries';

const LOGIN_FAILED = 'NIK / NIP / NIM atau password salah.';
const EXPIRED =
  'Password bawaan akun ini sudah kedaluwarsa. Minta admin untuk melakukan Reset Password.';
const WRONG_PASSWORD = 'Password saat ini salah';
const CODE_NEEDED = 'Masukkan kode verifikasi untuk melanjutkan.';
const TOO_MANY =
  'Terlalu banyak percobaan login dari jaringan ini. Silakan coba lagi sebentar, atau gunakan jaringan lain.';
const NO_TURN_RETRY_S = 10;

/** A locked account differs from a wrong password only by `Retry-After`. */
export const loginFailed = (lockedFor?: number) => failure('identifier', LOGIN_FAILED, lockedFor);
export const wrongOwnPassword = (lockedFor?: number) =>
  failure('password', WRONG_PASSWORD, lockedFor);

/** The password is right, and the account has a second factor. */
export const secondFactorNeeded = () =>
  new HttpError(403, CODE_NEEDED, { code: SECOND_FACTOR_NEEDED });

interface WithLines {
  loginLines: LoginLines;
}

/**
 * The user with this identifier and password, and the known device that the request came from, if
 * any. Throws the same error for an unknown identifier, a wrong password and an inactive account.
 */
export async function checkLogin(
  services: Services & WithLines,
  typed: { identifier: string; password: string },
  request: FastifyRequest,
) {
  const { db, config, clock } = services;
  const identifier = withoutSeparators(typed.identifier);
  const login = await selectLogin(db, [identifier, typed.identifier]);
  // The log never contains the identifier: people type their password there.
  request.loginOf = login?.id ?? null;
  const options = { secret: config.sessionSecret, now: clock() };
  const device = login ? readDevice(request.headers.cookie, login, options) : null;
  const password = login?.has_default_password
    ? defaultPasswordIn(typed.password, identifier)
    : typed.password;
  const attempt = loginTry({ identifier, password, address: request.ip, device });

  const expiry = login && defaultPasswordExpiry(login, config);
  const isExpired = expiry !== null && expiry !== undefined && expiry <= clock();

  // A known device waits neither for hashes nor for the database behind strangers at its address.
  const person = device === null ? `address ${request.ip}` : `device ${device}`;
  const isRight = await onBehalfOf(person, () =>
    check(services, attempt, request, {
      person,
      stored: login ? { hash: login.password_hash, identifier } : null,
      password,
      isAccepted: login?.is_active === true && !isExpired,
      refused: loginFailed,
    }),
  );
  if (login?.is_active && isRight && !isExpired) return { user: login, device };
  // The limits keep these entries few.
  await recordEvent(services, { action: 'login_failed', account: login ?? null });
  if (!login?.is_active || !isRight) throw loginFailed();
  // Only a person who knows the default password gets this answer.
  throw failure('identifier', EXPIRED);
}

/** A default password is a NIM, NIP or NIK, and may be typed with spaces like one. */
const defaultPasswordIn = (password: string, identifier: string): string =>
  withoutSeparators(password) === identifier ? identifier : password;

/** Limited like a login, so that an open session cannot be used to guess the password. */
export async function checkOwnPassword(
  services: Services & WithLines,
  user: Pick<SessionUser, 'id' | 'name' | 'hasDefaultPassword'> & {
    password_hash: string;
    identifier: string;
  },
  password: string,
  request: FastifyRequest,
): Promise<void> {
  const isRight = await check(services, ownPasswordTry(user.id, request.ip), request, {
    person: `user ${user.id}`,
    stored: { hash: user.password_hash, identifier: user.identifier },
    password: user.hasDefaultPassword ? defaultPasswordIn(password, user.identifier) : password,
    isAccepted: true,
    refused: wrongOwnPassword,
  });
  if (isRight) return;
  await recordEvent(services, { action: 'password_refused', account: user });
  throw wrongOwnPassword();
}

interface Check {
  /** The key of the turn for the verification. */
  person: Requester;
  /** Null takes equally long. */
  stored: StoredPassword | null;
  password: string;
  /** Whether a correct password succeeds; otherwise it counts as a failure. */
  isAccepted: boolean;
  refused: (lockedFor: number) => HttpError;
}

async function check(
  { db, clock, loginLines }: Services & WithLines,
  attempt: LoginTry,
  request: FastifyRequest,
  { person, stored, password, isAccepted, refused }: Check,
): Promise<boolean> {
  const refuse = (seconds: number) => {
    request.log.warn({ address: request.ip, lockedFor: seconds }, 'log-in is locked');
    return refused(seconds);
  };
  const warnOfSlowing = () =>
    request.log.warn({ address: request.ip }, 'log-ins from this address are slowed');

  return whileConnected(request, async (signal) => {
    const look = ({ isFirst }: { isFirst: boolean }) =>
      withPasswordSlot({ person, signal }, async (verify) => {
        const counted = await countAttempt(db, attempt, clock(), { isFirst });
        if (counted.is !== 'open') return counted;
        const isRight = await verify(stored, password);
        if (isRight && isAccepted) await takeBack(db, attempt, clock());
        return isRight;
      });

    const lookInQueue = async (slowed: Slowed) => {
      if (loginLines.isEmpty(slowed.network)) warnOfSlowing();
      return loginLines
        .enqueue(attempt.key, slowed, () => look({ isFirst: true }), signal)
        .catch((error) => {
          if (!(error instanceof NotAdmitted)) throw error;
          warnOfSlowing();
          throw tooManyAttempts();
        });
    };

    // Checked before the line, so that locked attempts neither wait in it nor fill it.
    let admission = await admissionOf(db, attempt, clock());
    for (;;) {
      if (admission.is === 'locked') throw refuse(admission.seconds);
      const result =
        admission.is === 'slowed' ? await lookInQueue(admission) : await look({ isFirst: false });
      if (typeof result === 'boolean') return result;
      admission = result;
    }
  });
}

function failure(field: string, text: string, lockedFor?: number): HttpError {
  const { message, details } = fieldErrors({ [field]: [text] });
  const headers = lockedFor === undefined ? undefined : { 'retry-after': String(lockedFor) };
  return new HttpError(422, message, { ...details, headers });
}

/** With `errors`, so that the form shows it (spec §5). */
function tooManyAttempts(): HttpError {
  return new HttpError(429, TOO_MANY, {
    errors: { identifier: [TOO_MANY] },
    headers: { 'retry-after': String(NO_TURN_RETRY_S) },
  });
}
