import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/**
 * Makes edits that may change past days follow each other: what a person confirms is judged before and after the edit, and nothing else
 * changes it meanwhile. Edits of one placement, which lock it next, wait only for those of many: of places, periods and
 * holidays. It is the first lock of a transaction, so that no other one is held while it is waited for.
 */
export const lockVerdicts = (trx: Database, of: 'one placement' | 'many placements') =>
  of === 'one placement'
    ? sql`select pg_advisory_xact_lock_shared(hashtext(${VERDICTS}))`.execute(trx)
    : sql`select pg_advisory_xact_lock(hashtext(${VERDICTS}))`.execute(trx);

const VERDICTS = 'past verdicts';
