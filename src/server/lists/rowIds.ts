import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

export const ROW_ID = 'row_id';

interface Identity {
  /** The id of a row. */
  tieBreak: Expression<unknown>;
  /** True for rows that select `id` only. */
  selectsIds?: boolean;
}

export type RowId = { [ROW_ID]: number | string };

/** The same rows, with the id as their only column. */
export function idsOnly<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { tieBreak }: Identity,
) {
  // Kysely cannot infer the columns of a query whose tables are a type parameter.
  return rows.clearSelect().select(sql`${tieBreak}`.as(ROW_ID)) as unknown as SelectQueryBuilder<
    DB,
    TB,
    RowId
  >;
}

/** The rows with these ids, in their order, without those deleted in the meantime. */
export async function rowsOf<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  found: readonly RowId[],
  { tieBreak, selectsIds = false }: Identity,
): Promise<O[]> {
  const ids = found.map(({ [ROW_ID]: id }) => id);
  if (selectsIds) return ids.map((id) => ({ id })) as O[];
  if (ids.length === 0) return [];
  const unordered = (await rows
    .select(sql`${tieBreak}`.as(ROW_ID))
    // One array parameter: hundreds of parameters would take longer to parse than their rows to read.
    .where(sql<SqlBool>`${tieBreak} = any(${ids})`)
    .execute()) as (O & RowId)[];
  const rowOf = new Map(unordered.map(({ [ROW_ID]: id, ...row }) => [id, row as O]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}
