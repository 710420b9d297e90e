import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { withoutSeparators } from '@/shared/personNumber';
import { fingerprint } from './fingerprint';
import { networkOf } from './networkOf';

const WINDOW_S = 15 * 60;
/** Enough for typing errors; guessing a password takes thousands of attempts. */
export const FAILURES_PER_ACCOUNT = 5;
/** A device that has logged in to the account before gets more, and is not slowed with its address. */
export const FAILURES_PER_DEVICE = 10;
/** A whole campus may share one address, so it is only slowed, and its known devices are not. */
export const FAILING_ACCOUNTS_PER_ADDRESS = 50;
/** First logins with the default password. Generous: several classes at once on the first day stay below it. */
export const DEFAULT_LOGINS_PER_ADDRESS = 200;
/** One attempt from a slowed address is looked at per interval, over all server processes. */
export const TURN_INTERVAL_MS = 2_000;

/** The limits that an attempt to log in counts towards (docs/decisions/0015). */
export interface LoginTry {
  key: string;
  limit: number;
  /** The network to slow after many failures; null for known devices, which are exempt. */
  network: string | null;
  isDefaultPassword: boolean;
}

/** `device` is the verified device cookie of this account, or null. */
export function loginTry({
  identifier,
  password,
  address,
  device,
}: {
  identifier: string;
  password: string;
  address: string;
  device: string | null;
}): LoginTry {
  if (device !== null) {
    const key = `device:${fingerprint(`${identifier}\n${device}`)}`;
    return { key, limit: FAILURES_PER_DEVICE, network: null, isDefaultPassword: false };
  }
  const network = networkOf(address);
  return {
    key: `account:${fingerprint(`${identifier}\n${network}`)}`,
    limit: FAILURES_PER_ACCOUNT,
    network: fingerprint(network),
    isDefaultPassword: withoutSeparators(password) === identifier,
  };
}

/** An attempt with the current password of a signed-in user. */
export function ownPasswordTry(userId: number, address: string): LoginTry {
  return {
    key: `account:${fingerprint(`user:${userId}\n${networkOf(address)}`)}`,
    limit: FAILURES_PER_ACCOUNT,
    network: null,
    isDefaultPassword: false,
  };
}

/**
 * An attempt with a code of a second factor, by somebody with the password. Strangers share one limit over all networks;
 * a known device, or a session, has one of its own, so that they do not lock the owner out.
 */
export function factorTry(userId: number, device: string | null): LoginTry {
  const key = `factor:${fingerprint(`${userId}\n${device ?? 'unknown'}`)}`;
  return { key, limit: FAILURES_PER_DEVICE, network: null, isDefaultPassword: false };
}

/** The attempt needs a turn of its network; the next one opens at `opensAt` (see `loginLines.ts`). */
export interface Slowed {
  is: 'slowed';
  network: string;
  opensAt: Date;
}

/** `locked` until this many seconds have passed. */
export type Admission = { is: 'open' } | { is: 'locked'; seconds: number } | Slowed;

/** Whether an attempt may proceed, without counting it and without waiting for other attempts. */
export async function admissionOf(db: Database, attempt: LoginTry, now: Date): Promise<Admission> {
  const oldest = oldestOf(now);
  const { failures, since, failing_accounts, default_logins, next_turn_at } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('login_failures')
        .select('failures')
        .where('key', '=', attempt.key)
        .where('window_started_at', '>', oldest)
        .as('failures'),
      eb
        .selectFrom('login_failures')
        .select('window_started_at')
        .where('key', '=', attempt.key)
        .as('since'),
      eb
        .selectFrom('login_failures')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('network', '=', attempt.network)
        .where('window_started_at', '>', oldest)
        .as('failing_accounts'),
      eb
        .selectFrom('login_networks')
        .select('default_logins')
        .where('network', '=', attempt.network)
        .where('window_started_at', '>', oldest)
        .as('default_logins'),
      eb
        .selectFrom('login_networks')
        .select('next_turn_at')
        .where('network', '=', attempt.network)
        .as('next_turn_at'),
    ])
    .executeTakeFirstOrThrow();

  if (failures !== null && since !== null && failures >= attempt.limit) {
    const left = since.getTime() + WINDOW_S * 1000 - now.getTime();
    return { is: 'locked', seconds: Math.max(1, Math.ceil(left / 1000)) };
  }
  const { network } = attempt;
  const isSlowed =
    (failing_accounts ?? 0) >= FAILING_ACCOUNTS_PER_ADDRESS ||
    (attempt.isDefaultPassword && (default_logins ?? 0) >= DEFAULT_LOGINS_PER_ADDRESS);
  if (!isSlowed || network === null) return { is: 'open' };
  return { is: 'slowed', network, opensAt: next_turn_at ?? new Date(0) };
}

