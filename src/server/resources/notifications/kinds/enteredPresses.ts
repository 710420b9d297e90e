import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { tell } from '../tell';

export const enteredPresses: NotificationType<{ activity_id: number }> = {
  kind: 'entered_presses',
  roles: ['student'],
  title: 'Absen yang dicatat atau dibatalkan orang lain',
  namesDay: true,
  words: ({ user }) => ({
    title: sql`'Absen ' || ${shortDate(sql.ref('activities.date'))}
      || case when voided_at is null then ' dicatat' else ' dibatalkan' end || ${byActor}`,
    detail: sql`activities.name`,
    facts: { activity_id: sql.ref<number>('activities.id') },
    from: sql`attendance_events
      join activities on activities.id = activity_id
      join internships on internships.id = internship_id`,
    where: sql`attendance_events.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  }),
  linkOf: ({ activity_id }) => paths.student.activities.show(activity_id),
};

export async function tellEntered(trx: Database, eventId: number, now: Date): Promise<void> {
  const recipients = sql`
    select students.user_id, attendance_events.id as matter_id, null::text as detail
    from attendance_events
    join activities on activities.id = activity_id
    join internships on internships.id = internship_id
    join students on students.id = student_id
    where attendance_events.id = ${eventId}`;
  await tell(trx, 'entered_presses', recipients, now);
}
