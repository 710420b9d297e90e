import { sql } from 'kysely';
import type { RecordKind } from '@/server/db/audit/recordKind';
import { RECORD_KINDS } from '@/server/db/audit/recordKinds';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import { staleVersion } from '@/server/http/errors';

type Kinds = typeof RECORD_KINDS;
type VersionedTable = {
  [Table in keyof Kinds]: 'version' extends keyof Tables[Table] ? Table : never;
}[keyof Kinds];

/**
 * Throws 409 if the record no longer has the version that was read; without a version the last change wins.
 * Call it in the transaction of the change: it locks the record, so that the second of two changes to the same
 * version is refused (docs/decisions/0040).
 */
export async function refuseStale(
  trx: Database,
  table: VersionedTable,
  key: number | string,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const { key: column = 'id' }: RecordKind = RECORD_KINDS[table];
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${sql.ref(column)} = ${key}
    for no key update`.execute(trx);
  if (rows[0] && rows[0].version !== version) throw staleVersion();
}
