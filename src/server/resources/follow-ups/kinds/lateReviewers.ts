import { sql } from 'kysely';
import { addDays } from '@/shared/calendarDays';
import type { Reviewer } from '@/shared/constants/reviews';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

const DAYS = 7;

/** The oldest activity that waits for each reviewer for too long. */
const late = (scope: FollowUpScope, reviewer: Reviewer, label: string) => sql`
  select user_id, ${label}::text as label, oldest.date
  from ${sql.table(`${reviewer}s`)} as reviewers
  cross join lateral (
    select min(waiting.date) as date
    from ${openPlacements(scope)} as internships
    cross join lateral (
      select date from activities
      where internship_id = internships.id and date < ${addDays(scope.today, -DAYS)}
        and ${sql.ref(`validated_at_by_${reviewer}`)} is null
        and ${sql.ref(`returned_at_by_${reviewer}`)} is null
      order by date limit 1
    ) as waiting
    where ${sql.ref(`internships.${reviewer}_id`)} = reviewers.id
  ) as oldest
  where oldest.date is not null`;

export const lateReviewers: FollowUp = {
  kind: 'late_reviewers',
  roles: ['super_admin'],
  title: 'Peninjau yang terlambat',
  hint: `Aktivitas menunggu dosen atau mentor ini lebih dari ${DAYS} hari.`,
  canSettle: true,
  matters: (scope) => sql`
    select users.id, users.name as title, string_agg(label, ', ') as detail,
      min(late.date) as since, '/users/' || users.id || '/edit' as link
    from (
      ${late(scope, 'mentor', 'Mentor')} union all ${late(scope, 'lecturer', 'Dosen')}
    ) as late
    join users on users.id = late.user_id and users.is_active
    group by users.id`,
};
