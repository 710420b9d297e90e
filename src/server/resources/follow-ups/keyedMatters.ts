import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Facts, FollowUp, FollowUpPerson, FollowUpScope, MatterRow } from './followUp';

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
 * what people read, and a number for matters that read the same.
 */
export const withKeys = (matters: RawBuilder<unknown>): RawBuilder<unknown> =>
  // md5 is the same in every version of PostgreSQL, unlike its own hash functions.
  sql`
    select numbered.*,
      ('x' || left(md5(concat_ws('|', kind, title, day, nth)), 16))::bit(64)::bigint as key
    from (
      select dated.*, row_number() over (partition by kind, title, day order by id) as nth
      from (
        select matters.*, case when has_moving_day then '' else since::text end as day
        from (${matters}) as matters
      ) as dated
    ) as numbered`;

/** The unsettled matters of a kind with a `key`, and their facts as JSON. */
export async function keyedMatters(
  followUp: FollowUp,
  scope: FollowUpScope,
): Promise<RawBuilder<unknown>> {
  const matters = await unsettledMatters(followUp, scope);
  return sql`
    select kind, id, title, detail, since::date as since, ${jsonBuildObject(followUp.facts ?? {})} as facts, key
    from (${withKeys(matters)}) as keyed`;
}

export interface WithFacts {
  facts: Facts;
}

/** A row of keyedMatters() with its address instead of the facts. */
export function withLink<Row extends MatterRow & WithFacts>(
  followUp: FollowUp,
  { facts, ...matter }: Row,
  person: FollowUpPerson,
) {
  return { ...matter, link: followUp.linkOf({ ...matter, ...facts }, person) };
}
