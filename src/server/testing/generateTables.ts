import { sql } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from '@/server/db/database';

/** The columns whose values the database does not know, with their types in `db/columnValues.ts` or of Kysely. */
const COLUMNS = {
  'assessment_criteria.words': 'ColumnType<CriterionWords, string | null, never>',
  'assessment_sheets.scores': '(number | null)[]',
  'audit_entries.action': 'AuditAction',
  'audit_entries.actor_role': 'Role | null',
  'audit_entries.new': 'ColumnType<AuditValues | null, string | null | undefined, never>',
  'audit_entries.old': 'ColumnType<AuditValues | null, string | null | undefined, never>',
  'audit_entries.resource': 'AuditResource',
  'certificates.data': 'ColumnType<CertificateData, string, string>',
  'chat_reminders.kind': 'FollowUpKind',
  'idempotency_keys.answer': 'ColumnType<unknown, string | null, string | null>',
  'issued_reports.attendance': 'ColumnType<object | null, string | undefined, string>',
  'letter_template_versions.fields': 'ColumnType<string[], string, never>',
  'letters.data': 'ColumnType<LetterData, string, string>',
  'mailed_follow_ups.kind': 'FollowUpKind',
  // Hashes, which are longer than a number can be.
  'mailed_follow_ups.matter_key': 'string',
  'placement_requests.own_company':
    'ColumnType<OwnCompany | null, string | null | undefined, string | null>',
  'put_off_follow_ups.kind': 'FollowUpKind',
  'seen_follow_ups.kind': 'FollowUpKind',
  'seen_follow_ups.matter_keys': 'string[]',
  'settled_follow_ups.kind': 'FollowUpKind',
  'verdict_changes.verdict_after': 'DayVerdict | null',
  'verdict_changes.verdict_before': 'DayVerdict | null',
};

/** The columns that triggers copy from other tables. */
const COPIES = [
  'internships.company_name',
  'internships.student_name',
  'internships.student_nim',
  'students.name',
];

const VALUES = [
  ...['AuditAction', 'AuditResource', 'AuditValues', 'CertificateData', 'CriterionWords'],
  ...['DateText', 'DayVerdict', 'FollowUpKind', 'LetterData', 'OwnCompany', 'Role', 'TimeText'],
];

const ALWAYS = (type: string) => `GeneratedAlways<${type}>`;

/** `db/tables.gen.ts` for the tables of a migrated database. Values that a check constraint lists become a union of them. */
export async function generateTables(db: Database): Promise<string> {
  const choices = await selectChoices(db);
  const computed = await selectComputed(db);
  return generate({
    db,
    dialect: new PostgresDialect(),
    outFile: null,
    typeMapping: { date: 'DateText', time: 'TimeText', int8: 'number', numeric: 'number' },
    customImports: {
      GeneratedAlways: 'kysely',
      ...Object.fromEntries(VALUES.map((name) => [name, './columnValues'])),
    },
    overrides: {
      columns: {
        ...Object.fromEntries(COPIES.map((column) => [column, ALWAYS('string')])),
        ...Object.fromEntries(computed.map(({ column, type }) => [column, ALWAYS(type)])),
        ...COLUMNS,
      },
    },
    postprocess: async ({ metadata }) => {
      for (const { name, columns } of metadata.tables) {
        for (const column of columns) {
          column.enumValues = choices.get(`${name}.${column.name}`) ?? null;
        }
      }
      return metadata;
    },
  });
}

/** The values of `check (column in ('a', 'b'))`, by column. */
async function selectChoices(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ column: string; choices: string[] }>`
    select conrelid::regclass || '.' || attname as column,
      array(
        select choice[1] from regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']+)''::text', 'g') as choice
      ) as choices
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
      and pg_get_constraintdef(pg_constraint.oid) ~ ('^CHECK \\(\\(' || attname || ' = ANY \\(ARRAY\\[''')`.execute(
    db,
  );
  return new Map(rows.map(({ column, choices }) => [column, choices]));
}

/** The columns that the database computes, and the versions that a trigger counts. */
async function selectComputed(db: Database): Promise<{ column: string; type: string }[]> {
  const { rows } = await sql<{ column: string; type: string }>`
    select attrelid::regclass || '.' || attname as column, 'string' as type from pg_attribute
    where attgenerated <> '' and attnum > 0 and not attisdropped
    union all
    select tgrelid::regclass || '.version', 'number' from pg_trigger where tgname = 'count_version'`.execute(
    db,
  );
  return rows;
}
