import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatDate } from '@/shared/format';
import { paths } from '@/shared/paths';
import { zonedTime } from '@/shared/zonedTime';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';

interface Defence {
  /** whether the lecturer was an examiner, and is none any more */
  has_left: boolean;
  student_name: string;
  state: string;
  version: number;
  cancel_reason: string | null;
}

export const plannedDefences: NotificationType<Defence> = {
  kind: 'planned_defences',
  roles: ['lecturer', 'student'],
  title: 'Jadwal ujian',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  // A lecturer has such news only as an examiner, past or present.
  facts: ({ user }) => sql`
    select student_name, defences.state, defences.version, cancel_reason,
      ${user.role === 'lecturer'} and not exists (
        select from defence_examiners
        where defence_id = defences.id and lecturer_id = ${user.profileId}
      ) as has_left
    from defences join internships on internships.id = internship_id
    where defences.id = news.matter_id
      and (${user.role === 'lecturer'} or ${internshipsVisibleTo(user)})`,
  titleOf(news, { role }) {
    const name = role === 'student' ? 'Anda' : news.student_name;
    return news.has_left
      ? `Anda dilepas sebagai penguji ${name}${byActor(news)}`
      : `Ujian ${name} ${happened(news)}${byActor(news)}`;
  },
  detailOf: ({ noted, has_left, cancel_reason }) =>
    [noted, !has_left && cancel_reason].filter(Boolean).join(' · '),
  linkOf: ({ matter_id, has_left }, { role }) => {
    if (role === 'student') return paths.defences.own;
    return has_left ? paths.defences.index : paths.defences.show(matter_id);
  },
};

function happened({ state, version }: Defence): string {
  if (state === 'cancelled') return 'dibatalkan';
  return state === 'planned' && version > 1 ? 'diubah' : 'dijadwalkan';
}

/** Tells the student, the examiners and those who were `before` it, with the day, the time and the room. */
export async function notifyDefences(
  trx: Database,
  ids: readonly number[],
  { timeZone, now }: { timeZone: string; now: Date },
  before?: readonly number[],
): Promise<void> {
  const defences = await trx
    .selectFrom('defences')
    .select(['id', 'starts_at', 'room'])
    .where('id', '=', anyOf(ids))
    .execute();
  const plans = defences.map(({ id, starts_at, room }) => {
    const { date, time } = zonedTime(starts_at, timeZone);
    const plan = `${formatDate(date)}, ${time}, ${room}`;
    return { id, plan, plan_of_added: `Anda menjadi penguji · ${plan}` };
  });
  const earlier = sql`${before ?? null}::integer[]`;
  const recipients = sql`
    select people.user_id, defences.id as matter_id,
      case when is_added then plan_of_added else plan end as detail
    from defences
    join jsonb_to_recordset(${JSON.stringify(plans)}::jsonb)
      as plans(id integer, plan text, plan_of_added text) on plans.id = defences.id
    join internships on internships.id = internship_id
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
    ) as people`;
  await notify(trx, 'planned_defences', recipients, now);
}
