import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { staleVersion } from '@/server/http/errors';

/** The tables with a version, with their keys. */
const KEYS = {
  users: 'id',
  students: 'id',
  lecturers: 'id',
  mentors: 'id',
  companies: 'id',
  courses: 'code',
  internship_periods: 'id',
  internships: 'id',
  activities: 'id',
  grades: 'id',
} as const;

/**
 * Throws 409 if the record no longer has the version that was read; without a version the last change wins.
 * Call it in the transaction of the change: it locks the record, so that the second of two changes to the same
 * version is refused (docs/decisions/0040).
 */
export async function refuseStale(
  trx: Database,
  table: keyof typeof KEYS,
  key: number | string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(KEYS[table])} = ${key}
    for no key update`.execute(trx);
  if (rows[0] && rows[0].version !== version) throw staleVersion();
}
