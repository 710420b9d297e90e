import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { passwordCodes } from '@/server/auth/oneTimeCodes';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';
import { PASSWORD_CODE_MAIL } from '@/server/resources/mails/kinds/passwordCodeMail';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAILED_FOR_MS = 60 * MINUTE_MS;
const GIVEN_FOR_MS = 30 * MINUTE_MS;

/** The mailed codes of an account that work at the same time, so that a stranger's request does not end the owner's. */
export const MOST_MAILED = 3;

/** A stranger may ask for them. */
const MOST_IN_A_DAY = 10;

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
 * Stores a code and queues its mail, unless the account has no confirmed address or enough codes. One statement with the
 * same work for every account, so that its time tells nothing.
 */
export async function storeMailedCode(
  trx: Database,
  config: Config,
  { user_id, now }: Pick<NewCode, 'user_id' | 'now'>,
): Promise<void> {
  const { row } = newCode(config, { user_id, issued_by_user_id: null, is_mailed: true, now });
  await sql`
    with code as (
      insert into password_codes (code_digest, user_id, nonce, is_mailed, created_at, expires_at)
      select ${row.code_digest}, users.id, ${row.nonce}::uuid, true, ${now}::timestamptz, ${row.expires_at}::timestamptz
      from users
      where users.id = ${user_id} and users.is_active and users.email_confirmed_at is not null
        and (
          select count(*) from password_codes as mailed
          where mailed.user_id = users.id and mailed.is_mailed and mailed.expires_at > ${now}
        ) < ${MOST_MAILED}
        and (
          select count(*) from mails
          where mails.user_id = users.id and mails.kind = ${PASSWORD_CODE_MAIL}
            and mails.created_at > ${new Date(now.getTime() - DAY_MS)}
        ) < ${MOST_IN_A_DAY}
      returning user_id, nonce, created_at
    )
    insert into mails (user_id, kind, matter, created_at, next_attempt_at)
    select user_id, ${PASSWORD_CODE_MAIL}, nonce::text, created_at, created_at from code`.execute(
    trx,
  );
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

/** A mailed code went to the address of its time. */
const isOfThisAddress = sql<boolean>`(users.email_confirmed_at <= password_codes.created_at)`;

/** The person whom the code with this digest is for. */
export async function selectHolder(db: Database, digest: string, now: Date) {
  return db
    .selectFrom('password_codes')
    .innerJoin('users', 'users.id', 'password_codes.user_id')
    .leftJoin('users as issuers', 'issuers.id', 'password_codes.issued_by_user_id')
    .select(['is_mailed', 'issuers.name as issued_by'])
    .select(['users.id', 'users.name', 'users.role', 'users.email'])
    .select(['users.phone_number', 'users.date_of_birth'])
    .where('code_digest', '=', digest)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where((eb) => eb.or([eb('is_mailed', '=', false), isOfThisAddress]))
    .executeTakeFirst();
}

export async function deleteOldPasswordCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('password_codes').where('expires_at', '<=', now).execute();
}
