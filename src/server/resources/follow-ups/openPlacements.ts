import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOpen, openPeriods } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import { firstDay, isInterruptedOn, isPlacedOn, lastDay } from '@/server/placements/placedDays';
import { hasLeft } from '@/server/placements/stage';
import type { FollowUpScope } from './followUp';

/** The periods with open placements that end by that day. */
const endingPeriods = (lastDay: string) => openPeriods(sql`end_date <= ${lastDay}`);

const placements = (
  { user }: FollowUpScope,
  periods: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
) => sql`(
  select internships.id, student_id, mentor_id, lecturer_id, internship_period_id,
    student_nim, student_name, company_name, semester,
    ${firstDay} as start_date, ${lastDay} as end_date, end_reason,
    array[student_nim, company_name] as detail
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  where ${internshipsVisibleTo(user)} and internship_period_id = any(${periods})
    and ${isOpen()} and ${condition}
)`;

/** The placements that the person sees and that are not closed, with their own days in their period. */
export const openPlacements = (scope: FollowUpScope) => placements(scope, openPeriods());

/** The placements that the person sees and that are closed, each with the same columns of its detail. */
export const closedPlacements = ({ user }: FollowUpScope) => sql`(
  select internships.id, student_nim, student_name, array[student_nim, company_name] as detail
  from internships
  join internship_periods on internship_periods.id = internship_period_id
  where ${internshipsVisibleTo(user)} and not ${isOpen()}
)`;

/** The open placements that the person sees in periods that end by that day, but for those who have left. */
export const endingPlacements = (scope: FollowUpScope, lastDay: string) =>
  placements(scope, endingPeriods(lastDay), sql`not ${hasLeft}`);

/** The placements that the person sees and that are under way. */
export const runningPlacements = (scope: FollowUpScope) =>
  placements(
    scope,
    openPeriods(sql`${scope.today}::date between start_date and end_date`),
    isPlacedOn(sql`${scope.today}::date`),
  );

/** Whether the student of one of these placements, called `internships`, works at the company on the day of an activity. */
export const isPlaced = sql<SqlBool>`(
  activities.date between internships.start_date and internships.end_date
  and not ${isInterruptedOn(sql.ref('activities.date'))}
)`;

/** Whether an activity is on a day off at the place of its placement. */
export const isDayOff = sql<SqlBool>`exists (
  select from holidays
  where holidays.date = activities.date and (
    holidays.kind <> 'joint_leave' or has_joint_leave_on(activities.internship_id, activities.date)
  )
)`;

/** Whether a request of the student is about the day of an activity, and has not been refused. */
export const isExplained = sql<SqlBool>`exists (
  select from attendance_requests
  where attendance_requests.internship_id = activities.internship_id
    and activities.date between attendance_requests.start_date and attendance_requests.end_date
    and attendance_requests.state in ('waiting', 'approved')
)`;
