import type { FastifyRequest } from 'fastify';
import { deviceCookie } from '@/server/auth/deviceCookies';
import { hashPassword } from '@/server/auth/passwords';
import { endSession, endSessionsOf, refreshToken, startSession } from '@/server/auth/sessions';
import { bearerToken } from '@/server/auth/tokens';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404, unauthorized } from '@/server/http/errors';
import { LOGGED_OUT, PASSWORD_CHANGED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { selectIdentifier } from '@/server/resources/users/accountQueries';
import { selectUser } from '@/server/resources/users/userQueries';
import type { Services } from '@/server/services';
import { changePasswordRules } from '@/shared/validation/changePasswordRules';
import { loginRules } from '@/shared/validation/loginRules';
import { checkLogin, checkOwnPassword, loginFailed, wrongOwnPassword } from './checkPassword';
import { lockPassword, selectOwnPassword, updateOwnPassword } from './sessionQueries';

const SAME_AS_IDENTIFIER = 'Password baru tidak boleh sama dengan NIM/NIK/NIP';

export const sessionHandlers = (services: Services) => {
  const { db, config } = services;

  /** The browser is known to the account from now on. */
  function cookieOf(
    account: { id: number; password_hash: string },
    { protocol }: FastifyRequest,
    device?: string | null,
  ): string {
    const now = services.clock();
    const isSecure = protocol === 'https';
    return deviceCookie(account, { secret: config.sessionSecret, now, isSecure, device });
  }

  async function currentUser(id: number, hasDefaultPassword: boolean) {
    const user = foundOr404(await selectUser(services, id));
    return {
      ...user,
      must_change_password: config.requirePasswordChange && hasDefaultPassword,
    };
  }

  return {
    async login({ body, raw }, reply) {
      const { remember, ...credentials } = await parseBody(loginRules, body);
      const { user, device } = await checkLogin(services, credentials, raw);
      const token = await db.transaction().execute(async (trx) => {
        if (!(await lockPassword(trx, user))) throw loginFailed();
        return startSession({ ...services, db: trx }, user, remember);
      });
      reply.header('set-cookie', cookieOf(user, raw, device));
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

    async changePassword({ body, user, raw }, reply) {
      const { password, new_password } = await parseBody(changePasswordRules, body);
      const { password_hash } = foundOr404(await selectOwnPassword(db, user.id));
      await checkOwnPassword(services, { id: user.id, password_hash }, password, raw);
      if (new_password === (await selectIdentifier(db, user.id))) {
        throw fieldErrors({ new_password: [SAME_AS_IDENTIFIER] });
      }
      const hashes = { checked: password_hash, next: await hashPassword(new_password) };
      await db.transaction().execute(async (trx) => {
        const isChanged = await updateOwnPassword(trx, user.id, hashes, services.clock());
        if (!isChanged) throw wrongOwnPassword();
        await endSessionsOf(trx, user.id, user.sessionId);
      });
      // The old cookie was signed with the old password.
      reply.header('set-cookie', cookieOf({ id: user.id, password_hash: hashes.next }, raw));
      return { data: { message: PASSWORD_CHANGED } };
    },
  } satisfies Partial<Handlers>;
};
