import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { runningPlacements } from '../openPlacements';

const DAYS_AHEAD = 7;

export const idlePlacements: FollowUp = {
  kind: 'idle_placements',
  roles: ['super_admin'],
  title: 'Magang tanpa jadwal',
  hint: `Tanpa aktivitas dalam ${DAYS_AHEAD} hari ke depan, padahal periodenya masih berjalan.`,
  canSettle: true,
  shownBy: { listInternshipActivities: 'path' },
  linkOf: ({ id }) => paths.internships.show(id),
  matters: (scope) => sql`
    select internships.id, student_name as subject, internships.detail,
      greatest(start_date, coalesce(last.date + 1, start_date)) as since
    from ${runningPlacements(scope)} as internships
    cross join lateral (
      select max(date) as date from activities
      where internship_id = internships.id and date <= ${addDays(scope.today, DAYS_AHEAD)}
    ) as last
    where end_date >= ${addDays(scope.today, DAYS_AHEAD)}
      and (last.date is null or last.date < ${scope.today})`,
};
