import type { FastifyBaseLogger } from 'fastify';
import { countLoginAttempt } from '@/server/auth/loginLimits';
import { hashPassword, withPasswordSlot } from '@/server/auth/passwords';
import { endSession, endSessionsOf, refreshToken, startSession } from '@/server/auth/sessions';
import { bearerToken } from '@/server/auth/tokens';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404, HttpError, unauthorized } from '@/server/http/errors';
import { LOGGED_OUT, PASSWORD_CHANGED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { selectIdentifier } from '@/server/resources/users/accountQueries';
import { selectUser } from '@/server/resources/users/userQueries';
import type { Services } from '@/server/services';
import { changePasswordRules } from '@/shared/validation/changePasswordRules';
import { loginRules } from '@/shared/validation/loginRules';
import { lockPassword, selectLogin, selectOwnPassword, updateOwnPassword } from './sessionQueries';

const LOGIN_FAILED = 'NIK / NIP / NIM atau password salah.';
const WRONG_PASSWORD = 'Password saat ini salah';
const SAME_AS_IDENTIFIER = 'Password baru tidak boleh sama dengan NIM/NIK/NIP';

export const sessionHandlers = (services: Services) => {
  const { db } = services;

  /** The user with this identifier and password, or null. The reason is not disclosed. */
  async function checkLogin(
    { identifier, password }: { identifier: string; password: string },
    address: string,
    log: FastifyBaseLogger,
  ) {
    return withPasswordSlot(async (verify) => {
      const attempt = await countLoginAttempt(db, { identifier, address, now: services.clock() });
      const login = await selectLogin(db, identifier);
      // Verify for locked and unknown accounts too: the response time must not tell them apart.
      const isRight = await verify(login?.password_hash ?? null, password);
      if (attempt.lockedFor !== null) {
        log.warn({ address, lockedFor: attempt.lockedFor }, 'log-in is locked');
        return { user: null, lockedFor: attempt.lockedFor };
      }
      if (!login || !isRight || !login.is_active) return { user: null, lockedFor: null };
      await attempt.succeeded();
      return { user: login, lockedFor: null };
    });
  }

  /** Counts attempts like log-in, so that an open session cannot be used to guess the password. */
  async function checkOwnPassword(
    account: string,
    passwordHash: string,
    password: string,
    address: string,
  ) {
    await withPasswordSlot(async (verify) => {
      const now = services.clock();
      const attempt = await countLoginAttempt(db, { identifier: account, address, now });
      const isRight = await verify(passwordHash, password);
      if (attempt.lockedFor !== null || !isRight) {
        throw failure('password', WRONG_PASSWORD, attempt.lockedFor);
      }
      await attempt.succeeded();
    });
  }

  async function currentUser(id: number, hasDefaultPassword: boolean) {
    const user = foundOr404(await selectUser(services, id));
    return {
      ...user,
      must_change_password: services.config.requirePasswordChange && hasDefaultPassword,
    };
  }

  return {
    async login({ body, log, raw }) {
      const { remember, ...credentials } = await parseBody(loginRules, body);
      const { user, lockedFor } = await checkLogin(credentials, raw.ip, log);
      if (user === null) throw failure('identifier', LOGIN_FAILED, lockedFor);
      const token = await db.transaction().execute(async (trx) => {
        if (!(await lockPassword(trx, user))) throw failure('identifier', LOGIN_FAILED, null);
        return startSession({ ...services, db: trx }, user, remember);
      });
      return {
        access_token: token,
        user: await currentUser(user.id, user.has_default_password),
      };
    },

    async logout({ user }) {
      await endSession(db, user.sessionId);
      return { data: { message: LOGGED_OUT } };
    },

    async refreshSession({ raw }) {
      const token = bearerToken(raw.headers.authorization);
      const successor = token === null ? null : await refreshToken(services, token);
      if (successor === null) throw unauthorized();
      return { data: { access_token: successor } };
    },

    async getCurrentUser({ user }) {
      return { data: await currentUser(user.id, user.hasDefaultPassword) };
    },

    async changePassword({ body, user, raw }) {
      const { password, new_password } = await parseBody(changePasswordRules, body);
      const { password_hash } = foundOr404(await selectOwnPassword(db, user.id));
      await checkOwnPassword(`user:${user.id}`, password_hash, password, raw.ip);
      if (new_password === (await selectIdentifier(db, user.id))) {
        throw fieldErrors({ new_password: [SAME_AS_IDENTIFIER] });
      }
      const hashes = { checked: password_hash, next: await hashPassword(new_password) };
      await db.transaction().execute(async (trx) => {
        const isChanged = await updateOwnPassword(trx, user.id, hashes, services.clock());
        if (!isChanged) throw failure('password', WRONG_PASSWORD, null);
        await endSessionsOf(trx, user.id, user.sessionId);
      });
      return { data: { message: PASSWORD_CHANGED } };
    },
  } satisfies Partial<Handlers>;
};

/** A locked account differs from a wrong password only by `Retry-After`. */
function failure(field: string, text: string, lockedFor: number | null): HttpError {
  const { message, details } = fieldErrors({ [field]: [text] });
  const headers = lockedFor === null ? undefined : { 'retry-after': String(lockedFor) };
  return new HttpError(422, message, { ...details, headers });
}
