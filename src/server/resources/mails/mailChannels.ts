import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import type { Tables } from '@/server/db/tables';
import { NOTIFICATIONS } from '@/server/resources/notifications/kinds';

type MailPreferences = Selectable<Tables['mail_preferences']>;

/** At once, in the digest of the day, or never. */
export type MailChannel = MailPreferences['channel'];

/** News and follow-ups share some names of kinds. */
export type MailTopic = MailPreferences['topic'];

export const DEFAULT_DIGEST_HOUR = 7;

/** The kinds of news that can be mailed at once. */
export const MAILED_KINDS = NOTIFICATIONS.filter(({ isMailed }) => isMailed).map(
  ({ kind }) => kind,
);

/** Kinds with a mail of their own, which cannot be turned off. */
const ALWAYS_MAILED: readonly string[] = NOTIFICATIONS.filter(
  ({ isAlwaysMailed }) => isAlwaysMailed,
).map(({ kind }) => kind);

const CAN_BE_AT_ONCE: readonly string[] = MAILED_KINDS;

/** The channels that a person can choose for a kind, the default first. */
export function channelsOf(topic: MailTopic, kind: string): readonly MailChannel[] {
  if (topic === 'follow_ups') return ['digest', 'never'];
  if (ALWAYS_MAILED.includes(kind)) return ['at_once'];
  return CAN_BE_AT_ONCE.includes(kind) ? ['at_once', 'digest', 'never'] : ['digest', 'never'];
}

export interface MailChannels {
  of(topic: MailTopic, kind: string): MailChannel;
}

/** The channels of a person: the choices, or else the defaults. */
export async function selectChannels(db: Database, userId: number): Promise<MailChannels> {
  const rows = await db
    .selectFrom('mail_preferences')
    .select(['topic', 'kind', 'channel'])
    .where('user_id', '=', userId)
    .execute();
  return {
    of(topic, kind) {
      const possible = channelsOf(topic, kind);
      const chosen = rows.find((row) => row.topic === topic && row.kind === kind)?.channel;
      return possible.find((channel) => channel === chosen) ?? possible[0] ?? 'never';
    },
  };
}

/** Whether a person has news of a kind that can be mailed at once mailed at once, in SQL. */
export const isMailedAtOnce = (userId: RawBuilder<unknown>, kind: RawBuilder<unknown>) => sql`
  (${kind} = any(${MAILED_KINDS}::text[]) and not exists (
    select from mail_preferences as preference
    where preference.user_id = ${userId} and preference.topic = 'news'
      and preference.kind = ${kind} and preference.channel <> 'at_once'
  ))`;

/** An hour of the day on campus. */
export async function selectDigestHour(db: Database, userId: number): Promise<number> {
  const row = await db
    .selectFrom('digest_hours')
    .select('hour')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hour ?? DEFAULT_DIGEST_HOUR;
}

/** Stores the default, too: it stays the choice of the person if the default changes. */
export async function storeChannel(
  db: Database,
  preference: Insertable<Tables['mail_preferences']>,
): Promise<void> {
  const { channel } = preference;
  await db
    .insertInto('mail_preferences')
    .values(preference)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'topic', 'kind']).doUpdateSet({ channel }),
    )
    .execute();
}

export async function storeDigestHour(db: Database, user_id: number, hour: number): Promise<void> {
  await db
    .insertInto('digest_hours')
    .values({ user_id, hour })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hour }))
    .execute();
}
