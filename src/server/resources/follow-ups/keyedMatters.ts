import { type RawBuilder, sql } from 'kysely';
import {
  type FollowUp,
  type FollowUpPerson,
  type FollowUpScope,
  type Matter,
  type MatterRow,
  pageOf,
} from './followUp';
import type { Shown } from './seenQueries';

/** The matters of a kind that the person has not marked as settled. */
export async function unsettledMatters(
  { kind, matters, hasMovingDay = false }: FollowUp,
  scope: FollowUpScope,
): Promise<RawBuilder<unknown>> {
  return sql`
    select ${kind}::text as kind, ${sql.lit(hasMovingDay)} as has_moving_day, matters.*
    from (${await matters(scope)}) as matters
    where not exists (
      select from settled_follow_ups as settled
      where settled.user_id = ${scope.user.id} and settled.kind = ${kind}
        and settled.matter_id = matters.id and settled.since = matters.since
    )`;
}

/**
 * `key` of each row of a query of unsettled matters. It stays the same when a record is deleted and made again: a hash of
 * what people know it by, and a number for matters that they know by the same.
 */
export const withKeys = (matters: RawBuilder<unknown>): RawBuilder<unknown> =>
  // md5 is the same in every version of PostgreSQL, unlike its own hash functions.
  sql`
    select numbered.*,
      ('x' || left(md5(concat_ws('|', kind, subject, day, nth)), 16))::bit(64)::bigint as key
    from (
      select dated.*, row_number() over (partition by kind, subject, day order by id) as nth
      from (
        select matters.*, case when has_moving_day then '' else since::text end as day
        from (${matters}) as matters
      ) as dated
    ) as numbered`;

/** The unsettled matters of a kind with a `key`; with `shown`, at least those, without reading all of the kind. */
export async function keyedMatters(
  followUp: FollowUp,
  scope: FollowUpScope,
  shown: Shown = 'all',
): Promise<RawBuilder<unknown>> {
  const matters = await unsettledMatters(followUp, scope);
  if (shown === 'all') return withKeys(matters);
  // The number in a key counts matters with the same subject only. Mostly none is shown, and nothing else is read.
  return withKeys(sql`
    with shown as materialized (
      select subject from (${matters}) as matters where id = any(${shown}::integer[])
    )
    select * from (${matters}) as matters
    where exists (select from shown) and subject = any(array(select subject from shown))`);
}

/** A row of keyedMatters() in words, with its address. */
export const inWords = (
  followUp: FollowUp,
  row: MatterRow & { detail?: string | string[] },
  person: FollowUpPerson,
): Matter => ({
  id: row.id,
  since: row.since,
  title: followUp.titleOf?.(row) ?? row.subject,
  detail: followUp.detailOf?.(row) ?? [row.detail].flat().join(' · '),
  link: followUp.linkOf?.(row, person) ?? pageOf(followUp),
});
