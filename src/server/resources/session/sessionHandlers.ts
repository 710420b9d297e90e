import type { FastifyRequest } from 'fastify';
import { endSession, endSessionsOf } from '@/server/auth/endedSessions';
import type { LoginLines } from '@/server/auth/loginLines';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import { refreshToken } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { IdentityProviders } from '@/server/auth/signOn/identityProviders';
import { bearerToken } from '@/server/auth/tokens';
import { weaknessOf } from '@/server/auth/weakPasswords';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404, unauthorized } from '@/server/http/errors';
import {
  DEVICE_LOGGED_OUT,
  DEVICES_LOGGED_OUT,
  LOGGED_OUT,
  PASSWORD_CHANGED,
} from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { queuePasswordMail } from '@/server/resources/mails/kinds/passwordMail';
import {
  insertFirstSignature,
  saveSignature,
  selectOwnSignature,
} from '@/server/resources/signatures/signatureQueries';
import { selectIdentifier } from '@/server/resources/users/accountQueries';
import { readSignature } from '@/server/resources/users/signatureUpload';
import { selectUser } from '@/server/resources/users/userQueries';
import { signatureUrlOf } from '@/server/resources/users/withSignatureUrl';
import type { Services } from '@/server/services';
import { withoutSeparators } from '@/shared/personNumber';
import { changePasswordRules } from '@/shared/resources/session/changePasswordRules';
import { PASSWORD_NEEDED } from '@/shared/resources/session/currentPassword';
import {
  ownSignatureRules,
  replacedSignatureRules,
} from '@/shared/resources/signatures/signatureRules';
import { wrongOwnPassword } from './checkPassword';
import { confirmPassword } from './confirmPassword';
import { currentUser } from './currentUser';
import { deleteOwnSession, selectLastLogin, selectSessions } from './deviceQueries';
import { cookieOf } from './openSession';
import { lockPassword, selectCameBy, updateOwnPassword } from './sessionQueries';

const SAME_AS_IDENTIFIER = 'Password baru tidak boleh sama dengan NIM/NIK/NIP';

export const sessionHandlers = (
  services: Services & { loginLines: LoginLines; identityProviders: IdentityProviders },
) => {
  const { db, identityProviders } = services;

  async function addSignature(user: SessionUser, body: unknown): Promise<void> {
    const { digital_signature } = await parseBody(ownSignatureRules, body);
    const image = await readSignature(digital_signature);
    const isFirst = await insertFirstSignature(db, user.id, image);
    // A concurrent request has stored the first signature.
    if (!isFirst) throw fieldErrors({ password: [PASSWORD_NEEDED] });
  }

  async function replaceSignature(user: SessionUser, body: unknown, raw: FastifyRequest) {
    const { password, digital_signature } = await parseBody(replacedSignatureRules, body);
    const account = await confirmPassword(services, user, password, raw);
    const image = await readSignature(digital_signature);
    await db.transaction().execute(async (trx) => {
      if (!(await lockPassword(trx, account))) throw wrongOwnPassword();
      await saveSignature(trx, user.id, image);
    });
  }

  async function refuseWeakPassword(userId: number, password: string): Promise<void> {
    const identifier = await selectIdentifier(db, userId);
    const person = { ...foundOr404(await selectUser(services, userId)), identifier };
    const problem =
      withoutSeparators(password) === identifier
        ? SAME_AS_IDENTIFIER
        : weaknessOf(password, person);
    if (problem !== null) throw fieldErrors({ new_password: [problem] });
  }

  return {
    async logout({ user }) {
      const cameBy = await selectCameBy(db, user.sessionId);
      await db.transaction().execute(async (trx) => {
        await endSession(trx, user.sessionId);
        await recordEvent({ ...services, db: trx }, { action: 'logout', account: user });
      });
      const provider_logout_url = cameBy && (await identityProviders.logoutUrl(cameBy));
      return { data: { message: LOGGED_OUT, provider_logout_url } };
    },

    async refreshSession({ raw }) {
      const token = bearerToken(raw.headers.authorization);
      const successor = token === null ? null : await refreshToken(services, token);
      if (successor === null) throw unauthorized();
      return { data: { access_token: successor } };
    },

    async getCurrentUser({ user }) {
      const lastLogin = await selectLastLogin(db, user.sessionId);
      return { data: await currentUser(services, user, lastLogin) };
    },

    async getOwnSignature({ user }) {
      const signature = await selectOwnSignature(db, user.id);
      if (!signature) return { data: { digital_signature: null, last_change: null } };
      const { signature_id, at, device, address, actor_user_id, actor_name } = signature;
      // The address and device of another person stay hidden.
      const isOther = actor_user_id !== null && actor_user_id !== user.id;
      return {
        data: {
          digital_signature: signatureUrlOf(signature_id, services.signatureUrls),
          last_change: isOther
            ? { at, device: null, address: null, changed_by: actor_name }
            : { at, device, address, changed_by: null },
        },
      };
    },

    async changeOwnSignature({ body, user, raw }) {
      if (await selectOwnSignature(db, user.id)) await replaceSignature(user, body, raw);
      else await addSignature(user, body);
      const lastLogin = await selectLastLogin(db, user.sessionId);
      return { data: await currentUser(services, user, lastLogin) };
    },

    async listSessions({ user }) {
      const sessions = await selectSessions(services, user.id);
      return {
        data: sessions.map((session) => ({
          ...session,
          is_current: session.id === user.sessionId,
        })),
      };
    },

    async deleteSession({ params, user }) {
      await db.transaction().execute(async (trx) => {
        foundOr404((await deleteOwnSession(trx, user.id, params.id)) || null);
        await recordEvent({ ...services, db: trx }, { action: 'end_session', account: user });
      });
      return { data: { message: DEVICE_LOGGED_OUT } };
    },

    async deleteOtherSessions({ user }) {
      await db.transaction().execute(async (trx) => {
        await endSessionsOf(trx, user.id, user.sessionId);
        await recordEvent({ ...services, db: trx }, { action: 'end_session', account: user });
      });
      return { data: { message: DEVICES_LOGGED_OUT } };
    },

    async changePassword({ body, user, raw }, reply) {
      const { password, new_password } = await parseBody(changePasswordRules, body);
      const { password_hash } = await confirmPassword(services, user, password, raw);
      await refuseWeakPassword(user.id, new_password);
      const hashes = { checked: password_hash, next: await hashPassword(new_password) };
      await db.transaction().execute(async (trx) => {
        const isChanged = await updateOwnPassword(trx, user.id, hashes, services.clock());
        if (!isChanged) throw wrongOwnPassword();
        await endSessionsOf(trx, user.id, user.sessionId);
        await queuePasswordMail(trx, services, user.id, 'changed');
      });
      // The old cookie was signed with the old password.
      reply.header(
        'set-cookie',
        cookieOf(services, { id: user.id, password_hash: hashes.next }, raw),
      );
      return { data: { message: PASSWORD_CHANGED } };
    },
  } satisfies Partial<Handlers>;
};
