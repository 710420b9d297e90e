import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isChosen } from './chosenIds';
import type { ListOptions } from './list';
import type { ListQuery } from './listQuery';
import { inOrder, totalOrder } from './order';
import { withReferences } from './references';
import { idsOnly, ROW_ID, rowsOf } from './rowIds';
import { selectSearched } from './search';

/** All rows of a list. */
export interface WholeList<Row> {
  total: number;
  parts: AsyncGenerator<Row[]>;
}

/** The embedded database serves other requests after each part. */
const ROWS_PER_PART = 500;

/**
 * All matching rows, in order. The ids are read at once and the rows in parts: each row appears once, in its
 * state at that time, whatever changes in between; rows deleted by then are left out.
 */
export async function selectWholeList<
  DB,
  TB extends keyof DB,
  O,
  Id extends number | string,
  Row = O,
>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
  read?: (ids: Id[]) => Promise<Row[]>,
): Promise<WholeList<Row>> {
  const search = await withReferences(db, query, options);
  const listed = idsOnly(selectSearched(rows, query, search), options);
  const found = query.ids
    ? listed.where(isChosen(options.tieBreak, query.ids.split(','), 'ids'))
    : listed;
  const { rows: answer } = await sql<{ ids: Id[] }>`
    select array(${inOrder(found, totalOrder(query.sort, options))}) as ids`.execute(db);
  const ids = answer[0]?.ids ?? [];
  const readPart =
    read ??
    (async (part: Id[]) => {
      const found = part.map((id) => ({ [ROW_ID]: id }));
      return (await rowsOf(rows, found, options)) as unknown as Row[];
    });

  async function* parts() {
    for (let start = 0; start < ids.length; start += ROWS_PER_PART) {
      yield await readPart(ids.slice(start, start + ROWS_PER_PART));
    }
  }
  return { total: ids.length, parts: parts() };
}
