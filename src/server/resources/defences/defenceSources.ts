import { sql } from 'kysely';
import { listBy } from '@/server/lists/sources';
import type { DefenceListState } from '@/shared/resources/defences/constants';
import { defenceListed } from '@/shared/resources/defences/defenceFields';

export const LECTURER_NAME = sql<string>`(
  select users.name from users join lecturers on lecturers.user_id = users.id
  where lecturers.id = internships.lecturer_id
)`;

export const LIST_STATE = sql<DefenceListState>`coalesce(defences.state, 'unplanned')`;

/** The defences of today and later, the next one first; then the cancelled and the earlier ones, the latest one first. */
function comingFirst(timeZone: string, now: Date) {
  const today = sql`timezone(${timeZone}, date_trunc('day', timezone(${timeZone}, ${now}::timestamptz)))`;
  return sql`case when defences.starts_at >= ${today} and defences.state <> 'cancelled' then defences.starts_at - ${today}
    else interval '1000 years' + (${today} - defences.starts_at) end`;
}

/** Where each field of the list is; the days are those of the campus. */
export function defenceSources(timeZone: string, now: Date) {
  const { conditions, sort } = listBy(defenceListed, {
    student_name: 'internships.student_name',
    nim: 'internships.student_nim',
    company_name: 'internships.company_name',
    lecturer_name: { value: LECTURER_NAME },
    'defence.date': {
      value: sql`timezone(${timeZone}, defences.starts_at)::date`,
      order: sql.ref('defences.starts_at'),
    },
    'defence.room': 'defences.room',
    state: { value: LIST_STATE },
  });
  return { conditions, sort: { ...sort, coming: comingFirst(timeZone, now) } };
}
