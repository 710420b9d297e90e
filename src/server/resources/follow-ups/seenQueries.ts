import { type RawBuilder, sql } from 'kysely';
import type { FollowUpKind, FollowUpScope } from './followUp';

/** The most matters of a kind that are noted at once: the oldest ones, so that little is written. */
const MOST_KEYS = 5_000;

/** The matters of a kind that a person has seen now; null if they are noted already. */
export interface SeenMatters {
  kind: FollowUpKind;
  /** `matter_keys` as PostgreSQL writes it; never read here */
  new_keys: string | null;
  /** Whether other matters of the kind that were seen stay noted. */
  is_part?: boolean;
}

const KEYS = sql`(array_agg(key order by since, key))[1:${sql.lit(MOST_KEYS)}]`;

const keysBefore = ({ user }: FollowUpScope, kind: RawBuilder<unknown>) => sql`(
  select matter_keys from seen_follow_ups as seen
  where seen.user_id = ${user.id} and seen.kind = ${kind}
)`;

/** `SeenMatters.new_keys`, in a query of the rows of keyedMatters(). */
export const newKeys = (scope: FollowUpScope, kind: RawBuilder<unknown>) => sql<string | null>`
  case when ${KEYS} is distinct from ${keysBefore(scope, kind)} then ${KEYS}::text end`;

/** The matters on a page, by id, or all of the kind. */
export type Shown = 'all' | readonly number[];

/** The matters that a page shows; null if it shows none. */
export async function selectSeenMatters(
  scope: FollowUpScope,
  kind: FollowUpKind,
  matters: RawBuilder<unknown>,
  shown: Shown,
): Promise<SeenMatters | null> {
  const is_part = shown !== 'all';
  const { rows } = await sql<Pick<SeenMatters, 'new_keys'>>`
    select ${is_part ? furtherKeys(scope, kind) : newKeys(scope, sql`${kind}`)} as new_keys
    from (${matters}) as matters
    where ${is_part ? sql`id = any(${shown}::integer[])` : sql`true`}
    having count(*) > 0`.execute(scope.db);
  return rows[0] ? { kind, ...rows[0], is_part } : null;
}

const furtherKeys = (scope: FollowUpScope, kind: FollowUpKind) => sql`
  case when ${KEYS} <@ ${keysBefore(scope, sql`${kind}`)} then null else ${KEYS}::text end`;

/**
 * Notes what a person has seen: one statement, and none if nothing is new. A part joins the keys that are there by then,
 * because the requests of a page are looks at the same time.
 */
export async function noteSeen(
  { db, user, now }: FollowUpScope,
  seen: readonly SeenMatters[],
): Promise<void> {
  const news = seen.filter(({ new_keys }) => new_keys !== null);
  if (news.length === 0) return;
  const kinds = news.map(({ kind }) => kind);
  const keys = news.map(({ new_keys }) => new_keys);
  const parts = news.flatMap(({ kind, is_part }) => (is_part ? [kind] : []));
  await sql`
    insert into seen_follow_ups as seen (user_id, kind, matter_keys, at)
    select ${user.id}, kind, keys::bigint[], ${now}
    from unnest(${kinds}::text[], ${keys}::text[]) as seen(kind, keys)
    order by kind
    on conflict (user_id, kind) do update
      set matter_keys = case when excluded.kind = any(${parts}::text[])
        then array(select unnest(seen.matter_keys) union select unnest(excluded.matter_keys))
        else excluded.matter_keys end,
      at = excluded.at`.execute(db);
}
