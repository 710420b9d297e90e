import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { FollowUp } from '../followUp';
import { runningPlacements } from '../openPlacements';

const DAYS_AHEAD = 7;

export const idlePlacements: FollowUp = {
  kind: 'idle_placements',
  roles: ['super_admin'],
  title: 'Magang tanpa jadwal',
  hint: `Tanpa aktivitas dalam ${DAYS_AHEAD} hari ke depan, padahal periodenya masih berjalan.`,
  canSettle: true,
  matters: (scope) => sql`
    select internships.id, student_name as title, internships.detail,
      greatest(start_date, coalesce((
        select max(date) + 1 from activities
        where internship_id = internships.id and date < ${scope.today}
      ), start_date)) as since,
      '/internships/' || internships.id as link
    from ${runningPlacements(scope)} as internships
    where end_date >= ${addDays(scope.today, DAYS_AHEAD)} and not exists (
      select from activities
      where internship_id = internships.id and date >= ${scope.today}
        and date <= ${addDays(scope.today, DAYS_AHEAD)}
    )`,
};
