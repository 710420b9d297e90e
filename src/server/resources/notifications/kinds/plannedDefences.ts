import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/resources/internships/internshipAccess';
import { byActor, type NotificationType } from '../notification';
import { tell } from '../tell';

export const plannedDefences: NotificationType = {
  kind: 'planned_defences',
  roles: ['lecturer', 'student'],
  title: 'Jadwal ujian',
  isMailed: true,
  words: ({ user }) => ({
    title: sql`'Ujian ' || ${user.role === 'student' ? sql`'Anda'` : sql`student_name`}
      || case when defences.state = 'cancelled' then ' dibatalkan'
        when defences.state = 'planned' and defences.version > 1 then ' diubah'
        else ' dijadwalkan' end || ${byActor}`,
    detail: sql`coalesce(cancel_reason, news.detail)`,
    link: user.role === 'student' ? sql`'/student/defence'` : sql`'/defences/' || defences.id`,
    from: sql`defences join internships on internships.id = internship_id`,
    where: sql`defences.id = news.matter_id and (
      ${internshipsVisibleTo(user)} or exists (
        select from defence_examiners
        where defence_id = defences.id and lecturer_id = ${user.profileId}
      ) and ${user.role === 'lecturer'}
    )`,
  }),
};

/** Tells the student and the examiners, with the day, the time and the room. */
export async function tellDefences(
  trx: Database,
  ids: readonly number[],
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<void> {
  const recipients = sql`
    select people.user_id, defences.id as matter_id,
      ${shortDate(sql.ref('local.at'))} || ', ' || to_char(local.at, 'HH24:MI') || ', ' || room as detail
    from defences
    join internships on internships.id = internship_id
    cross join lateral (select timezone(${timeZone}, starts_at) as at) as local
    cross join lateral (
      select user_id from students where students.id = student_id
      union select user_id from defence_examiners join lecturers on lecturers.id = lecturer_id
      where defence_id = defences.id
    ) as people
    where defences.id = ${anyOf(ids)}`;
  await tell(trx, 'planned_defences', recipients, now);
}
