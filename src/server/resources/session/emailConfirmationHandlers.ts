import { digestOfAddress } from '@/server/auth/emailTokens';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { foundOr404, HttpError } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { confirmAddress, lockAddress } from '@/server/resources/mails/addressQueries';
import { queueConfirmation } from '@/server/resources/mails/queueConfirmation';
import type { Services } from '@/server/services';
import { emailConfirmationRules } from '@/shared/resources/session/emailConfirmationRules';
import { currentUser } from './currentUser';
import { selectLastLogin } from './deviceQueries';

const UNREADABLE = 'Tautan tidak dapat dibaca. Buka tautan lengkap dari email Anda.';
const EXPIRED = 'Tautan sudah kedaluwarsa. Kirim tautan baru dari menu pengguna.';
const OTHER_PERSON =
  'Tautan ini untuk akun lain. Masuk dengan akun yang menerima email ini, lalu buka tautannya lagi.';
const OTHER_ADDRESS =
  'Email akun Anda sudah berubah sejak tautan ini dikirim. Kirim tautan baru dari menu pengguna.';

const refused = (reason: string) => new HttpError(422, reason, { errors: { token: [reason] } });

/** A person confirms that mails to the address of the account arrive (docs/decisions/0074). */
export const emailConfirmationHandlers = (services: Services) => {
  const { db, emailTokens, clock } = services;

  async function answer(user: SessionUser) {
    return { data: await currentUser(services, user, await selectLastLogin(db, user.sessionId)) };
  }

  return {
    async createEmailConfirmation({ user }) {
      await db.transaction().execute((trx) => queueConfirmation({ ...services, db: trx }, user.id));
      return answer(user);
    },

    async confirmEmail({ body, user }) {
      const { token } = await parseBody(emailConfirmationRules, body);
      const grant = emailTokens.read(token);
      if (grant === null) throw refused(UNREADABLE);
      if (grant === 'expired') throw refused(EXPIRED);
      if (grant.userId !== user.id) throw new HttpError(403, OTHER_PERSON);
      await db.transaction().execute(async (trx) => {
        const { email, email_confirmed_at } = foundOr404(await lockAddress(trx, user.id));
        if (email === null || digestOfAddress(email) !== grant.address)
          throw refused(OTHER_ADDRESS);
        // A second click is no mistake.
        if (email_confirmed_at === null) await confirmAddress(trx, user.id, clock());
      });
      return answer(user);
    },
  } satisfies Partial<Handlers>;
};
