import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

export const returnedActivities: NotificationType<{ date: string }> = {
  kind: 'returned_activities',
  roles: ['student'],
  title: 'Aktivitas yang dikembalikan',
  isMailed: true,
  namesDay: true,
  facts: ({ user }) => sql`
    select activities.date, activities.name as detail
    from activities join internships on internships.id = internship_id
    where activities.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  titleOf: ({ date, ...news }) => `Aktivitas ${formatDate(date)} dikembalikan${byActor(news)}`,
  linkOf: ({ matter_id }) => paths.activities.own.show(matter_id),
};

const ofStudents = (ids: readonly number[]) => sql`
  select students.user_id, activities.id as matter_id, null::text as detail
  from activities
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where activities.id = ${anyOf(ids)}`;

export async function notifyReturned(trx: Database, ids: readonly number[], now: Date) {
  if (ids.length > 0) await notify(trx, 'returned_activities', ofStudents(ids), now);
}

/** Takes the news back, with what they were about. */
export async function takeBackReturned(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from notifications using (${ofStudents(ids)}) as undone
    where notifications.user_id = undone.user_id and kind = 'returned_activities'
      and notifications.matter_id = undone.matter_id`.execute(trx);
}
