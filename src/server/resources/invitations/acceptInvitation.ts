import { endSessionsOf } from '@/server/auth/endedSessions';
import { invitationCodes } from '@/server/auth/oneTimeCodes';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import { weaknessOf } from '@/server/auth/weakPasswords';
import { asUser } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { fieldErrors, notFound } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { findByCode } from '@/server/resources/reports/findByCode';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import { lockAccount, updateAccount } from '@/server/resources/users/accountQueries';
import { readSignature } from '@/server/resources/users/signatureUpload';
import type { Services } from '@/server/services';
import {
  invitationAcceptanceRules,
  invitationCodeRules,
} from '@/shared/resources/invitations/invitationRules';
import { selectInvited, takeInvitation } from './invitationQueries';

/** The same words for codes that never were, and for those that are used, cancelled or expired. */
const INVALID_CODE =
  'Undangan ini tidak berlaku: kodenya salah, sudah dipakai, dibatalkan, atau kedaluwarsa. Mintalah undangan baru kepada kampus.';

/** The person whom the code invites. */
export const findInvited = (services: Services, typed: string, address: string) =>
  findByCode(services, {
    typed,
    address,
    digestOf: (code) => invitationCodes.digestOf(code, services.config),
    select: (digest) => selectInvited(services.db, digest, services.clock()),
    invalid: INVALID_CODE,
  });

/** Opens an account: number, password and signature are stored together, and the code is used up. */
export async function acceptInvitation(
  services: Services,
  body: unknown,
  address: string,
): Promise<void> {
  const { db, clock } = services;
  // Before anything that takes time: strangers have no valid code.
  const { code } = await parseBody(invitationCodeRules, body);
  const invited = await findInvited(services, code, address);
  const { id, name, role, needs_email, digest } = invited;
  const input = await parseBody(invitationAcceptanceRules, {
    ...(body as object),
    role,
    needs_email,
  });
  const number = input.nik ?? input.nip ?? null;
  const email = input.email ?? invited.email;
  const weakness = weaknessOf(input.new_password, { ...invited, identifier: number, email });
  if (weakness !== null) throw fieldErrors({ new_password: [weakness] });
  const image = await readSignature(input.digital_signature);
  const password_hash = await hashPassword(input.new_password);

  await asUser(invited, () =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, id);
      // Somebody else may have used the code since, or cancelled it.
      if (!(await takeInvitation(trx, digest, clock()))) throw notFound(INVALID_CODE);
      await updateAccount(trx, id, {
        // Somebody may have corrected a known one since.
        ...(needs_email && { email }),
        password_hash,
        has_default_password: false,
        updated_at: clock(),
      });
      await endSessionsOf(trx, id);
      await storeNumber(trx, id, input);
      await saveSignature(trx, id, image);
      await recordEvent(
        { ...services, db: trx },
        { action: 'accept_invitation', account: { id, name } },
      );
    }),
  );
}

const storeNumber = (
  trx: Database,
  user_id: number,
  { nik, nip }: { nik?: string; nip?: string },
) =>
  nik === undefined
    ? trx.updateTable('lecturers').set({ nip }).where('user_id', '=', user_id).execute()
    : trx.updateTable('mentors').set({ nik }).where('user_id', '=', user_id).execute();
