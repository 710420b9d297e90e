import { sql } from 'kysely';
import type { Database } from '../database';

const HOUR_MS = 60 * 60 * 1000;
/** A backup that is unfinished after this time was killed. */
const MAX_DURATION_MS = 6 * HOUR_MS;
const RETRY_AFTER_MS = HOUR_MS;
const KEPT_ROWS = 1000;

/** One of several processes gets the slot, again an hour after a failure. Null for the others. */
export async function claimSlot(db: Database, slot: Date, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - RETRY_AFTER_MS);
  const claimed = await db
    .insertInto('backups')
    .values({ slot, started_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('backups_slot_key')
        .doUpdateSet({ started_at: now, finished_at: null, failure: null })
        .where('backups.is_verified', '=', false)
        .where('backups.started_at', '<=', since),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}

/** Null during another backup. */
export async function claimNow(db: Database, now: Date): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table backups in share row exclusive mode`.execute(trx);
    if (await selectRunning(trx, now)) return null;
    const { id } = await trx
      .insertInto('backups')
      .values({ started_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

export async function selectRunning(db: Database, now: Date): Promise<boolean> {
  const running = await db
    .selectFrom('backups')
    .select('id')
    .where('finished_at', 'is', null)
    .where('started_at', '>', new Date(now.getTime() - MAX_DURATION_MS))
    .executeTakeFirst();
  return running !== undefined;
}

export async function recordSuccess(
  db: Database,
  id: number,
  made: { finished_at: Date; file: string; bytes: number },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ ...made, is_verified: true, failure: null })
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('backups')
    .where('id', '<=', id - KEPT_ROWS)
    .execute();
}

export async function recordFailure(
  db: Database,
  id: number,
  failed: { finished_at: Date; failure: string },
): Promise<void> {
  await db.updateTable('backups').set(failed).where('id', '=', id).execute();
}

export async function selectLastBackup(db: Database) {
  return db
    .selectFrom('backups')
    .select(['finished_at', 'file', 'bytes', 'is_verified'])
    .where('is_verified', '=', true)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
}

/** The last attempt, if it failed. */
export async function selectFailure(db: Database) {
  const last = await db
    .selectFrom('backups')
    .select(['finished_at', 'failure'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
  return last?.failure == null ? undefined : last;
}
