import { sql } from 'kysely';
import type { Database } from './database';
import type { Tables } from './tables';

/** The transaction that writes. */
type Writing = { trx: Database };

/** The columns of all rows: one that a row leaves out is null. */
const columnsOf = (rows: readonly object[]): string[] => [...new Set(rows.flatMap(Object.keys))];

/** The rows as a table of one parameter, whatever their number; PostgreSQL reads each value as the type of its column. */
const asTable = (table: keyof Tables, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as new`;

/** Inserts rows and returns one column of each, in their order. */
export async function insertMany<Value>(
  { trx }: Writing,
  table: keyof Tables,
  rows: readonly object[],
  returning: string,
): Promise<Value[]> {
  if (rows.length === 0) return [];
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  const values = sql.join(columnsOf(rows).map((column) => sql.ref(`new.${column}`)));
  const { rows: inserted } = await sql<{ value: Value }>`
    insert into ${sql.table(table)} (${columns}) select ${values} from ${asTable(table, rows)}
    returning ${sql.ref(returning)} as value`.execute(trx);
  return inserted.map(({ value }) => value);
}

/** Changes rows by `id`, or another key; all have the same columns. */
export async function updateMany(
  { trx }: Writing,
  table: keyof Tables,
  rows: readonly object[],
  key = 'id',
): Promise<void> {
  if (rows.length === 0) return;
  const changes = columnsOf(rows)
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`);
  await sql`
    update ${sql.table(table)} set ${sql.join(changes)} from ${asTable(table, rows)}
    where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`new.${key}`)}`.execute(trx);
}