/**
 * Counts an attempt as a failure before its password is verified, so that parallel attempts cannot
 * exceed a limit; `takeBack` corrects it. The counts live in the database because several server
 * processes may share it. Counts nothing unless the attempt may proceed; the first in a line of a slowed
 * network may when a turn is open, and spends it.
 */
export async function countAttempt(
  db: Database,
  attempt: LoginTry,
  now: Date,
  { isFirst }: { isFirst: boolean },
): Promise<Admission> {
  return db.transaction().execute(async (trx) => {
    const lock = attempt.network ?? attempt.key;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
    const admission = await admissionOf(trx, attempt, now);
    if (admission.is === 'locked') return admission;
    if (admission.is === 'slowed') {
      if (!isFirst || admission.opensAt > now) return admission;
      await spendAdmission(trx, admission, now);
    }

    const { key, network } = attempt;
    const hasExpired = sql<boolean>`login_failures.window_started_at <= ${oldestOf(now)}`;
    await trx
      .insertInto('login_failures')
      .values({ key, network, failures: 1, window_started_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when ${hasExpired} then 1 else login_failures.failures + 1 end`,
          window_started_at: sql<Date>`case when ${hasExpired} then ${now}::timestamptz else login_failures.window_started_at end`,
        }),
      )
      .execute();
    return { is: 'open' };
  });
}

/** The password was right: forgets the failures before it, and counts a login with a default password. */
export async function takeBack(db: Database, attempt: LoginTry, now: Date): Promise<void> {
  await db.deleteFrom('login_failures').where('key', '=', attempt.key).execute();
  if (!attempt.isDefaultPassword || attempt.network === null) return;

  const hasExpired = sql<boolean>`login_networks.window_started_at <= ${oldestOf(now)}`;
  await db
    .insertInto('login_networks')
    .values({ network: attempt.network, default_logins: 1, window_started_at: now })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({
        default_logins: sql<number>`case when ${hasExpired} then 1 else login_networks.default_logins + 1 end`,
        window_started_at: sql<Date>`case when ${hasExpired} then ${now}::timestamptz else login_networks.window_started_at end`,
      }),
    )
    .execute();
}

/** The next turn of the network opens an interval later. */
async function spendAdmission(trx: Database, { network }: Slowed, now: Date): Promise<void> {
  const next_turn_at = new Date(now.getTime() + TURN_INTERVAL_MS);
  await trx
    .insertInto('login_networks')
    .values({ network, window_started_at: now, next_turn_at })
    .onConflict((conflict) => conflict.column('network').doUpdateSet({ next_turn_at }))
    .execute();
}

export async function deleteOldLoginFailures(db: Database, now: Date): Promise<void> {
  const oldest = oldestOf(now);
  await db.deleteFrom('login_failures').where('window_started_at', '<=', oldest).execute();
  await db
    .deleteFrom('login_networks')
    .where('window_started_at', '<=', oldest)
    .where((eb) => eb.or([eb('next_turn_at', 'is', null), eb('next_turn_at', '<=', now)]))
    .execute();
}

function oldestOf(now: Date): Date {
  return new Date(now.getTime() - WINDOW_S * 1000);
}
