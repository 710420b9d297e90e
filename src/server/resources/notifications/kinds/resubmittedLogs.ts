import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { tell } from '../tell';

export const resubmittedLogs: NotificationType<{ internship_id: number }> = {
  kind: 'resubmitted_logs',
  roles: ['lecturer', 'mentor'],
  title: 'Catatan yang dikirim ulang',
  namesDay: true,
  words: ({ user }) => ({
    title: sql`student_name || ' mengirim ulang catatan ' || ${shortDate(sql.ref('activities.date'))}`,
    detail: sql`activities.name`,
    facts: { internship_id: sql.ref<number>('internships.id') },
    from: sql`activities join internships on internships.id = internship_id`,
    where: sql`activities.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  }),
  linkOf: ({ matter_id, internship_id }) =>
    paths.internships.activities.show(internship_id, matter_id),
};

/** Tells the reviewers who have returned the activity; call it before it goes back into their queue. */
export async function tellResubmitted(trx: Database, activityId: number, now: Date): Promise<void> {
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
  await tell(trx, 'resubmitted_logs', recipients, now);
}
