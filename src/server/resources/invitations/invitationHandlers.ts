import { invitationCodes } from '@/server/auth/oneTimeCodes';
import { recordEvent } from '@/server/auth/recordEvent';
import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { ACCOUNT_OPENED, INVITATION_CANCELLED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { lockOpenAccount, refuseInactive } from '@/server/resources/users/changeAccount';
import type { Services } from '@/server/services';
import {
  invitationCodeRules,
  invitationRules,
} from '@/shared/resources/invitations/invitationRules';
import { isInvitedRole } from '@/shared/resources/invitations/invitedRoles';
import { acceptInvitation, findInvited } from './acceptInvitation';
import { deleteInvitation, selectInvitation } from './invitationQueries';
import { insertInvited, invite, noPassword } from './invitePerson';

const NOT_INVITED = 'Hanya mentor dan dosen yang dapat diundang.';
const HAS_LOGGED_IN = 'Orang ini sudah pernah masuk. Gunakan Reset Password.';

/** The states of mails that people tell apart. */
const MAIL_STATES = { waiting: 'waiting', sent: 'sent', failed: 'failed', cancelled: 'failed' };
type MailState = (typeof MAIL_STATES)[keyof typeof MAIL_STATES];

/** Mentors and lecturers who open their accounts themselves (docs/decisions/0015). */
export const invitationHandlers = (services: Services) => {
  const { db, config } = services;

  async function shown(from: Database, userId: number) {
    const { user_id, nonce, code_digest, mail, ...invitation } = foundOr404(
      await selectInvitation(from, userId),
    );
    const code = invitationCodes.codeOf({ user_id, nonce }, config);
    // The code is void where SESSION_SECRET is another one by now.
    foundOr404(invitationCodes.digestOf(code, config) === code_digest || null);
    const state = MAIL_STATES[mail as keyof typeof MAIL_STATES] as MailState | undefined;
    return {
      data: {
        ...invitation,
        code,
        mail: (state ?? 'none') as 'none' | 'waiting' | 'sent' | 'failed',
      },
    };
  }

  return {
    async createInvitation({ body, user, storeAnswer }) {
      const input = await parseBody(invitationRules, body);
      const passwordHash = await noPassword();
      return storeAnswer(async (trx) => {
        const person = await insertInvited(trx, services, input, passwordHash);
        await invite(trx, services, user, { id: person.user_id, name: person.name });
        // The answer is kept for a while, so it has no code.
        return { data: person };
      });
    },

    async getInvitation({ params }) {
      return shown(db, params.id);
    },

    async renewInvitation({ params: { id }, user }) {
      return db.transaction().execute(async (trx) => {
        const account = await lockOpenAccount(trx, id);
        if (!isInvitedRole(account.role)) throw conflict(NOT_INVITED);
        if (account.last_login_at !== null) throw conflict(HAS_LOGGED_IN);
        refuseInactive(account);
        await invite(trx, services, user, account);
        return shown(trx, id);
      });
    },

    async cancelInvitation({ params: { id } }) {
      return db.transaction().execute(async (trx) => {
        const account = await lockOpenAccount(trx, id);
        foundOr404((await deleteInvitation(trx, id)) || null);
        await recordEvent({ ...services, db: trx }, { action: 'cancel_invitation', account });
        return { data: { message: INVITATION_CANCELLED } };
      });
    },

    // Public, as is the next one: the code is all that its holder has.
    async readInvitationOffer({ body, raw }) {
      const { code } = await parseBody(invitationCodeRules, body);
      const { name, role, company_name, needs_email } = await findInvited(services, code, raw.ip);
      return { data: { name, role, company_name, needs_email } };
    },

    async acceptInvitation({ body, raw }) {
      await acceptInvitation(services, body, raw.ip);
      return { data: { message: ACCOUNT_OPENED } };
    },
  } satisfies Partial<Handlers>;
};
