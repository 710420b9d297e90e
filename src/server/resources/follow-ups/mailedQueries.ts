import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { isInWindow } from '@/server/mail/newsWindow';
import type { FollowUp, FollowUpKind, FollowUpScope, Matter, MatterRow } from './followUp';
import { inWords, keyedMatters } from './keyedMatters';
import { unansweredUntil } from './kinds/unansweredReminders';

/** Long enough that a matter which is deleted and made again is still the same one. */
const KEPT_DAYS = 60;
const DAY_MS = 24 * 60 * 60_000;

/** The days of a first mail whose reminders are due now, the latest ones; null without any. */
interface ReminderDays {
  firstUntil: string | null;
  secondUntil: string | null;
}

interface DueRow {
  kind: FollowUpKind;
  /** a bigint, which is more than a number can hold */
  key: string;
  /** The mails that have named it. */
  mails: number;
  /** The day of the first one; null without any. */
  first_on: string | null;
  /** The matters of its kind that wait, also those that are not due. */
  waiting: number;
}

/** A matter that a mail of today names. */
export interface DueMatter extends DueRow, Matter {}

/** The matters of a person of these kinds; a subquery that is computed once. */
async function waitingMatters(
  kinds: readonly FollowUp[],
  scope: FollowUpScope,
): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const followUp of kinds)
    parts.push(sql`
      select kind, id, subject, since, key, keyed as facts
      from (${await keyedMatters(followUp, scope)}) as keyed`);
  return sql`waiting as materialized (${sql.join(parts, sql` union all `)})`;
}

/** Marks what no longer waits, or waits again, and forgets that it was seen; parts of a statement after `waiting`. */
const endedAndForgotten = (kinds: readonly FollowUp[], { user, now }: FollowUpScope) => {
  const names = kinds.map(({ kind }) => kind);
  const waits = (kind: string, key: string) =>
    sql<SqlBool>`(${sql.ref(kind)}, ${sql.ref(key)}) in (select kind, key from waiting)`;
  return sql`
    ended as (
      update mailed_follow_ups as mailed
      set ended_at = case when mailed.ended_at is null then ${now}::timestamptz end
      where user_id = ${user.id} and kind = any(${names}::text[])
        and ${waits('mailed.kind', 'mailed.matter_key')} = (mailed.ended_at is not null)
    ), forgotten as (
      update seen_follow_ups as seen set matter_keys = array(
        select key from unnest(matter_keys) with ordinality as keys(key, nth)
        where ${waits('seen.kind', 'keys.key')} order by nth
      )
      where user_id = ${user.id} and kind = any(${names}::text[]) and exists (
        select from unnest(matter_keys) as keys(key) where not ${waits('seen.kind', 'keys.key')}
      )
    )`;
};

/**
 * The matters that a mail of today names: new ones, and those whose reminder is due, unless the person has seen them or
 * has put them off. News that were mailed at once count as the first mail.
 */
export async function selectDueMatters(
  kinds: readonly FollowUp[],
  scope: FollowUpScope,
  { firstUntil, secondUntil }: ReminderDays,
): Promise<DueMatter[]> {
  const { db, user, today, config } = scope;
  const ofLaterDays = kinds.filter((kind) => kind.isMailedNextDay).map(({ kind }) => kind);
  const { rows } = await sql<DueRow & { facts: MatterRow }>`
    with ${await waitingMatters(kinds, scope)}, ${endedAndForgotten(kinds, scope)}
    select kind, to_json(facts) as facts, key::text as key, mails, first_on, waiting
    from (
      select waiting.*, count(*) over (partition by waiting.kind)::integer as waiting,
        coalesce(mailed.mails, (news.mailed_on is not null)::integer) as mails,
        coalesce(mailed.first_on, news.mailed_on) as first_on,
        coalesce(mailed.last_on, news.mailed_on) as last_on,
        coalesce(news.is_read, false) or waiting.key = any(seen.matter_keys) as is_seen
      from waiting
      left join mailed_follow_ups as mailed on mailed.user_id = ${user.id}
        and mailed.kind = waiting.kind and mailed.matter_key = waiting.key
      left join seen_follow_ups as seen
        on seen.user_id = ${user.id} and seen.kind = waiting.kind
      left join lateral (
        select read_at is not null as is_read, (
          select min(timezone(${config.campusTimeZone}, finished_at)::date) from mails
          where mails.user_id = ${user.id} and mails.kind = 'news' and state = 'sent'
            and ${isInWindow(sql`notifications.at`, sql`matter`)}
        ) as mailed_on
        from notifications
        where notifications.user_id = ${user.id} and notifications.kind = waiting.kind
          and notifications.matter_id = waiting.id
      ) as news on true
    ) as matters
    where is_seen is not true
      and (kind <> all(${ofLaterDays}::text[]) or since < ${today})
      and case mails when 0 then true
        when 1 then first_on <= ${firstUntil}::date
        -- Not on the day after a first reminder that was late.
        when 2 then first_on <= ${secondUntil}::date and last_on <= ${firstUntil}::date
        else false end
      and not exists (
        select from put_off_follow_ups as put_off
        where put_off.user_id = ${user.id} and put_off.kind = matters.kind and until > ${today}
      )
    order by since, subject, id`.execute(db);
  return rows.flatMap(({ facts, ...due }) => {
    const followUp = kinds.find(({ kind }) => kind === due.kind);
    return followUp ? { ...due, ...inWords(followUp, facts, user) } : [];
  });
}

/** Counts a mail that has named these matters; in the transaction that marks it as sent. */
export async function countMail(
  trx: Database,
  { user, today }: Pick<FollowUpScope, 'user' | 'today'>,
  matters: readonly Pick<DueMatter, 'kind' | 'key' | 'mails' | 'first_on'>[],
): Promise<void> {
  if (matters.length === 0) return;
  await sql`
    insert into mailed_follow_ups (user_id, kind, matter_key, first_on, last_on, mails)
    select ${user.id}, kind, key, first_on, ${today}, mails + 1
    from unnest(
      ${matters.map(({ kind }) => kind)}::text[], ${matters.map(({ key }) => key)}::bigint[],
      ${matters.map(({ first_on }) => first_on ?? today)}::date[],
      ${matters.map(({ mails }) => mails)}::smallint[]
    ) as named(kind, key, first_on, mails)
    order by kind, key
    on conflict (user_id, kind, matter_key) do update
      set last_on = excluded.last_on, mails = excluded.mails, ended_at = null
      where mailed_follow_ups.mails < excluded.mails`.execute(trx);
}

/** The people whose reminders had no effect, as far as is known. */
export async function selectUnanswered(db: Database, today: string): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from mailed_follow_ups
    where mails = 3 and ended_at is null and last_on <= ${unansweredUntil(today)}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Marks which mailed matters of a person no longer wait. */
export async function noteEnded(kinds: readonly FollowUp[], scope: FollowUpScope): Promise<void> {
  if (kinds.length === 0) return;
  await sql`
    with ${await waitingMatters(kinds, scope)}, ${endedAndForgotten(kinds, scope)}
    select`.execute(scope.db);
}

export async function deleteOldMailedMatters(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('mailed_follow_ups').where('ended_at', '<', oldest).execute();
}
