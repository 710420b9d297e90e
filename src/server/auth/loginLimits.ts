import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

const WINDOW_S = 15 * 60;
/** A person mistypes; a program that tries passwords needs thousands. */
export const FAILURES_PER_ACCOUNT = 5;
/** A campus shares one address, so this is far above what its people mistype in a quarter of an hour. */
export const FAILURES_PER_ADDRESS = 100;

export interface LoginAttempt {
  /** Seconds until another try is looked at, or null when this one may go on. */
  lockedFor: number | null;
  /** The password was right: takes this attempt out of the count. */
  succeeded: () => Promise<void>;
}

/**
 * Counts an attempt before its password is looked at, so that many at once cannot slip through.
 * The counts are in the database: several processes share them.
 */
export async function countLoginAttempt(
  db: Database,
  { identifier, address, now }: { identifier: string; address: string; now: Date },
): Promise<LoginAttempt> {
  const network = networkOf(address);
  const account = `account:${fingerprint(`${identifier}\n${network}`)}`;
  const origin = `address:${fingerprint(network)}`;
  const limits: Record<string, number> = {
    [account]: FAILURES_PER_ACCOUNT,
    [origin]: FAILURES_PER_ADDRESS,
  };

  const oldest = new Date(now.getTime() - WINDOW_S * 1000);
  const isOver = sql<boolean>`login_failures.window_started_at <= ${oldest}`;
  const counts = await db
    .insertInto('login_failures')
    // Always in this order, so that two processes never wait for each other.
    .values([account, origin].map((key) => ({ key, failures: 1, window_started_at: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${isOver} then 1 else login_failures.failures + 1 end`,
        window_started_at: sql<Date>`case when ${isOver} then ${now}::timestamptz else login_failures.window_started_at end`,
      }),
    )
    .returning(['key', 'failures', 'window_started_at'])
    .execute();

  const waits = counts
    .filter(({ key, failures }) => failures > (limits[key] ?? 0))
    .map(({ window_started_at }) => {
      const ends = window_started_at.getTime() + WINDOW_S * 1000;
      return Math.max(1, Math.ceil((ends - now.getTime()) / 1000));
    });

  return {
    lockedFor: waits.length > 0 ? Math.max(...waits) : null,
    async succeeded() {
      await db.deleteFrom('login_failures').where('key', '=', account).execute();
      await db
        .updateTable('login_failures')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('key', '=', origin)
        .execute();
    },
  };
}

export async function forgetOldLoginFailures(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WINDOW_S * 1000);
  await db.deleteFrom('login_failures').where('window_started_at', '<=', oldest).execute();
}

/** One IPv6 customer has 2^64 addresses: their network counts as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')];
  return `${full
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Keys of one length whatever was typed, and no list of sign-in names for whoever reads the table. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
