import type { Database } from '@/server/db/database';
import { queueMails } from '@/server/mail/mail';
import { aChatReminder, aNotification } from './builders';

const AT = new Date('2026-03-04T03:00:00Z');

/** A row about a person in every table of follow-ups, news and mails; returns the number of rows in each part of the copy. */
export async function anAttentivePerson(
  db: Database,
  user_id: number,
  { internship_id }: { internship_id: number },
): Promise<Record<string, number>> {
  const kind = 'missing_logs';
  await db
    .insertInto('put_off_follow_ups')
    .values({ user_id, kind, until: '2026-03-09' })
    .execute();
  await db
    .insertInto('settled_follow_ups')
    .values({ user_id, kind, matter_id: 1, since: '2026-03-02' })
    .execute();
  await db
    .insertInto('seen_follow_ups')
    .values({ user_id, kind, matter_keys: ['7', '-8'], at: AT })
    .execute();
  await db
    .insertInto('mailed_follow_ups')
    .values({
      ...{ user_id, kind, matter_key: '7', first_on: '2026-03-02', last_on: '2026-03-04' },
      mails: 2,
    })
    .execute();
  await aNotification(db, { user_id, kind: 'new_placements', matter_id: internship_id, at: AT });
  await db.insertInto('muted_notifications').values({ user_id, kind: 'grades' }).execute();
  await db
    .insertInto('mail_preferences')
    .values({ user_id, topic: 'news', kind: 'new_placements', channel: 'digest' })
    .execute();
  await db.insertInto('digest_hours').values({ user_id, hour: 15 }).execute();
  await queueMails(db, [{ user_id, kind: 'digest', matter: '2026-03-04' }], AT);
  await aChatReminder(db, { matter_id: internship_id, actor_user_id: user_id });
  return {
    ...{ put_off_follow_ups: 1, settled_follow_ups: 1, seen_follow_ups: 1, mailed_follow_ups: 1 },
    ...{ notifications: 1, muted_notifications: 1, mail_preferences: 1, digest_hours: 1 },
    ...{ mails: 1, chat_reminders: 1 },
  };
}
