import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

const DAYS = 130;
const CALENDAR_DAYS = 182;

/** Adds a period of half a year in which all students have 130 working days: some late, outside or missed. */
export async function addSemester(db: Database): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`
    insert into internship_periods (start_date, end_date, semester, year, is_active, requires_check_out)
    values (current_date - ${CALENDAR_DAYS}::integer, current_date - 1, 1, '2020', false, true)`.execute(
    db,
  );
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select distinct on (student_id) student_id, mentor_id, lecturer_id,
      (select max(id) from internship_periods)
    from internships order by student_id`.execute(db);
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time, left_at,
      latitude, longitude, position_verdict
    )
    select internships.id, 'Piket', 'Menjaga layanan.', date, '08:00', '16:00', 'Bandung',
      case when is_present then date + case when shift % 11 = 0 then time '01:40' else '00:58' end end,
      case when is_present then date + time '09:03' end,
      case when is_present then -6.9 end, case when is_present then 107.6 end,
      case when is_present then case when shift % 17 = 0 then 'off_site' else 'on_site' end end
    from internships
    cross join (
      select date::date, row_number() over (order by date) as nth
      from generate_series(current_date - ${CALENDAR_DAYS}::integer, current_date - 1, '1 day') as date
      where extract(isodow from date) < 6 limit ${DAYS}
    ) as days
    cross join lateral (select internships.id + nth as shift) as shifts
    cross join lateral (select shift % 23 <> 0 as is_present) as presses
    where internship_period_id = (select max(id) from internship_periods)`.execute(db);
}
