import { randomBytes } from 'node:crypto';
import type { InferType } from 'yup';
import { hashPassword } from '@/server/auth/passwords';
import { recordEvent } from '@/server/auth/recordEvent';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { queueInvitation } from '@/server/resources/mails/kinds/invitationMail';
import { insertAccount } from '@/server/resources/users/accountQueries';
import type { Services } from '@/server/services';
import type { invitationRules } from '@/shared/resources/invitations/invitationRules';
import { storeInvitation } from './invitationQueries';

type Inviting = Pick<Services, 'config' | 'clock'>;
type Invited = InferType<typeof invitationRules>;

/** A random password, which is not stored: only the invitation opens the account. */
export const noPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64'));

/** Stores the account with its profile, which placements can choose at once. */
export async function insertInvited(
  trx: Database,
  { clock }: Pick<Services, 'clock'>,
  { role, name, email = null, phone_number = null, ...profile }: Invited,
  password_hash: string,
) {
  const now = clock();
  const user_id = await insertAccount(trx, {
    role,
    name,
    email,
    phone_number,
    password_hash,
    has_default_password: false,
    default_password_given_at: now,
    created_at: now,
    updated_at: now,
  });
  const { id } = await insertProfile(trx, user_id, { role, ...profile });
  return { id, user_id, name, role };
}

function insertProfile(
  trx: Database,
  user_id: number,
  { role, nik, nip, company_id = 0 }: Pick<Invited, 'role' | 'nik' | 'nip' | 'company_id'>,
) {
  if (role === 'lecturer') {
    const lecturer = trx.insertInto('lecturers').values({ user_id, nip });
    return lecturer.returning('id').executeTakeFirstOrThrow();
  }
  const mentor = trx.insertInto('mentors').values({ user_id, nik, company_id });
  return mentor.returning('id').executeTakeFirstOrThrow();
}

/** Gives a person a new code, and sends the link. The trail says who invited. */
export async function invite(
  trx: Database,
  services: Inviting,
  inviter: SessionUser,
  person: { id: number; name: string },
): Promise<void> {
  const now = services.clock();
  const nonce = await storeInvitation(trx, services.config, {
    user_id: person.id,
    invited_by_user_id: inviter.id,
    now,
  });
  await queueInvitation(trx, services, { user_id: person.id, nonce });
  await recordEvent({ ...services, db: trx }, { action: 'invite', account: person });
}
