import { type SqlBool, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import { openPeriods } from '@/server/placements/closedBy';
import { isReviewable } from '@/server/resources/reviews/reviewScope';
import { addDays } from '@/shared/calendarDays';
import { ROLE_LABELS } from '@/shared/constants/labels';
import { paths } from '@/shared/paths';
import type { Reviewer } from '@/shared/resources/reviews/constants';
import type { FollowUp, FollowUpScope } from '../followUp';
import { openPlacements } from '../openPlacements';

const DAYS = 7;

/** Whether an activity waits for the reviewer for too long. */
const isLate = ({ today }: FollowUpScope, reviewer: Reviewer) => sql<SqlBool>`
  date < ${addDays(today, -DAYS)}
  and ${sql.ref(`validated_at_by_${reviewer}`)} is null
  and ${sql.ref(`returned_at_by_${reviewer}`)} is null
  and ${isReviewable()}`;

/** The oldest activity that waits for each reviewer for too long. */
const late = (scope: FollowUpScope, reviewer: Reviewer) => sql`
  select user_id as id, ${reviewer}::text as reviewer, oldest.date as since
  from ${sql.table(`${reviewer}s`)} as reviewers
  cross join lateral (
    select min(first.date) as date
    from internships
    cross join lateral (
      select date from activities
      where internship_id = internships.id and ${isLate(scope, reviewer)} order by date limit 1
    ) as first
    where ${sql.ref(`${reviewer}_id`)} = reviewers.id and internship_period_id = any(${openPeriods()})
  ) as oldest
  where oldest.date is not null
    -- Reading the few inactive accounts is faster than reading all accounts.
    and not exists (select from users where users.id = user_id and not is_active)`;

/** The activities that wait for some accounts for too long. */
const waiting = (scope: FollowUpScope, reviewer: Reviewer, ids: readonly number[]) => sql`
  select user_id, count(*)::integer as activities
  from ${sql.table(`${reviewer}s`)} as reviewers
  join ${openPlacements(scope)} as internships
    on ${sql.ref(`internships.${reviewer}_id`)} = reviewers.id
  join activities on internship_id = internships.id and ${isLate(scope, reviewer)}
  where user_id = ${anyOf(ids)}
  group by user_id`;

export const lateReviewers: FollowUp<{ reviewer: Reviewer }> = {
  kind: 'late_reviewers',
  roles: ['super_admin'],
  title: 'Peninjau yang terlambat',
  hint: `Aktivitas menunggu dosen atau mentor ini lebih dari ${DAYS} hari.`,
  canSettle: true,
  hasMovingDay: true,
  detailOf: ({ reviewer }) => ROLE_LABELS[reviewer],
  linkOf: ({ reviewer, subject }) => paths.internships.supervisedBy(reviewer, subject),
  matters: (scope) => sql`
    select late.*, name as subject
    from (
      ${late(scope, 'mentor')} union all ${late(scope, 'lecturer')}
    ) as late
    left join users on users.id = late.id`,
  reminders: {
    page: paths.reviews,
    people: (scope, ids) => sql`
      select users.id as matter_id, users.id as user_id, name, phone_number,
        activities as waiting_activities
      from (
        ${waiting(scope, 'mentor', ids)} union all ${waiting(scope, 'lecturer', ids)}
      ) as waiting
      join users on users.id = waiting.user_id`,
  },
};
