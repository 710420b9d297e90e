import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { UNPAGED_MAX } from '@/shared/constants/limits';
import type { ListQuery } from './listQuery';
import { inOrder, type Order, reversed, type Sorting, totalOrder } from './order';
import { type References, withReferences } from './references';
import { idsOnly, ROW_ID, type RowId, rowsOf } from './rowIds';
import { type Search, selectSearched } from './search';

/** Without `page` in the request, only `total`. */
export interface ListMeta {
  page?: number;
  per_page?: number;
  total: number;
}

const DEFAULT_PER_PAGE = 10;

export interface ListOptions<Rows = unknown> extends Sorting, Search {
  references?: References;
  /** True for `rows` that select `id` only. */
  selectsIds?: boolean;
  /** True for a long list with indexes for its orders, which a search with many results walks through. */
  walk?: boolean;
  /** `rows` without the joins that only the order needs: much faster to count. */
  counted?: Rows;
  /** The total without a search or conditions, if there is a faster way than counting. */
  countAll?: () => Promise<number>;
}

/**
 * One page (or the whole list) of `rows`, which has its joins, filters and selected columns
 * but no order and no limit.
 */
export async function selectList<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  query: ListQuery,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<{ data: O[]; meta: ListMeta }> {
  const found = selectSearched(rows, query, await withReferences(db, query, options));
  const order = totalOrder(query.sort, options);

  const { page = 1 } = query;
  const isWhole = query.page === undefined;
  const perPage = isWhole ? UNPAGED_MAX : (query.per_page ?? DEFAULT_PER_PAGE);
  const part = { limit: perPage, offset: (page - 1) * perPage };

  const { data, total } =
    found === rows
      ? await selectAll(rows, order, { ...part, isWhole }, options)
      : await selectFound(db, rows, found, order, part, options);
  return { data, meta: isWhole ? { total } : { page, per_page: perPage, total } };
}

interface Part {
  limit: number;
  offset: number;
}

async function selectAll<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { isWhole, ...part }: Part & { isWhole: boolean },
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  const count = () => (options.countAll ? options.countAll() : countRows(options.counted ?? rows));
  // All rows of the list are read anyway, or their ids are all that is read.
  if (isWhole || options.selectsIds) return selectPart(rows, order, part, count);
  const { data: ids, total } = await selectPart(idsOnly(rows, options), order, part, count);
  return { data: await rowsOf(rows, ids, options), total };
}

/** Rows from the offset on; the second half is read from the end, to skip fewer rows. */
async function selectPart<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  { limit, offset }: Part,
  count: () => Promise<number>,
) {
  if (offset === 0) {
    const data = await inOrder(rows, order).limit(limit).execute();
    // A page that is not full is the last one, so the total is known.
    return { data, total: data.length < limit ? data.length : await count() };
  }
  const total = await count();
  const length = Math.min(limit, total - offset);
  if (length <= 0) return { data: [], total };
  const behind = total - offset - length;
  if (offset <= behind) {
    return { data: await inOrder(rows, order).limit(length).offset(offset).execute(), total };
  }
  const data = await inOrder(rows, reversed(order)).limit(length).offset(behind).execute();
  return { data: data.reverse(), total };
}

/** Up to this many matches are sorted faster than found in the order of an index. */
const FEW_FOUND = 2_000;

/**
 * Looks first whether there are many. Few matches are then sorted as ids; with many, a walk in the order of the index soon finds
 * the page. PostgreSQL cannot choose well, because it cannot estimate how many rows contain a text
 * (docs/decisions/0023).
 */
async function selectFound<DB, TB extends keyof DB, O>(
  db: Database,
  rows: SelectQueryBuilder<DB, TB, O>,
  found: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  part: Part,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
) {
  const { ids, total } = await selectFoundIds(db, { rows, found }, order, part, options);
  return { data: await rowsOf(rows, ids, options), total };
}

async function selectFoundIds<DB, TB extends keyof DB, O>(
  db: Database,
  { rows, found }: Record<'rows' | 'found', SelectQueryBuilder<DB, TB, O>>,
  order: Order,
  { limit, offset }: Part,
  options: ListOptions<SelectQueryBuilder<DB, TB, O>>,
): Promise<{ ids: RowId[]; total: number }> {
  let sorted = found;
  if (options.walk) {
    // The few are found once: sorting them then needs no search.
    const some = await idsOnly(found, options)
      .limit(FEW_FOUND + 1)
      .execute();
    if (some.length > FEW_FOUND) {
      const total = await countRows(found);
      const { data } = await selectPart(
        idsOnly(found, options),
        order,
        { limit, offset },
        async () => total,
      );
      return { ids: data, total };
    }
    const ids = some.map(({ [ROW_ID]: id }) => id);
    sorted = rows.where(sql<SqlBool>`${options.tieBreak} = any(${ids})`);
  }
  const keys = order.map(({ by }, index) => sql`${by}`.as(`key_${index}`));
  const byKeys = sql.join(
    order.map(({ direction }, index) => sql`${sql.ref(`key_${index}`)} ${sql.raw(direction)}`),
  );
  // Materialised: PostgreSQL would otherwise walk through an order in which the rows are rare.
  const { rows: listed } = await sql<{ id: number | string | null; total: number }>`
    with found as materialized (
      ${sorted.clearSelect().select([...keys, sql`${options.tieBreak}`.as('id')])}
    )
    select part.id, counted.total
    from (select count(*)::integer as total from found) counted
    left join (select * from found order by ${byKeys} limit ${limit} offset ${offset}) part on true
    order by ${byKeys}`.execute(db);
  const ids = listed.flatMap(({ id }) => (id === null ? [] : { [ROW_ID]: id }));
  return { ids, total: listed[0]?.total ?? 0 };
}

async function countRows<DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('total'));
  // Kysely cannot infer the columns here either.
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return Number(total);
}
