import type { LoginLines } from '@/server/auth/loginLines';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { lockAddress, selectAddress } from '@/server/resources/mails/addressQueries';
import { queueChangedEmailMail } from '@/server/resources/mails/kinds/changedEmailMail';
import { queueNewConfirmation } from '@/server/resources/mails/queueConfirmation';
import { updateAccount } from '@/server/resources/users/accountQueries';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { PASSWORD_NEEDED } from '@/shared/resources/session/currentPassword';
import { isOtherAddress, ownContactRules } from '@/shared/resources/session/ownContactRules';
import { versioned } from '@/shared/validation/versioned';
import { wrongOwnPassword } from './checkPassword';
import { confirmPassword } from './confirmPassword';
import { currentUser } from './currentUser';
import { selectLastLogin } from './deviceQueries';
import { selectPasswordChange } from './ownAccountQueries';
import { lockPassword } from './sessionQueries';

/** The page of one's own account (docs/decisions/0074). */
export const ownAccountHandlers = (services: Services & { loginLines: LoginLines }) => {
  const { db, clock } = services;

  async function current(user: SessionUser) {
    return currentUser(services, user, await selectLastLogin(db, user.sessionId));
  }

  return {
    async getOwnAccount({ user }) {
      const password_changed_at = await selectPasswordChange(db, user.id);
      return { data: { ...(await current(user)), password_changed_at } };
    },

    async changeOwnContact({ body, user, raw }) {
      const seen = foundOr404(await selectAddress(db, user.id));
      const { password, version, ...contact } = await parseBody(
        versioned(ownContactRules(seen.email)),
        body,
      );
      const confirmed =
        password != null && isOtherAddress(seen.email, contact.email)
          ? await confirmPassword(services, user, password, raw)
          : null;
      await db.transaction().execute(async (trx) => {
        if (confirmed && !(await lockPassword(trx, confirmed))) throw wrongOwnPassword();
        const { email, email_confirmed_at } = foundOr404(await lockAddress(trx, user.id));
        await refuseStale(trx, 'users', user.id, version);
        const isOther = isOtherAddress(email, contact.email);
        // The office has changed it in the meantime.
        if (isOther && !confirmed) throw fieldErrors({ password: [PASSWORD_NEEDED] });
        await updateAccount(trx, user.id, { ...contact, updated_at: clock() });
        if (!isOther) return;
        const inTrx = { ...services, db: trx };
        await queueNewConfirmation(inTrx, user.id);
        if (email_confirmed_at !== null) await queueChangedEmailMail(inTrx, user.id);
      });
      return { data: await current(user) };
    },
  } satisfies Partial<Handlers>;
};
