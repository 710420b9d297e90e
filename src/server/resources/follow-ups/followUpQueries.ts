import { type RawBuilder, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { FOLLOW_UPS_COUNTED_MAX } from '@/shared/constants/limits';
import type { FollowUp, FollowUpKind, FollowUpScope, Matter, MatterRow } from './followUp';
import { inWords, keyedMatters, unsettledMatters, withKeys } from './keyedMatters';
import { newKeys, type SeenMatters } from './seenQueries';

export interface FollowUpCount extends SeenMatters {
  count: number;
  /** whether there are more matters than `count` */
  has_more: boolean;
  /** null if there are more */
  oldest_date: string | null;
  put_off_until: string | null;
}

/**
 * The numbers of the kinds that have matters. It stops counting a kind at the first matter that is too many. What it has
 * found then need not be the oldest, so the number has no day, and they are not noted as seen.
 */
export async function countFollowUps(
  kinds: readonly FollowUp[],
  scope: FollowUpScope,
  atMost = FOLLOW_UPS_COUNTED_MAX,
): Promise<FollowUpCount[]> {
  // On a server, several connections count at once; embedded, others have their turn between the parts.
  const parts = Array.from({ length: PARTS }, (_, part) =>
    countPart(
      kinds.filter((_kind, index) => index % PARTS === part),
      scope,
      atMost,
    ),
  );
  return (await Promise.all(parts)).flat();
}

/** Neighbours take about equally long, so the kinds are dealt out. */
const PARTS = 3;

async function countPart(
  kinds: readonly FollowUp[],
  scope: FollowUpScope,
  atMost: number,
): Promise<FollowUpCount[]> {
  if (kinds.length === 0) return [];
  const firstMatters: RawBuilder<unknown>[] = [];
  for (const followUp of kinds) firstMatters.push(await firstOf(followUp, scope, atMost + 1));
  const max = sql.lit(atMost);
  const { rows } = await sql<FollowUpCount>`
    with matters as materialized (${sql.join(firstMatters, sql` union all `)}),
    counts as (
      select kind, count(*)::integer as found, min(since) as oldest from matters group by kind
    ),
    seen as (
      select kind, ${newKeys(scope, sql`keyed.kind`)} as new_keys
      from (${withKeys(sql`
        select matters.* from matters join counts using (kind) where found <= ${max}`)}) as keyed
      group by kind
    )
    select kind, least(found, ${max}) as count, found > ${max} as has_more,
      case when found <= ${max} then oldest end as oldest_date, new_keys,
      ${putOffUntil(scope, sql`counts.kind`)} as put_off_until
    from counts left join seen using (kind)`.execute(scope.db);
  return rows;
}

/** The first matters of a kind that the database finds. */
const firstOf = async (followUp: FollowUp, scope: FollowUpScope, limit: number) => sql`(
  select kind, has_moving_day, id, subject, since
  from (${await unsettledMatters(followUp, scope)}) as unsettled limit ${sql.lit(limit)}
)`;

/** The day until which the person has put the kind off; null without one to come. */
const putOffUntil = ({ user, today }: FollowUpScope, kind: RawBuilder<unknown>) =>
  sql<string | null>`(
    select until from put_off_follow_ups as put_off
    where put_off.user_id = ${user.id} and put_off.kind = ${kind} and until > ${today}
  )`;

interface MatterList<Item> extends Pick<SeenMatters, 'new_keys'> {
  items: readonly Item[];
  total: number;
  put_off_until: string | null;
}

/** A page of the matters, the oldest first, and the number of all. */
export async function selectMatters(
  followUp: FollowUp,
  scope: FollowUpScope,
  { page, perPage }: { page: number; perPage: number },
): Promise<MatterList<Matter>> {
  const { rows } = await sql<MatterList<MatterRow>>`
    with matters as materialized (${await keyedMatters(followUp, scope)})
    select count(*)::integer as total,
      ${putOffUntil(scope, sql`${followUp.kind}`)} as put_off_until,
      ${newKeys(scope, sql`${followUp.kind}`)} as new_keys,
      (
        select coalesce(json_agg(to_json(paged)), '[]') from (
          select * from matters
          order by since, subject, id limit ${perPage} offset ${(page - 1) * perPage}
        ) as paged
      ) as items
    from matters`.execute(scope.db);
  // An aggregate without groups has one row.
  const { items, ...list } = rows[0] as (typeof rows)[number];
  return { ...list, items: items.map((item) => inWords(followUp, item, scope.user)) };
}

/** Undefined without such a matter. */
export async function selectMatter(followUp: FollowUp, scope: FollowUpScope, id: number) {
  const { rows } = await sql<Pick<Matter, 'since'>>`
    select since from (${await followUp.matters(scope)}) as matters where id = ${id}`.execute(
    scope.db,
  );
  return rows[0];
}

export async function storePutOff(
  db: Database,
  { user_id, kind, until }: { user_id: number; kind: FollowUpKind; until: string },
) {
  await db
    .insertInto('put_off_follow_ups')
    .values({ user_id, kind, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ until }))
    .execute();
}

export async function storeSettled(
  db: Database,
  mark: { user_id: number; kind: FollowUpKind; matter_id: number; since: string },
) {
  const { since } = mark;
  await db
    .insertInto('settled_follow_ups')
    .values(mark)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'matter_id']).doUpdateSet({ since }),
    )
    .execute();
}

export async function deleteSettled(
  db: Database,
  { user_id, kind, matter_id }: { user_id: number; kind: FollowUpKind; matter_id: number },
) {
  await db
    .deleteFrom('settled_follow_ups')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('matter_id', '=', matter_id)
    .execute();
}
