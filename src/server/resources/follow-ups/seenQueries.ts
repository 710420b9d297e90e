import { type RawBuilder, sql } from 'kysely';
import type { FollowUpKind, FollowUpScope } from './followUp';

/** The most matters of a kind that a look notes: the oldest ones, so that it writes little. */
const MOST_KEYS = 5_000;

/** The matters of a kind that a person has seen now; null if the same ones are noted already. */
export interface Look {
  kind: FollowUpKind;
  /** `matter_keys` as PostgreSQL writes it; never read here */
  new_keys: string | null;
}

/** `Look.new_keys`, in a query of the rows of keyedMatters(). */
export const newKeys = ({ user }: FollowUpScope, kind: RawBuilder<unknown>) => sql<string | null>`
  case when (array_agg(key order by since, key))[1:${sql.lit(MOST_KEYS)}] is distinct from (
    select matter_keys from seen_follow_ups as seen
    where seen.user_id = ${user.id} and seen.kind = ${kind}
  ) then (array_agg(key order by since, key))[1:${sql.lit(MOST_KEYS)}]::text end`;

/** The matters on a page, by id, or all of the kind. */
export type Shown = 'all' | readonly number[];

/** A look at some matters beside those that were seen before; null if nothing is new. */
export async function selectLook(
  scope: FollowUpScope,
  kind: FollowUpKind,
  matters: RawBuilder<unknown>,
  shown: Shown,
): Promise<Look | null> {
  const isSeen =
    shown === 'all'
      ? sql`true`
      : sql`(id = any(${shown}::integer[]) or key = any(array(
          select unnest(matter_keys) from seen_follow_ups as seen
          where seen.user_id = ${scope.user.id} and seen.kind = ${kind}
        )))`;
  const { rows } = await sql<Pick<Look, 'new_keys'>>`
    select ${newKeys(scope, sql`${kind}`)} as new_keys
    from (${matters}) as matters where ${isSeen}
    having count(*) > 0`.execute(scope.db);
  return rows[0] ? { kind, ...rows[0] } : null;
}

/** Notes what a person has seen: one statement, and none if nothing is new. */
export async function noteSeen(
  { db, user, now }: FollowUpScope,
  looks: readonly Look[],
): Promise<void> {
  const news = looks.filter(({ new_keys }) => new_keys !== null);
  if (news.length === 0) return;
  const kinds = news.map(({ kind }) => kind);
  const keys = news.map(({ new_keys }) => new_keys);
  await sql`
    insert into seen_follow_ups (user_id, kind, matter_keys, at)
    select ${user.id}, kind, keys::bigint[], ${now}
    from unnest(${kinds}::text[], ${keys}::text[]) as looks(kind, keys)
    order by kind
    on conflict (user_id, kind) do update
      set matter_keys = excluded.matter_keys, at = excluded.at`.execute(db);
}
