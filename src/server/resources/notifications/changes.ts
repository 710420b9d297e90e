import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { NEWS_WAIT_MS, type NewsFacts, type NotificationKind } from './notification';
import { store } from './notify';

/*
 * News of a change have in `detail` what was before and after it, as JSON: { "mentor": [3, 5] }. Ids become names when
 * they are read.
 */

export type Pairs = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The parts that differ. */
export function pairsOf(before: object, after: object): Pairs {
  const later = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).flatMap(([part, value]) => {
      const next = later.get(part);
      return JSON.stringify(value) === JSON.stringify(next) ? [] : [[part, [value, next]]];
    }),
  );
}

/** A value of a part, before it was changed or after it. */
export const changed = (pairs: RawBuilder<unknown>, part: string, end: 0 | 1) =>
  sql`${pairs} -> ${sql.lit(part)} -> ${sql.lit(end)}`;

/** The parts that were changed, in news of changes. */
export const pairsIn = ({ noted }: Pick<NewsFacts, 'noted'>): Pairs => JSON.parse(noted ?? '{}');

/** The words for the parts of a record, in the order in which news tell them. */
export type Parts<Values> = {
  [Part in keyof Values]: { label: string; textOf(value: NonNullable<Values[Part]>): string };
};

/** 'Mentor: Rudi Hartono → Dewi Kartika'; what stayed is not in `pairs`. */
export const changeText = <Values extends object>(parts: Parts<Values>, pairs: Pairs): string =>
  Object.entries<{ label: string; textOf(value: unknown): string }>(parts)
    .flatMap(([part, { label, textOf }]) => {
      const ends = pairs[part]?.map((value) => (value === null ? '–' : textOf(value)));
      return ends ? `${label}: ${ends.join(' → ')}` : [];
    })
    .join(' · ');

/** The change before with this one; what is as it was at first is no change. */
const MERGED = sql`(
  select coalesce(jsonb_object_agg(part, jsonb_build_array(first, last)) filter (where first <> last), '{}')
  from jsonb_object_keys(notifications.detail::jsonb || excluded.detail::jsonb) as part
  cross join lateral (select
    coalesce(notifications.detail::jsonb -> part, excluded.detail::jsonb -> part) -> 0 as first,
    coalesce(excluded.detail::jsonb -> part, notifications.detail::jsonb -> part) -> 1 as last
  ) as ends
)::text`;

/**
 * Tells of changes as `notify` does. Of several within a moment, before a person has read or got a mail of the first, one
 * piece of news is left, and none of a change that was undone.
 */
export async function notifyChange(
  trx: Database,
  kind: NotificationKind,
  recipients: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - NEWS_WAIT_MS);
  const detail = sql`case
    when notifications.read_at is null and notifications.at > ${since} then ${MERGED}
    else excluded.detail end`;
  const { rows } = await sql<{ id: number }>`
    with told as (${store(kind, recipients, now, { detail })} returning id, detail)
    select id from told where detail = '{}'`.execute(trx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await sql`delete from notifications where id = any(${ids}::integer[])`.execute(trx);
}
