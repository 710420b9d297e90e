import { sql } from 'kysely';
import { byId, ownInternships, type PersonalData } from '@/server/resources/personalRecords';

/** By the person, and about the person as a student or a reviewer. */
const reminders = (userId: number) => sql`
  select id, kind, matter_id, since, at, actor_name from chat_reminders
  where id in (
    select id from chat_reminders where actor_user_id = ${userId}
    union select id from chat_reminders where kind = 'late_reviewers' and matter_id = ${userId}
    union select id from chat_reminders
      where kind = 'silent_students' and matter_id in (${ownInternships(userId)})
  )`;

export const chatReminderPersonalData = {
  chat_reminders: {
    copy: {
      file: 'pengingat',
      title: 'Pengingat lewat chat oleh dan tentang orang ini',
      rows: byId(reminders),
    },
    forget: (trx, { id, alias }) =>
      trx
        .updateTable('chat_reminders')
        .set({ actor_name: alias })
        .where('actor_user_id', '=', id)
        .execute(),
  },
} as const satisfies PersonalData;
