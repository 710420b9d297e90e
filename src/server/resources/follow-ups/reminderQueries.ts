import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { pathFor } from '@/server/mail/mailLinks';
import type { FollowUp, FollowUpKind, FollowUpScope, Matter, PersonToRemind } from './followUp';

const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;

/** A matter of a kind, since it began. */
type ReminderMatter = { kind: FollowUpKind } & Pick<Matter, 'id' | 'since'>;

interface Reminders {
  count: number;
  last_at: Date | null;
  last_by: string | null;
  is_reminded_today: boolean;
}

const NO_REMINDERS: Reminders = {
  count: 0,
  last_at: null,
  last_by: null,
  is_reminded_today: false,
};

type StoredReminders = Reminders & { matter_id: number; since: string };

async function storedReminders(
  { db, today }: Pick<FollowUpScope, 'db' | 'today'>,
  kind: FollowUpKind,
  ids: readonly number[],
): Promise<StoredReminders[]> {
  const { rows } = await sql<StoredReminders>`
    select matter_id, since, count(*)::integer as count, max(at) as last_at,
      (array_agg(actor_name order by at desc, id desc))[1] as last_by,
      coalesce(bool_or(reminded_on = ${today}::date), false) as is_reminded_today
    from chat_reminders
    where kind = ${kind} and matter_id = ${anyOf(ids)}
    group by matter_id, since`.execute(db);
  return rows;
}

const remindersOf = (
  all: readonly StoredReminders[],
  { id, since }: Pick<Matter, 'id' | 'since'>,
) => {
  const found = all.find((reminders) => reminders.matter_id === id && reminders.since === since);
  if (!found) return NO_REMINDERS;
  const { count, last_at, last_by, is_reminded_today } = found;
  return { count, last_at, last_by, is_reminded_today };
};

/** The reminders of a matter by all people. */
export const selectReminders = async (
  scope: Pick<FollowUpScope, 'db' | 'today'>,
  matter: ReminderMatter,
): Promise<Reminders> =>
  remindersOf(await storedReminders(scope, matter.kind, [matter.id]), matter);

/** The matters with the people to remind, as far as the kind has reminders. */
export async function withReminders(
  { kind, reminders: reminded }: FollowUp,
  scope: FollowUpScope,
  items: readonly Matter[],
) {
  if (!reminded || items.length === 0) return [...items];
  const ids = items.map(({ id }) => id);
  const { rows: persons } = await sql<PersonToRemind>`
    select matter_id, user_id, name, phone_number, waiting_activities
    from (${reminded.people(scope, ids)}) as people`.execute(scope.db);
  const reminders = await storedReminders(scope, kind, ids);
  return items.map((item) => {
    const person = persons.find(({ matter_id }) => matter_id === item.id);
    return {
      ...item,
      person: person && reachable(person, reminded.page),
      reminders: remindersOf(reminders, item),
    };
  });
}

/** The person with a link that a log-in returns to. */
const reachable = ({ matter_id: _, user_id, ...person }: PersonToRemind, page: string) => ({
  ...person,
  link: pathFor(user_id, page),
});

/** Stores a reminder, unless somebody has reminded of the matter today: a person is not reminded by everyone who sees it. */
export async function insertReminder(
  { db, user, now, today }: Pick<FollowUpScope, 'db' | 'user' | 'now' | 'today'>,
  { kind, id, since }: ReminderMatter,
): Promise<void> {
  await sql`
    insert into chat_reminders (kind, matter_id, since, at, reminded_on, actor_user_id, actor_name)
    select ${kind}, ${id}::integer, ${since}::date, ${now}::timestamptz, ${today}::date, users.id, users.name
    from users where users.id = ${user.id}
    on conflict (matter_id, kind, since, reminded_on) do nothing`.execute(db);
}

/** The ones of the last year stay. */
export async function deleteOldReminders(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db.deleteFrom('chat_reminders').where('at', '<', oldest).execute();
}
