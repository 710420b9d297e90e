import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { shortDate } from '@/server/lists/dateText';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { paths } from '@/shared/paths';
import { byActor, type NotificationScope, type NotificationType } from '../notification';
import { tell } from '../tell';

export const plannedDefences: NotificationType<{ has_left: boolean }> = {
  kind: 'planned_defences',
  roles: ['lecturer', 'student'],
  title: 'Jadwal ujian',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  words: ({ user }) => ({
    title: sql`case when ${hasLeft(user)} then 'Anda dilepas sebagai penguji ' || student_name else
      'Ujian ' || ${user.role === 'student' ? sql`'Anda'` : sql`student_name`} || case
        when defences.state = 'cancelled' then ' dibatalkan'
        when defences.state = 'planned' and defences.version > 1 then ' diubah'
        else ' dijadwalkan' end end || ${byActor}`,
    detail: sql`concat_ws(' · ', news.detail, case when not ${hasLeft(user)} then cancel_reason end)`,
    facts: { has_left: hasLeft(user) },
    from: sql`defences join internships on internships.id = internship_id`,
    // A lecturer has such news only as an examiner, past or present.
    where: sql`defences.id = news.matter_id
      and (${user.role === 'lecturer'} or ${internshipsVisibleTo(user)})`,
  }),
  linkOf: ({ matter_id, has_left }, { role }) => {
    if (role === 'student') return paths.student.defence;
    return has_left ? paths.defences.index : paths.defences.show(matter_id);
  },
};

/** Whether the lecturer was an examiner of the defence, and is none any more. */
const hasLeft = ({ role, profileId }: NotificationScope['user']) => sql<boolean>`(
  ${role === 'lecturer'} and not exists (
    select from defence_examiners where defence_id = defences.id and lecturer_id = ${profileId}
  )
)`;

/** Tells the student, the examiners and those who were `before` it, with the day, the time and the room. */
export async function tellDefences(
  trx: Database,
  ids: readonly number[],
  { timeZone, now }: { timeZone: string; now: Date },
  before?: readonly number[],
): Promise<void> {
  const earlier = sql`${before ?? null}::integer[]`;
  const recipients = sql`
    select people.user_id, defences.id as matter_id,
      case when is_added then 'Anda menjadi penguji · ' else '' end || ${shortDate(sql.ref('local.at'))} || ', ' || to_char(local.at, 'HH24:MI') || ', ' || room as detail
    from defences
    join internships on internships.id = internship_id
    cross join lateral (select timezone(${timeZone}, starts_at) as at) as local
    cross join lateral (
      select user_id, false as is_added from students where students.id = student_id
      union all
      select user_id, coalesce(lecturers.id <> all(${earlier}), false)
      from defence_examiners join lecturers on lecturers.id = lecturer_id
      where defence_id = defences.id
      union all
      select user_id, false from lecturers
      where lecturers.id = any(${earlier}) and not exists (
        select from defence_examiners where defence_id = defences.id and lecturer_id = lecturers.id
      )
    ) as people
    where defences.id = ${anyOf(ids)}`;
  await tell(trx, 'planned_defences', recipients, now);
}
