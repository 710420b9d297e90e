import { sql } from 'kysely';
import type { Tables } from '@/server/db/tables';
import type { Writing } from './importer';

/** Rows of one statement: it has one parameter, whatever the number of rows and columns. */
const ROWS_AT_ONCE = 1_000;

function chunks<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const parts: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    parts.push(rows.slice(from, from + ROWS_AT_ONCE));
  }
  return parts;
}

const columnsOf = (rows: readonly object[]): string[] => Object.keys(rows[0] ?? {});

/** The rows as a table; PostgreSQL reads each value as the type of its column. */
const asTable = (table: keyof Tables, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as new`;

/** Inserts rows that all have the same columns, and returns one column of each, in their order. */
export async function insertMany<Value>(
  { trx, signal }: Writing,
  table: keyof Tables,
  rows: readonly object[],
  returning: string,
): Promise<Value[]> {
  const columns = sql.join(columnsOf(rows).map((column) => sql.ref(column)));
  const values = sql.join(columnsOf(rows).map((column) => sql.ref(`new.${column}`)));
  const returned: Value[] = [];
  for (const part of chunks(rows)) {
    signal.throwIfAborted();
    const { rows: inserted } = await sql<{ value: Value }>`
      insert into ${sql.table(table)} (${columns}) select ${values} from ${asTable(table, part)}
      returning ${sql.ref(returning)} as value`.execute(trx);
    returned.push(...inserted.map(({ value }) => value));
  }
  return returned;
}

/** Changes rows by `id`, or another key; all have the same columns. */
export async function updateMany(
  { trx, signal }: Writing,
  table: keyof Tables,
  rows: readonly object[],
  key = 'id',
): Promise<void> {
  const changes = columnsOf(rows)
    .filter((column) => column !== key)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`);
  for (const part of chunks(rows)) {
    signal.throwIfAborted();
    await sql`
      update ${sql.table(table)} set ${sql.join(changes)} from ${asTable(table, part)}
      where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`new.${key}`)}`.execute(trx);
  }
}
