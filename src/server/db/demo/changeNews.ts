import { type RawBuilder, sql } from 'kysely';

/*
 * News of changes say in `detail` what was before and after it, as the application writes it: { "mentor": [3, 5] }. They
 * follow from the audit trail of the demo data.
 */

/** The columns that an entry of the audit trail changes, by the names that news give them. */
const pairsOf = (columns: Readonly<Record<string, string>>): RawBuilder<unknown> => {
  const pairs = Object.entries(columns).flatMap(([part, column]) => [
    sql`${part}::text`,
    sql`case when new ? ${column} then jsonb_build_array(old -> ${column}, new -> ${column}) end`,
  ]);
  return sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(pairs)}))`;
};

const updatesOf = (resource: string, columns: Readonly<Record<string, string>>) => sql`(
  select record_id::integer as matter_id, ${pairsOf(columns)} as pairs, actor_user_id, at
  from audit_entries
  where resource = ${resource} and action = 'update'
)`;

/** The places that were chosen for a placement the day before yesterday. */
const chosenPlaces = (today: string, admin: RawBuilder<unknown>) => sql`(
  select internship_id as matter_id,
    jsonb_build_object('places', jsonb_build_array('[]'::jsonb, jsonb_agg(place_id order by is_default desc, place_id))) as pairs,
    ${admin} as actor_user_id, ${today}::date - 2 + time '13:40' as at
  from internship_places group by internship_id
)`;

const former = (role: 'mentor' | 'lecturer') => sql`(pairs -> ${role}::text -> 0)::text::integer`;

/** Rows as those of the other news: recipient, kind, matter, detail, actor, time. */
export const changeNews = (today: string, admin: RawBuilder<unknown>) => sql`
  select people.user_id, 'changed_placements', matter_id, pairs::text, actor_user_id, changes.at
  from (
    select * from ${updatesOf('internships', { mentor: 'mentor_id', lecturer: 'lecturer_id' })} as updates
    union all select * from ${chosenPlaces(today, admin)} as chosen
  ) as changes
  join internships on internships.id = matter_id
  cross join lateral (
    select user_id from students where students.id = student_id
    union select user_id from mentors where mentors.id in (mentor_id, ${former('mentor')})
    union select user_id from lecturers where lecturers.id in (lecturer_id, ${former('lecturer')})
  ) as people
  union all
  select distinct people.user_id, 'moved_periods', matter_id, pairs::text, actor_user_id, changes.at
  from ${updatesOf('internship_periods', { start_date: 'start_date', end_date: 'end_date' })} as changes
  join internships on internship_period_id = matter_id
  cross join lateral (
    select user_id from students where students.id = student_id
    union select user_id from mentors where mentors.id = mentor_id
    union select user_id from lecturers where lecturers.id = lecturer_id
  ) as people`;
