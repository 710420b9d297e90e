import { ValidationError } from 'yup';
import { endSessionsOf } from '@/server/auth/endedSessions';
import { hashPassword } from '@/server/auth/passwords';
import { weaknessOf } from '@/server/auth/weakPasswords';
import type { Database } from '@/server/db/database';
import { deleteFactors } from '@/server/resources/second-factors/secondFactorQueries';
import { NEW_PASSWORD_MIN, PASSWORD_MAX } from '@/shared/constants/limits';
import { withoutSeparators } from '@/shared/personNumber';
import { superAdminProfileCreateRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import { accountFields } from '@/shared/resources/users/userRules';
import { minCharacters, record, untrimmedText } from '@/shared/validation/fields';

export interface AdminInput {
  name: string;
  email: string;
  nip: string;
  password: string;
}

type Account = NonNullable<Awaited<ReturnType<typeof selectByNip>>>;

const PASSWORD_RULE = `Password minimal ${NEW_PASSWORD_MIN} karakter`;

const passwordRules = record({
  password: untrimmedText()
    .required(PASSWORD_RULE)
    .test(minCharacters(NEW_PASSWORD_MIN, PASSWORD_RULE))
    .max(PASSWORD_MAX, `Password maksimal ${PASSWORD_MAX} karakter`),
});

const adminRules = record({ name: accountFields.name, email: accountFields.email })
  .concat(passwordRules)
  .concat(superAdminProfileCreateRules.pick(['nip']));

export async function hasSuperAdmin(db: Database): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  return admin !== undefined;
}

export async function selectByNip(db: Database, nip: string) {
  return db
    .selectFrom('users')
    .innerJoin('lecturers', 'lecturers.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.name', 'users.email', 'users.phone_number'])
    .select(['users.date_of_birth', 'lecturers.nip'])
    .where('lecturers.nip', '=', withoutSeparators(nip))
    .executeTakeFirst();
}

/** Returns the new account, or the validation errors. */
export async function insertAdmin(
  db: Database,
  input: AdminInput,
): Promise<{ id: number } | string> {
  const errors = await validationErrors(adminRules, input);
  if (errors) return errors;
  const { name, email, nip, password } = adminRules.cast(input);
  const person = { name, email, phone_number: null, date_of_birth: null };
  const problem = problemOf(password, { ...person, nip });
  if (problem) return problem;
  const password_hash = await hashPassword(password);

  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({ name, email, role: 'super_admin', password_hash, has_default_password: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('lecturers').values({ user_id: id, nip }).execute();
    return { id };
  });
}

/** Sets a new password, removes the second factors, and reactivates the account. Returns the validation errors, or null. */
export async function resetAdminPassword(
  db: Database,
  account: Account,
  password: string,
): Promise<string | null> {
  const problem =
    (await validationErrors(passwordRules, { password })) ?? problemOf(password, account);
  if (problem) return problem;
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash, has_default_password: false, is_active: true, updated_at: new Date() })
      .where('id', '=', account.id)
      .execute();
    await endSessionsOf(trx, account.id);
    await deleteFactors(trx, account.id);
  });
  return null;
}

function problemOf(password: string, account: Omit<Account, 'id' | 'role'>): string | null {
  if (withoutSeparators(password) === account.nip)
    return 'password: Password baru tidak boleh sama dengan NIP';
  const weakness = weaknessOf(password, { ...account, identifier: account.nip });
  return weakness === null ? null : `password: ${weakness}`;
}

async function validationErrors(
  rules: { validate(input: unknown, options: { abortEarly: boolean }): Promise<unknown> },
  input: object,
): Promise<string | null> {
  try {
    await rules.validate(input, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`).join('\n');
  }
}
