import { sql } from 'kysely';
import type { Database } from '@/server/db/database';

/** The most placements of a recap on paper. */
const PLACEMENTS = 500;
const DAYS = 31;

/** Adds a period of 31 days with as many placements as a recap may have, each with an attended shift a day. */
export async function addRecap(db: Database): Promise<void> {
  await sql`
    insert into internship_periods (start_date, end_date, semester, year, is_active)
    values (current_date - ${DAYS}::integer, current_date - 1, 2, '2020', false)`.execute(db);
  await sql`
    insert into internships (student_id, mentor_id, lecturer_id, internship_period_id)
    select student_id, mentor_id, lecturer_id, (select max(id) from internship_periods)
    from (select * from internships order by id limit ${PLACEMENTS}) as placed`.execute(db);
  await sql`
    insert into activities (
      internship_id, name, description, date, start_time, end_time, address, attendance_time
    )
    select internships.id, 'Piket', 'Menjaga layanan.', current_date - n, '08:00', '16:00', 'Bandung',
      current_date - n + time '01:05'
    from internships, generate_series(1, ${DAYS}::integer) as n
    where internship_period_id = (select max(id) from internship_periods)`.execute(db);
}
