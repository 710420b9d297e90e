import { sql } from 'kysely';
import { partsOf } from '@/server/db/audit/recordKind';
import { RECORD_KINDS } from '@/server/db/audit/recordKinds';
import type { Database } from '@/server/db/database';

/** Queries for the names of the records that these columns refer to. */
const NAMES = {
  user_id: (ids: number[]) => sql<Named>`
    select id, name from users where id = any(${ids})`,
  student_id: (ids: number[]) => sql<Named>`
    select id, name from students where id = any(${ids})`,
  lecturer_id: (ids: number[]) => sql<Named>`
    select lecturers.id, users.name from lecturers join users on users.id = user_id
    where lecturers.id = any(${ids})`,
  mentor_id: (ids: number[]) => sql<Named>`
    select mentors.id, users.name from mentors join users on users.id = user_id
    where mentors.id = any(${ids})`,
  company_id: (ids: number[]) => sql<Named>`
    select id, name from companies where id = any(${ids})`,
  place_id: (ids: number[]) => sql<Named>`
    select id, name from places where id = any(${ids})`,
  internship_period_id: (ids: number[]) => labelled('internship_periods', ids),
  internship_id: (ids: number[]) => labelled('internships', ids),
  activity_id: (ids: number[]) => sql<Named>`
    select id, name from activities where id = any(${ids})`,
};

/** Records that are called as in the entries of their own. */
const labelled = (table: 'internship_periods' | 'internships', ids: number[]) => sql<Named>`
  select id, audit_label(
    ${JSON.stringify(partsOf(RECORD_KINDS[table]))}::jsonb, to_jsonb(${sql.table(table)})
  ) as name
  from ${sql.table(table)} where id = any(${ids})`;

interface Named {
  id: number;
  name: string;
}

type Reference = keyof typeof NAMES;
const isReference = (field: string): field is Reference => Object.hasOwn(NAMES, field);

type Values = Record<string, unknown> | null;

/** The name of the record that a value refers to; undefined for other values and deleted records. */
export type NameOf = (field: string, value: unknown) => string | undefined;

/** The present names of the records that these entries refer to. */
export async function referencedNames(
  db: Database,
  entries: readonly { old: Values; new: Values }[],
): Promise<NameOf> {
  const wanted = new Map<Reference, Set<number>>();
  for (const values of entries.flatMap((entry) => [entry.old, entry.new])) {
    for (const [field, value] of Object.entries(values ?? {})) {
      if (!isReference(field) || typeof value !== 'number') continue;
      wanted.set(field, (wanted.get(field) ?? new Set()).add(value));
    }
  }
  const names = new Map<string, string>();
  for (const [field, ids] of wanted) {
    const { rows } = await NAMES[field]([...ids]).execute(db);
    for (const { id, name } of rows) names.set(`${field} ${id}`, name);
  }
  return (field, value) => names.get(`${field} ${value}`);
}
