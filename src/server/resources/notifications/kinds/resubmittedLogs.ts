import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';

interface Resubmitted {
  internship_id: number;
  student_name: string;
  date: string;
}

export const resubmittedLogs: NotificationType<Resubmitted> = {
  kind: 'resubmitted_logs',
  roles: ['lecturer', 'mentor'],
  title: 'Catatan yang dikirim ulang',
  namesDay: true,
  facts: ({ user }) => sql`
    select internships.id as internship_id, student_name, activities.date,
      activities.name as detail
    from activities join internships on internships.id = internship_id
    where activities.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  titleOf: ({ student_name, date }) => `${student_name} mengirim ulang catatan ${formatDate(date)}`,
  linkOf: ({ matter_id, internship_id }) => paths.activities.show(internship_id, matter_id),
};

/** Tells the reviewers who have returned the activity; call it before it goes back into their queue. */
export async function notifyResubmitted(
  trx: Database,
  activityId: number,
  now: Date,
): Promise<void> {
  const recipients = sql`
    select reviewers.user_id, activities.id as matter_id, null::text as detail
    from activities
    join internships on internships.id = internship_id
    cross join lateral (
      select user_id from mentors where mentors.id = mentor_id and returned_at_by_mentor is not null
      union
      select user_id from lecturers where lecturers.id = lecturer_id and returned_at_by_lecturer is not null
    ) as reviewers
    where activities.id = ${activityId}`;
  await notify(trx, 'resubmitted_logs', recipients, now);
}
