import { ValidationError } from 'yup';
import { hashPassword } from '@/server/auth/passwords';
import type { Database } from '@/server/db/database';
import { NEW_PASSWORD_MIN, PASSWORD_MAX } from '@/shared/constants/limits';
import { minCharacters, record, untrimmedText } from '@/shared/validation/fields';
import { superAdminProfileCreateRules } from '@/shared/validation/lecturerProfileRules';
import { accountFields } from '@/shared/validation/userRules';

export interface AdminInput {
  name: string;
  email: string;
  nip: string;
  password: string;
}

const PASSWORD_RULE = `Password minimal ${NEW_PASSWORD_MIN} karakter`;

const adminRules = record({
  name: accountFields.name,
  email: accountFields.email,
  password: untrimmedText()
    .required(PASSWORD_RULE)
    .test(minCharacters(NEW_PASSWORD_MIN, PASSWORD_RULE))
    .max(PASSWORD_MAX, `Password maksimal ${PASSWORD_MAX} karakter`),
}).concat(superAdminProfileCreateRules.pick(['nip']));

export async function hasSuperAdmin(db: Database): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  return admin !== undefined;
}

/** Returns the validation errors, or null when the super admin was created. */
export async function insertFirstAdmin(db: Database, input: AdminInput): Promise<string | null> {
  const errors = await validationErrors(input);
  if (errors) return errors;
  const { name, email, nip, password } = adminRules.cast(input);
  if (password === nip) return 'password: Password baru tidak boleh sama dengan NIP';
  const password_hash = await hashPassword(password);

  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({ name, email, role: 'super_admin', password_hash, has_default_password: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('lecturers').values({ user_id: id, nip }).execute();
  });
  return null;
}

async function validationErrors(input: AdminInput): Promise<string | null> {
  try {
    await adminRules.validate(input, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`).join('\n');
  }
}
