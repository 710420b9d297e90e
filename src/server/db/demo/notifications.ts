import { type Kysely, sql } from 'kysely';
import { formatDate } from '@/shared/format';
import { zonedTime } from '@/shared/zonedTime';
import type { Tables } from '../tables';
import { changeNews } from './changeNews';

/** The age at which the server soon deletes news. */
const DAYS = 80;
/** Older news have been read, and those to everybody by every other person. */
const UNREAD_DAYS = 4;

/** The news about the records of the demo data, as if people had got them when the records were made. */
export async function insertDemoNotifications(trx: Kysely<Tables>, today: string): Promise<void> {
  const plans = await plansOfDefences(trx);
  await sql`
    insert into notifications (user_id, kind, matter_id, detail, actor_user_id, at, read_at)
    select user_id, kind, matter_id, detail, actor_user_id, at,
      case when at < ${today}::date - ${UNREAD_DAYS}::integer or kind = 'moved_periods' and user_id % 2 = 0
        then at + interval '3 hours' end
    from (
      select distinct on (user_id, kind, matter_id) * from (${newsUntil(today, plans)}) as news
      where at between ${today}::date - ${DAYS}::integer and ${today}::date + 1
      order by user_id, kind, matter_id, at desc
    ) as latest
    where actor_user_id is distinct from user_id
    order by at, user_id, kind, matter_id`.execute(trx);
}

/** The day, the time and the room of a defence, as its news say them. */
interface Plan {
  id: number;
  detail: string;
}

async function plansOfDefences(trx: Kysely<Tables>): Promise<Plan[]> {
  const defences = await trx.selectFrom('defences').select(['id', 'starts_at', 'room']).execute();
  return defences.map(({ id, starts_at, room }) => {
    const { date, time } = zonedTime(starts_at, 'Asia/Jakarta');
    return { id, detail: `${formatDate(date)}, ${time}, ${room}` };
  });
}

const newsUntil = (today: string, plans: readonly Plan[]) => sql`
  select students.user_id, 'returned_activities' as kind, activity_id as matter_id,
    null::text as detail, actor_user_id, at
  from activity_steps
  join activities on activities.id = activity_id
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where activity_steps.kind = 'returned'
  union all
  select returned.actor_user_id, 'resubmitted_logs', returned.activity_id, null,
    again.actor_user_id, again.at
  from activity_steps as returned
  join activity_steps as again on again.activity_id = returned.activity_id
  where returned.kind = 'returned' and again.kind = 'handed_in' and again.at > returned.at
  union all
  select mentors.user_id, 'asked_requests', attendance_requests.id, null, students.user_id,
    attendance_requests.created_at
  from attendance_requests
  join internships on internships.id = internship_id
  join students on students.id = student_id
  join mentors on mentors.id = mentor_id
  union all
  select students.user_id, 'decided_requests', attendance_requests.id, null, decided_by_user_id,
    decided_at
  from attendance_requests
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where state in ('approved', 'rejected')
  union all
  select students.user_id, 'entered_presses', attendance_events.id, null, actor_user_id, received_at
  from attendance_events
  join activities on activities.id = activity_id
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where actor_role <> 'student'
  union all
  select students.user_id, 'given_grades', grades.id, null, lecturers.user_id,
    internship_periods.end_date + time '09:00'
  from grades
  join internships on internships.id = internship_id
  join internship_periods on internship_periods.id = internship_period_id
  join students on students.id = student_id
  join lecturers on lecturers.id = lecturer_id
  union all
  select students.user_id, 'changed_grades', grades.id, null, audit_entries.actor_user_id,
    audit_entries.at
  from audit_entries
  join grades on grades.id::text = record_id
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where resource = 'grades' and action = 'update'
  union all
  select students.user_id, 'decided_places', placement_requests.id, null, decided_by_user_id, decided_at
  from placement_requests
  join placement_request_members on request_id = placement_requests.id
  join students on students.id = placement_request_members.student_id
  where state in ('incomplete', 'accepted', 'refused')
  union all
  select students.user_id, 'decided_reports', final_reports.id, null, decided_by_user_id, decided_at
  from final_reports
  join internships on internships.id = internship_id
  join students on students.id = student_id
  where state in ('returned', 'accepted')
  union all
  select sent_by_user_id, 'returned_assessments', assessment_sheets.id, null, null, changed_at
  from assessment_sheets where state = 'returned'
  union all
  select students.user_id, 'asked_members', placement_requests.id, null, spokesperson.user_id,
    placement_requests.created_at
  from placement_requests
  join students spokesperson on spokesperson.id = placement_requests.student_id
  join placement_request_members on request_id = placement_requests.id
  join students on students.id = placement_request_members.student_id
  where answer = 'asked'
  union all
  select people.user_id, 'planned_defences', defences.id, planned.detail, null,
    ${today}::date - 2 + time '10:00'
  from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as planned(id integer, detail text)
  join defences on defences.id = planned.id
  join internships on internships.id = internship_id
  cross join lateral (
    select user_id from students where students.id = student_id
    union select user_id from defence_examiners join lecturers on lecturers.id = lecturer_id
    where defence_id = defences.id
  ) as people
  union all
  select people.user_id, 'new_placements', internships.id, null, null,
    -- Some students were placed in the last days.
    ${today}::date - 1 - internships.id / 3 % 9 + time '08:00'
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  cross join lateral (
    select user_id from students where students.id = student_id
    union select user_id from mentors where mentors.id = mentor_id
    union select user_id from lecturers where lecturers.id = lecturer_id
  ) as people
  where internships.id % 3 = 0
    and ${today}::date between internship_periods.start_date and internship_periods.end_date
  union all
  ${changeNews(today, sql`(select id from users where role = 'super_admin')`)}`;
