import { type RawBuilder, sql } from 'kysely';
import type { FollowUp, FollowUpScope } from './followUp';

/** The matters of a kind that the person has not marked as settled. */
async function unsettled(
  { kind, matters }: FollowUp,
  scope: FollowUpScope,
  atMost: number | undefined,
) {
  return sql`
    select matters.* from (${await matters(scope)}) as matters
    where not exists (
      select from settled_follow_ups as settled
      where settled.user_id = ${scope.user.id} and settled.kind = ${kind}
        and settled.matter_id = matters.id and settled.since = matters.since
    )
    ${atMost === undefined ? sql`` : sql`limit ${sql.lit(atMost)}`}`;
}

/**
 * The unsettled matters of a kind with a `key`, which stays the same when a record is deleted and made again: a hash of
 * what people read, and a number for matters that read the same.
 * @param atMost the rows that are enough: any of them, so that their keys mean something only if there are no more
 */
export async function keyedMatters(
  followUp: FollowUp,
  scope: FollowUpScope,
  atMost?: number,
): Promise<RawBuilder<unknown>> {
  const { kind, hasMovingDay = false } = followUp;
  const day = hasMovingDay ? sql`''::text` : sql`since::text`;
  // md5 is the same in every version of PostgreSQL, unlike its own hash functions.
  return sql`
    select ${kind}::text as kind, id, title, detail, since::date as since, link,
      ('x' || left(md5(concat_ws('|', ${kind}::text, title, ${day}, nth)), 16))::bit(64)::bigint as key
    from (
      select unsettled.*, row_number() over (partition by title, ${day} order by id) as nth
      from (${await unsettled(followUp, scope, atMost)}) as unsettled
    ) as numbered`;
}
