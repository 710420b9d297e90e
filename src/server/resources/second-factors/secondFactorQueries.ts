import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { secondFactorCodes } from '@/server/auth/oneTimeCodes';
import type { Config } from '@/server/config';
import type { Database } from '@/server/db/database';

const RECOVERY_CODES = 10;
const GIVEN_FOR_MS = 10 * 60_000;

export async function selectFactors(db: Database, userId: number) {
  const { authenticator_since, recovery_codes_left } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('authenticators')
        .select('confirmed_at')
        .where('user_id', '=', userId)
        .as('authenticator_since'),
      eb
        .selectFrom('second_factor_codes')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('user_id', '=', userId)
        .where('is_given', '=', false)
        .$asScalar()
        .as('recovery_codes_left'),
    ])
    .executeTakeFirstOrThrow();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { authenticator_since, passkeys, recovery_codes_left: recovery_codes_left ?? 0 };
}

export async function selectAuthenticator(db: Database, userId: number) {
  return db
    .selectFrom('authenticators')
    .select(['user_id', 'nonce', 'pending_nonce'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function startAuthenticator(db: Database, user_id: number): Promise<string> {
  const pending_nonce = randomUUID();
  await db
    .insertInto('authenticators')
    .values({ user_id, pending_nonce })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_nonce }))
    .execute();
  return pending_nonce;
}

/** Returns false if another secret has been made since. */
export async function confirmPending(
  db: Database,
  { user_id, pending_nonce, step, now }: ConfirmedApp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ nonce: pending_nonce, pending_nonce: null, confirmed_at: now, last_step: step })
    .where('user_id', '=', user_id)
    .where('pending_nonce', '=', pending_nonce)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

interface ConfirmedApp {
  user_id: number;
  pending_nonce: string;
  step: number;
  now: Date;
}

/** Returns false if the code of this half minute, or a later one, has been used before. */
export async function spendStep(
  db: Database,
  { user_id, nonce, step }: { user_id: number; nonce: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('nonce', '=', nonce)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Resolves with whether the code was one of the office; undefined for a code that does not work. */
export async function spendCode(
  db: Database,
  { user_id, code_digest, now }: { user_id: number; code_digest: string; now: Date },
) {
  return db
    .deleteFrom('second_factor_codes')
    .where('user_id', '=', user_id)
    .where('code_digest', '=', code_digest)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('is_given')
    .executeTakeFirst();
}

interface NewCode {
  user_id: number;
  is_given: boolean;
  created_at: Date;
  expires_at: Date | null;
}

function newCode(config: Config, code: NewCode) {
  const clear = secondFactorCodes.codeOf({ user_id: code.user_id, nonce: randomUUID() }, config);
  return { clear, row: { ...code, code_digest: secondFactorCodes.digestOf(clear, config) } };
}

type Owner = { user_id: number; now: Date };

/** Stores ten recovery codes in the place of all codes before, and resolves with them. */
export async function storeRecoveryCodes(
  trx: Database,
  config: Config,
  { user_id, now }: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    newCode(config, { user_id, is_given: false, created_at: now, expires_at: null }),
  );
  await deleteCodes(trx, user_id);
  await trx
    .insertInto('second_factor_codes')
    .values(codes.map(({ row }) => row))
    .execute();
  return codes.map(({ clear }) => clear);
}

/** Stores a code of the office in the place of the one before, and resolves with it. */
export async function storeGivenCode(trx: Database, config: Config, { user_id, now }: Owner) {
  const expires_at = new Date(now.getTime() + GIVEN_FOR_MS);
  const { clear, row } = newCode(config, { user_id, is_given: true, created_at: now, expires_at });
  await trx
    .deleteFrom('second_factor_codes')
    .where('user_id', '=', user_id)
    .where('is_given', '=', true)
    .execute();
  await trx.insertInto('second_factor_codes').values(row).execute();
  return { code: clear, expires_at };
}

export async function deleteOldSecondFactorCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<=', now).execute();
}

export async function deleteAuthenticator(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
}

export async function deleteCodes(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('second_factor_codes').where('user_id', '=', userId).execute();
}

/** Removes all second factors of an account, and the codes that take their place. */
export async function deleteFactors(trx: Database, userId: number): Promise<void> {
  await deleteAuthenticator(trx, userId);
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await deleteCodes(trx, userId);
}
