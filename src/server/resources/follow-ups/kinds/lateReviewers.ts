import { type SqlBool, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import { addDays } from '@/shared/calendarDays';
import type { Reviewer } from '@/shared/constants/reviews';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

const DAYS = 7;

/** Whether an activity waits for the reviewer for too long. */
const isLate = ({ today }: FollowUpScope, reviewer: Reviewer) => sql<SqlBool>`
  date < ${addDays(today, -DAYS)}
  and ${sql.ref(`validated_at_by_${reviewer}`)} is null
  and ${sql.ref(`returned_at_by_${reviewer}`)} is null`;

/** The oldest activity that waits for each reviewer for too long. */
const late = (scope: FollowUpScope, reviewer: Reviewer, label: string) => sql`
  select user_id, ${label}::text as label, oldest.date
  from ${sql.table(`${reviewer}s`)} as reviewers
  cross join lateral (
    select min(waiting.date) as date
    from ${openPlacements(scope)} as internships
    cross join lateral (
      select date from activities
      where internship_id = internships.id and ${isLate(scope, reviewer)}
      order by date limit 1
    ) as waiting
    where ${sql.ref(`internships.${reviewer}_id`)} = reviewers.id
  ) as oldest
  where oldest.date is not null`;

/** The activities that wait for some accounts for too long. */
const waiting = (scope: FollowUpScope, reviewer: Reviewer, ids: readonly number[]) => sql`
  select user_id, count(*)::integer as activities
  from ${sql.table(`${reviewer}s`)} as reviewers
  join ${openPlacements(scope)} as internships
    on ${sql.ref(`internships.${reviewer}_id`)} = reviewers.id
  join activities on internship_id = internships.id and ${isLate(scope, reviewer)}
  where user_id = ${anyOf(ids)}
  group by user_id`;

export const lateReviewers: FollowUp = {
  kind: 'late_reviewers',
  roles: ['super_admin'],
  title: 'Peninjau yang terlambat',
  hint: `Aktivitas menunggu dosen atau mentor ini lebih dari ${DAYS} hari.`,
  canSettle: true,
  hasMovingDay: true,
  matters: (scope) => sql`
    select users.id, users.name as title, string_agg(label, ', ') as detail,
      min(late.date) as since, '/users/' || users.id || '/edit' as link
    from (
      ${late(scope, 'mentor', 'Mentor')} union all ${late(scope, 'lecturer', 'Dosen')}
    ) as late
    join users on users.id = late.user_id and users.is_active
    group by users.id`,
  people: (scope, ids) => sql`
    select users.id as matter_id, name, phone_number, '/reviews' as link,
      sum(activities)::integer as waiting_activities
    from (
      ${waiting(scope, 'mentor', ids)} union all ${waiting(scope, 'lecturer', ids)}
    ) as waiting
    join users on users.id = waiting.user_id
    group by users.id`,
};
