import { sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { formatPeriod } from '@/shared/format';
import { byActor, type NotificationType } from '../notification';
import { notify } from '../notify';
import type { PeriodDates } from '../periodDates';
import { placementPage } from '../placementPage';

interface Placed extends PeriodDates {
  student_name: string;
  company_name: string;
}

export const newPlacements: NotificationType<Placed> = {
  kind: 'new_placements',
  roles: ['student', 'lecturer', 'mentor'],
  title: 'Penempatan baru',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  facts: ({ user }) => sql`
    select student_name, company_name, internship_periods.start_date, internship_periods.end_date
    from internships join internship_periods on internship_periods.id = internship_period_id
    where internships.id = news.matter_id and ${internshipsVisibleTo(user)}`,
  titleOf: ({ student_name, company_name, ...news }, { role }) =>
    `${role === 'student' ? 'Anda' : student_name} ditempatkan di ${company_name}${byActor(news)}`,
  detailOf: ({ start_date, end_date }) => formatPeriod(start_date, end_date),
  linkOf: ({ matter_id }, person) => placementPage(matter_id, person),
};

/** Tells the student, the mentor and the lecturer. */
export async function notifyPlaced(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const recipients = sql`
    select people.user_id, internships.id as matter_id, null::text as detail
    from internships
    cross join lateral (
      select user_id from students where students.id = student_id
      union select user_id from mentors where mentors.id = mentor_id
      union select user_id from lecturers where lecturers.id = lecturer_id
    ) as people
    where internships.id = ${anyOf(ids)}`;
  await notify(trx, 'new_placements', recipients, now);
}
