import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '@/server/db/database';
import { type ListOptions, selectList } from './list';
import type { ListQuery } from './listQuery';
import { selectWholeList } from './wholeList';

/** A list of a resource: the page of it that the query asks for, or all rows of it, for an export. */
export const listOf = <DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) => ({
  page: () => selectList(db, rows, query, options),
  whole: () => selectWholeList(db, rows, query, options),
});
