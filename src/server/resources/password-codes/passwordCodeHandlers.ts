import { recordEvent } from '@/server/auth/recordEvent';
import type { Handlers } from '@/server/contract/operations';
import { conflict } from '@/server/http/errors';
import { PASSWORD_LINK_REQUESTED, PASSWORD_RECOVERED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { queuePasswordMail } from '@/server/resources/mails/kinds/passwordMail';
import { canMailLinks } from '@/server/resources/public-address/publicAddressQueries';
import { limitRequests } from '@/server/resources/reports/verificationLimit';
import { selectLogin } from '@/server/resources/session/sessionQueries';
import { selectIdentifier } from '@/server/resources/users/accountQueries';
import { lockOpenAccount, refuseInactive } from '@/server/resources/users/changeAccount';
import type { Services } from '@/server/services';
import { withoutSeparators } from '@/shared/personNumber';
import {
  forgottenPasswordRules,
  passwordCodeRules,
} from '@/shared/resources/password-codes/passwordCodeRules';
import { storeGivenCode, storeMailedCode } from './passwordCodeQueries';
import { findHolder, recoverPassword } from './recoverPassword';

const OFF = 'Server ini tidak mengirim email. Mintalah kode kepada kantor jurusan.';
const NO_LOGIN = 'Orang ini belum membuka akunnya. Kirim ulang undangannya.';
const OWN = 'Ganti password Anda sendiri di menu Ganti Password.';

const NO_ACCOUNT = 0;

/** New passwords in the place of forgotten ones (docs/decisions/0015). */
export const passwordCodeHandlers = (services: Services) => {
  const { db, config, clock } = services;

  return {
    // Public, as are the next two. The answer and the work are the same for every account and for none.
    async submitForgottenPassword({ body, raw }) {
      const { identifier } = await parseBody(forgottenPasswordRules, body);
      if (!(await canMailLinks(db, config))) throw conflict(OFF);
      await db.transaction().execute(async (trx) => {
        const now = clock();
        await limitRequests(trx, { purpose: 'password codes', address: raw.ip }, now);
        const account = await selectLogin(trx, [withoutSeparators(identifier), identifier]);
        const user_id = account?.id ?? NO_ACCOUNT;
        await storeMailedCode(trx, config, { user_id, now });
      });
      return { data: { message: PASSWORD_LINK_REQUESTED } };
    },

    async readPasswordCodeHolder({ body, raw }) {
      const { code } = await parseBody(passwordCodeRules, body);
      const { name } = await findHolder(services, code, raw.ip);
      return { data: { name } };
    },

    async resetForgottenPassword({ body, raw }) {
      await recoverPassword(services, body, raw.ip);
      return { data: { message: PASSWORD_RECOVERED } };
    },

    async createPasswordCode({ params: { id }, user }) {
      if (id === user.id) throw conflict(OWN);
      return db.transaction().execute(async (trx) => {
        const account = await lockOpenAccount(trx, id);
        refuseInactive(account);
        if ((await selectIdentifier(trx, id)) === null) throw conflict(NO_LOGIN);
        const data = await storeGivenCode(trx, config, {
          user_id: id,
          issued_by_user_id: user.id,
          now: clock(),
        });
        await recordEvent({ ...services, db: trx }, { action: 'issue_password_code', account });
        await queuePasswordMail(trx, services, id, 'code');
        return { data };
      });
    },
  } satisfies Partial<Handlers>;
};
