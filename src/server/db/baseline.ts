import { type Kysely, sql } from 'kysely';
import { StartError } from './startError';
import type { Tables } from './tables';

/** Version 1.0.0 replaced all migrations by these. The schema is that of the last one before. */
const BASELINE = [
  '0001_helpers',
  '0002_master_data',
  '0003_accounts',
  '0004_placements',
  '0005_activities',
  '0006_grades',
  '0007_closed_and_frozen',
  '0008_counts',
  '0009_sessions',
  '0010_audit_trail',
  '0011_anonymous_accounts',
  '0012_reports_backups_views',
];
const FIRST_BEFORE = '0001_extensions';
const LAST_BEFORE = '0061_words_in_loops';
const LAST_COMMIT_BEFORE = '41831a1';

export const TOO_OLD = `is older than version 1.0.0 can take over: start commit ${LAST_COMMIT_BEFORE} once with it, then this one.`;

/** The names of applied migrations since version 1.0.0; null for a schema that is too old. */
export function namesSinceBaseline(history: string[]): string[] | null {
  if (!history.includes(FIRST_BEFORE)) return history;
  return history.includes(LAST_BEFORE) ? BASELINE : null;
}

/**
 * Takes a database of the last commit before version 1.0.0 over as it stands: only its history is rewritten.
 * @throws StartError for an older one.
 */
export async function takeOver(trx: Kysely<Tables>, history: string[]): Promise<string[]> {
  const names = namesSinceBaseline(history);
  if (names === null) throw new StartError(`the database ${TOO_OLD}`);
  if (names === history) return history;
  await sql`delete from kysely_migration`.execute(trx);
  for (const name of names) await addToHistory(trx, name);
  return names;
}

export async function addToHistory(trx: Kysely<Tables>, name: string): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(trx);
}
