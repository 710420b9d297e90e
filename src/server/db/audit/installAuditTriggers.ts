import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables';
import { partsOf, type RecordKind } from './recordKind';
import { RECORD_KINDS } from './recordKinds';

const TRIGGERS = ['audit_inserts', 'audit_rows', 'audit_changes'];

/** Whether every table that is there is recorded as `RECORD_KINDS` says. */
export async function areAuditTriggersInstalled(db: Kysely<Tables>): Promise<boolean> {
  return (await outdatedTables(db)).length === 0;
}

/** Makes the triggers of the audit trail anew where they are not those of `RECORD_KINDS`. */
export async function installAuditTriggers(db: Kysely<Tables>): Promise<void> {
  for (const { table, options } of await outdatedTables(db)) {
    for (const trigger of TRIGGERS) {
      await sql.raw(`drop trigger if exists ${trigger} on ${table}`).execute(db);
    }
    const argument = `'${options.replaceAll("'", "''")}'`;
    const isRecorded = `current_setting('simagang.audit', true) is distinct from 'off'`;
    await sql
      .raw(`
        create trigger audit_inserts after insert on ${table} referencing new table as inserted
        for each statement when (${isRecorded}) execute function audit_inserts(${argument})`)
      .execute(db);
    await sql
      .raw(`
        create trigger audit_rows after delete on ${table} for each row
        when (${isRecorded}) execute function audit_row(${argument})`)
      .execute(db);
    await sql
      .raw(`
        create trigger audit_changes after update on ${table} for each row
        when (${isRecorded} and old.* is distinct from new.*)
        execute function audit_row(${argument})`)
      .execute(db);
  }
}

interface Wanted {
  table: string;
  options: string;
}

async function outdatedTables(db: Kysely<Tables>): Promise<Wanted[]> {
  const { rows } = await sql<{ table: string; installed: string[] }>`
    select relname as table, array(
      select convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')
      from pg_trigger where tgrelid = pg_class.oid and tgname = any(${TRIGGERS})
    ) as installed
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db);
  return rows.flatMap(({ table, installed }) => {
    if (!Object.hasOwn(RECORD_KINDS, table)) return [];
    const options = JSON.stringify(
      optionsOf(table, RECORD_KINDS[table as keyof typeof RECORD_KINDS]),
    );
    const isInstalled =
      installed.length === TRIGGERS.length && installed.every((argument) => argument === options);
    return isInstalled ? [] : [{ table, options }];
  });
}

/** The argument of a trigger. */
function optionsOf(table: string, kind: RecordKind) {
  const { key = 'id', ignored = [], secret = {}, actions = [] } = kind;
  const [subject, subject_key] = kind.subject ?? [table, key];
  return {
    key,
    subject,
    subject_key,
    ignored,
    secret,
    unless_null: kind.unlessNull,
    label: partsOf(kind),
    named_by: kind.namedBy,
    actions,
  };
}
