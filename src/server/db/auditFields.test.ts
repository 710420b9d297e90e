import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import type { AuditResource } from '@/shared/constants/audit';
import { AUDITED_FIELDS, auditedField } from '@/shared/fields/auditedFields';

/** Values in entries that are no columns (auth/recordEvent.ts, `purge_audit_entries`, roundPositions.ts). */
const NO_COLUMNS: Partial<Record<AuditResource, string[]>> = {
  users: ['provider', 'times'],
  activities: ['positions'],
  audit_entries: ['before', 'entries'],
};

/** The types whose values are shown in another way than they are stored. */
const KINDS: Record<string, string> = {
  date: 'date',
  'time without time zone': 'time',
  'timestamp with time zone': 'instant',
  boolean: 'flag',
  numeric: 'number',
};

interface Field {
  table: AuditResource;
  field: string;
  type: string;
  isSecret: boolean;
}

let database: TestDatabase;
let fields: Field[];

beforeAll(async () => {
  database = await createTestDatabase();
  // The columns of the audited tables, as their triggers record them.
  const { rows } = await sql<Field>`
    with audited as (
      select tgrelid::regclass::text as name,
        convert_from(substr(tgargs, 1, length(tgargs) - 1), 'UTF8')::jsonb as options
      from pg_trigger where tgname = 'audit_changes'
    )
    select name as table, data_type as type,
      coalesce(options -> 'secret' ->> column_name, column_name) as field,
      options -> 'secret' ? column_name as "isSecret"
    from audited join information_schema.columns on table_name = name
    where table_schema = 'public' and column_name <> 'id'
      and not options -> 'ignored' ? column_name
    order by name, field`.execute(database.db);
  fields = rows;
});
afterAll(() => database.close());

test('everything that an entry can contain has a label', () => {
  const recorded: Record<string, string[]> = { ...NO_COLUMNS };
  for (const { table, field } of fields) {
    // Several columns may be recorded as one.
    recorded[table] = [...new Set([...(recorded[table] ?? []), field])].sort();
  }
  const labelled = Object.entries(AUDITED_FIELDS).map(([table, labels]) => [
    table,
    Object.keys(labels).sort(),
  ]);
  expect(Object.fromEntries(labelled)).toEqual(recorded);
});

test('days, times, instants, flags and numbers are shown as such', () => {
  const kindOf = (table: AuditResource, name: string) => {
    const { type, choices = {} } = auditedField(table, name) ?? {};
    return 'true' in choices ? 'flag' : type;
  };
  const stored = fields.filter(({ type, isSecret }) => KINDS[type] && !isSecret);
  expect(stored.map(({ table, field }) => [table, field, kindOf(table, field)])).toEqual(
    stored.map(({ table, field, type }) => [table, field, KINDS[type]]),
  );
});
