import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

/** The days that a person has after the second reminder. */
const DAYS = 7;

/** The last day of a second reminder that is the turn of the office today. */
export const unansweredUntil = (today: string): string => addDays(today, -DAYS);

export const unansweredReminders: FollowUp<{ matters: number }> = {
  kind: 'unanswered_reminders',
  roles: ['super_admin'],
  title: 'Pengingat tanpa tanggapan',
  hint: `Dua pengingat lewat email tidak berpengaruh, dan ${DAYS} hari sudah lewat.`,
  canSettle: true,
  hasMovingDay: true,
  detailOf: ({ matters }) => `${matters} hal menunggu`,
  linkOf: ({ id }) => paths.users.edit(id),
  matters: ({ today }) => sql`
    select users.id, users.name as subject, count(*) as matters,
      min(first_on) as since
    from mailed_follow_ups as mailed
    join users on users.id = mailed.user_id and users.is_active and users.role <> 'super_admin'
    where mails = 3 and ended_at is null and last_on <= ${unansweredUntil(today)}
      and not exists (
        select from seen_follow_ups as seen
        where seen.user_id = mailed.user_id and seen.kind = mailed.kind
          and mailed.matter_key = any(seen.matter_keys)
      )
    group by users.id`,
};
