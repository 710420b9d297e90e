import { endSessionsOf } from '@/server/auth/endedSessions';
import { loginTry, takeBack } from '@/server/auth/loginLimits';
import { passwordCodes } from '@/server/auth/oneTimeCodes';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import { weaknessOf } from '@/server/auth/weakPasswords';
import { asUser, forReason } from '@/server/db/actor';
import { fieldErrors, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { queuePasswordMail } from '@/server/resources/mails/kinds/passwordMail';
import { findByCode } from '@/server/resources/reports/findByCode';
import {
  lockAccount,
  selectIdentifier,
  updateAccount,
} from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import {
  passwordCodeRules,
  passwordRecoveryRules,
} from '@/shared/resources/password-codes/passwordCodeRules';
import { selectHolder } from './passwordCodeQueries';

/** The same words for codes that never were, and for those that are used or expired. */
const INVALID_CODE =
  'Kode ini tidak berlaku: salah ketik, sudah dipakai, atau kedaluwarsa. Mintalah tautan atau kode yang baru.';

/** The person whom the code is for. */
export const findHolder = (services: Services, typed: string, address: string) =>
  findByCode(services, {
    typed,
    address,
    digestOf: (code) => passwordCodes.digestOf(code, services.config),
    select: (digest) => selectHolder(services.db, digest, services.clock()),
    invalid: INVALID_CODE,
  });

/** Stores a new password, which ends all sessions and codes of the person. */
export async function recoverPassword(
  services: Services,
  body: unknown,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  // Before anything that takes time: strangers have no valid code.
  const { code } = await parseBody(passwordCodeRules, body);
  const holder = await findHolder(services, code, address);
  const { new_password } = await parseBody(passwordRecoveryRules, body);
  const identifier = await selectIdentifier(db, holder.id);
  const weakness = weaknessOf(new_password, { ...holder, identifier });
  if (weakness !== null) throw fieldErrors({ new_password: [weakness] });
  const password_hash = await hashPassword(new_password);

  const store = () =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, holder.id);
      // Somebody else may have used the code since.
      if (!(await selectHolder(trx, holder.digest, clock()))) throw notFound(INVALID_CODE);
      await updateAccount(trx, holder.id, {
        password_hash,
        has_default_password: false,
        updated_at: clock(),
      });
      await endSessionsOf(trx, holder.id);
      // A person who asks for a new password has tried the old ones before.
      if (identifier !== null) {
        const attempt = loginTry({ identifier, password: new_password, address, device: null });
        await takeBack(trx, attempt, clock());
      }
      await recordEvent({ ...services, db: trx }, { action: 'recover_password', account: holder });
      await queuePasswordMail(trx, services, holder.id, 'recovered');
    });
  await asUser(holder, () => forReason(wayOf(holder), store));
}

/** Says in the trail how the person came to a new password. */
const wayOf = ({ is_mailed, issued_by }: { is_mailed: boolean; issued_by: string | null }) =>
  is_mailed ? 'tautan dari email' : `kode dari ${issued_by ?? 'super admin'}`;
