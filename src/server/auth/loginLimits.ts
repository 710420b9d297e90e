import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { networkOf } from './networkOf';

const WINDOW_S = 15 * 60;
/** Enough for typing errors; guessing a password takes thousands of attempts. */
export const FAILURES_PER_ACCOUNT = 5;
/** A whole campus may share one address, so this is far above its typing errors in one window. */
export const FAILURES_PER_ADDRESS = 100;

export interface LoginAttempt {
  /** Seconds until the next attempt is allowed, or null when this one may proceed. */
  lockedFor: number | null;
  /** Call it when the password is right, to take this attempt out of the counts. */
  succeeded: () => Promise<void>;
}

/**
 * Counts an attempt before its password is verified, so that parallel attempts cannot exceed the
 * limit. The counts live in the database because several server processes may share it.
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
  const hasExpired = sql<boolean>`login_failures.window_started_at <= ${oldest}`;
  const counts = await db
    .insertInto('login_failures')
    // Always in the same order, to prevent deadlocks.
    .values([account, origin].map((key) => ({ key, failures: 1, window_started_at: now })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${hasExpired} then 1 else login_failures.failures + 1 end`,
        window_started_at: sql<Date>`case when ${hasExpired} then ${now}::timestamptz else login_failures.window_started_at end`,
      }),
    )
    .returning(['key', 'failures', 'window_started_at'])
    .execute();

  const waitingTimes = counts
    .filter(({ key, failures }) => failures > (limits[key] ?? 0))
    .map(({ window_started_at }) => {
      const ends = window_started_at.getTime() + WINDOW_S * 1000;
      return Math.max(1, Math.ceil((ends - now.getTime()) / 1000));
    });

  return {
    lockedFor: waitingTimes.length > 0 ? Math.max(...waitingTimes) : null,
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

export async function deleteOldLoginFailures(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WINDOW_S * 1000);
  await db.deleteFrom('login_failures').where('window_started_at', '<=', oldest).execute();
}

/** Gives keys a fixed length and keeps login identifiers out of the table. */
function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
