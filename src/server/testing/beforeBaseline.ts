import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** A dump of a database that commit 18bb1db migrated and filled, and commit 41831a1 migrated. */
const DUMP = join(__dirname, 'fixtures', 'before-1.0.0.sql.gz');

/** Fills an empty database with the schema and rows of the last commit before version 1.0.0. */
export async function loadBeforeBaseline(db: Database): Promise<void> {
  const dump = gunzipSync(readFileSync(DUMP)).toString();
  await db.transaction().execute(async (trx) => {
    await sql.raw(dump).execute(trx);
  });
}
