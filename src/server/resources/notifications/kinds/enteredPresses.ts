import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

interface Press {
  activity_id: number;
  date: string;
  is_voided: boolean;
}

export const enteredPresses: NotificationType<Press> = {
  kind: 'entered_presses',
  roles: ['student'],
  title: 'Absen yang dicatat atau dibatalkan orang lain',
  namesDay: true,
  facts: ({ user }) => sql`
    select activities.id as activity_id, activities.date, activities.name as detail,
      voided_at is not null as is_voided
    from attendance_events
    join activities on activities.id = activity_id
    join internships on internships.id = internship_id
    where attendance_events.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  titleOf: ({ date, is_voided, ...news }) =>
    `Absen ${formatDate(date)} ${is_voided ? 'dibatalkan' : 'dicatat'}${byActor(news)}`,
  linkOf: ({ activity_id }) => paths.activities.own.show(activity_id),
};

export async function notifyEntered(trx: Database, eventId: number, now: Date): Promise<void> {
  const recipients = sql`
    select students.user_id, attendance_events.id as matter_id, null::text as detail
    from attendance_events
    join activities on activities.id = activity_id
    join internships on internships.id = internship_id
    join students on students.id = student_id
    where attendance_events.id = ${eventId}`;
  await notify(trx, 'entered_presses', recipients, now);
}
