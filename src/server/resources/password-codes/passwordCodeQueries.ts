import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { passwordCodes } from '@/server/auth/oneTimeCodes';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';

const MINUTE_MS = 60 * 1000;
const MAILED_FOR_MS = 60 * MINUTE_MS;
const GIVEN_FOR_MS = 30 * MINUTE_MS;

/** The mailed codes of an account that work at the same time, so that a stranger's request does not end the owner's. */
export const MOST_MAILED = 3;

interface NewCode {
  user_id: number;
  issued_by_user_id: number | null;
  is_mailed: boolean;
  now: Date;
}

function newCode(config: Config, { user_id, now, ...code }: NewCode) {
  const nonce = randomUUID();
  const clear = passwordCodes.codeOf({ user_id, nonce }, config);
  const lifetime = code.is_mailed ? MAILED_FOR_MS : GIVEN_FOR_MS;
  const row = {
    ...code,
    user_id,
    nonce,
    code_digest: passwordCodes.digestOf(clear, config),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  };
  return { clear, row };
}

/**
 * Stores a code to be mailed, and resolves with its nonce; with null for an account without a confirmed address, with
 * enough codes, and for none. The work is the same for all of them.
 */
export async function storeMailedCode(
  trx: Database,
  config: Config,
  { user_id, now }: Pick<NewCode, 'user_id' | 'now'>,
): Promise<string | null> {
  const { row } = newCode(config, { user_id, issued_by_user_id: null, is_mailed: true, now });
  const stored = await trx
    .insertInto('password_codes')
    .columns(['code_digest', 'user_id', 'nonce', 'is_mailed', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`${row.code_digest}`.as('code_digest'),
          'users.id',
          sql<string>`${row.nonce}::uuid`.as('nonce'),
          sql<boolean>`true`.as('is_mailed'),
          sql<Date>`${row.created_at}::timestamptz`.as('created_at'),
          sql<Date>`${row.expires_at}::timestamptz`.as('expires_at'),
        ])
        .where('users.id', '=', user_id)
        .where('users.is_active', '=', true)
        .where('users.email_confirmed_at', 'is not', null)
        .where(
          sql<boolean>`(
            select count(*) from password_codes as mailed
            where mailed.user_id = users.id and mailed.is_mailed and mailed.expires_at > ${now}
          ) < ${MOST_MAILED}`,
        ),
    )
    .returning('nonce')
    .executeTakeFirst();
  return stored?.nonce ?? null;
}

/** Stores a code for a person in the office, in the place of the one before, and resolves with it. */
export async function storeGivenCode(
  trx: Database,
  config: Config,
  given: Pick<NewCode, 'user_id' | 'issued_by_user_id' | 'now'>,
) {
  const { clear, row } = newCode(config, { ...given, is_mailed: false });
  await trx
    .deleteFrom('password_codes')
    .where('user_id', '=', given.user_id)
    .where('is_mailed', '=', false)
    .execute();
  await trx.insertInto('password_codes').values(row).execute();
  return { code: clear, expires_at: row.expires_at };
}

/** The person whom the code with this digest is for. */
export async function selectHolder(db: Database, digest: string, now: Date) {
  return (
    db
      .selectFrom('password_codes')
      .innerJoin('users', 'users.id', 'password_codes.user_id')
      .select(['users.id', 'users.name', 'users.role', 'users.email'])
      .select(['users.phone_number', 'users.date_of_birth'])
      .where('code_digest', '=', digest)
      .where('expires_at', '>', now)
      .where('users.is_active', '=', true)
      // A mailed one is the owner's only as long as the address is.
      .where((eb) => eb.or([eb('is_mailed', '=', false), eb('email_confirmed_at', 'is not', null)]))
      .executeTakeFirst()
  );
}

export async function deleteOldPasswordCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_codes').where('expires_at', '<=', now).execute();
}
