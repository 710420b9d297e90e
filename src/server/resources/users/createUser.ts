import { hashPassword } from '@/server/auth/passwords';
import type { Database } from '@/server/db/database';
import { parseBody } from '@/server/http/parseBody';
import { saveSignature } from '@/server/resources/signatures/signatureQueries';
import type { Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { type UserCreateInput, userCreateRules } from '@/shared/resources/users/userCreateRules';
import { insertAccount } from './accountQueries';
import { insertProfile } from './insertProfile';
import { readOptionalSignature } from './signatureUpload';

/** The body of `POST /students`, `/lecturers` and `/mentors`: that of `POST /users` with a fixed role. */
export function withRole(body: unknown, role: Role): unknown {
  return typeof body === 'object' && !Array.isArray(body) ? { ...body, role } : body;
}

/**
 * The account with its profile and its signature, ready to be stored in a transaction. The password is
 * the identifier until the user changes it (spec §9).
 */
export async function newUserWithProfile({ clock }: Pick<Services, 'clock'>, body: unknown) {
  const user = await parseBody(userCreateRules, body);
  const signature = 'digital_signature' in user ? user.digital_signature : null;
  const image = await readOptionalSignature(signature);
  // Image and hash are slow, and the embedded database has one connection: do them before the transaction.
  const passwordHash = await hashPassword(identifierOf(user));
  return async (trx: Database) => {
    const userId = await insertAccount(trx, {
      ...accountOf(user),
      password_hash: passwordHash,
      has_default_password: true,
      default_password_given_at: clock(),
      created_at: clock(),
      updated_at: clock(),
    });
    const profileId = await insertProfile(trx, userId, user);
    if (image) await saveSignature(trx, userId, image);
    return { userId, profileId };
  };
}

function identifierOf(user: UserCreateInput): string {
  switch (user.role) {
    case 'student':
      return user.nim;
    case 'mentor':
      return user.nik;
    default:
      return user.nip;
  }
}

/** Without the profile fields: `is_active` of the form belongs to the mentor, not to the account. */
function accountOf(user: UserCreateInput) {
  const { name, email, role, phone_number, address, gender, place_of_birth, date_of_birth } = user;
  return { name, email, role, phone_number, address, gender, place_of_birth, date_of_birth };
}
