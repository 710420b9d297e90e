import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { wordsOf } from '@/shared/search';
import type { ListQuery } from './listQuery';
import { assertSearchable, loweredPattern, type Search } from './search';

/** A query of the IDs of the records that have a text like the pattern. */
type IdsWith = (pattern: Expression<string>) => RawBuilder<unknown>;

/** Other records whose texts a list is searched in, by the column of the list that refers to them. */
export type References = Readonly<Record<string, IdsWith>>;

/** Up to this many IDs are named in the search. */
const FEW_IDS = 2_000;

/**
 * The search that also finds each word in the records referred to, which are looked up first. PostgreSQL finds the rows that
 * refer to a few known IDs by an index; with `column in (select …)` beside other conditions it reads all rows.
 */
export async function withReferences(
  db: Database,
  { search = '' }: ListQuery,
  options: Search & { references?: References },
): Promise<Search> {
  const { references = {}, alsoIn = () => [] } = options;
  assertSearchable(search);
  const lookUps = [...new Set(wordsOf(search))].flatMap((word) =>
    Object.entries(references).map(([column, idsWith]) => ({
      word,
      column: sql.ref(column),
      ids: idsWith(loweredPattern(word)),
    })),
  );
  if (lookUps.length === 0) return options;

  const { rows } = await sql<Record<string, number[]>>`select ${sql.join(
    lookUps.map(
      ({ ids }, place) => sql`array(${ids} limit ${FEW_IDS + 1}) as ${sql.ref(`ids_${place}`)}`,
    ),
  )}`.execute(db);
  const conditions = lookUps.flatMap(({ word, column, ids }, place) => {
    const found = rows[0]?.[`ids_${place}`] ?? [];
    if (found.length === 0) return [];
    const isFew = found.length <= FEW_IDS;
    const condition = isFew
      ? sql`${column} = any(${found}::integer[])`
      : sql`${column} in (${ids})`;
    return { word, condition };
  });
  return {
    ...options,
    alsoIn: (word) => [
      ...alsoIn(word),
      ...conditions.flatMap((found) => (found.word === word ? found.condition : [])),
    ],
  };
}
