import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser, Viewer } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { closedByOfEach, isOpen, openPeriods } from '@/server/placements/closedBy';
import { internshipsVisibleTo } from '@/server/placements/internshipAccess';
import type { Reviewer, ReviewView } from '@/shared/resources/reviews/constants';
import type { ReviewDays } from '@/shared/resources/reviews/reviewDays';

export interface ReviewFilters {
  student_id?: number;
  company_id?: number;
  internship_period_id?: number;
  date_from?: string;
  date_to?: string;
  search?: string;
}

/** The reviewer of a desk, and its days. */
export interface Desk {
  user: Viewer & Pick<SessionUser, 'id'>;
  reviewer: Reviewer;
  days: ReviewDays;
}

export const reviewerOf = ({ role }: Viewer): Reviewer =>
  role === 'mentor' ? 'mentor' : 'lecturer';

/**
 * The ids of the user's internships that match the filters. Closed placements take no decisions, so they are
 * included only with their period.
 */
export function ownInternships(db: Database, { user }: Desk, filters: ReviewFilters) {
  const { student_id, internship_period_id, company_id } = filters;
  let rows = db
    .selectFrom('internships')
    .select('internships.id')
    .where(internshipsVisibleTo(user));
  if (student_id !== undefined) rows = rows.where('internships.student_id', '=', student_id);
  rows = inPeriod(rows, internship_period_id);
  if (company_id !== undefined) {
    rows = rows.where('internships.mentor_id', 'in', mentorsOf(db, company_id));
  }
  return rows;
}

/** Limits rows to the period, or to all open placements. */
const inPeriod = <Rows extends { where: (condition: Expression<SqlBool>) => Rows }>(
  rows: Rows,
  id: number | undefined,
): Rows =>
  rows.where(
    id === undefined
      ? sql<SqlBool>`internship_period_id = any(${openPeriods()}) and ${closedByOfEach} is null`
      : sql<SqlBool>`internship_period_id = ${id}`,
  );

/** Whether an activity that matches the filters can be decided on. */
const isUndecidedLeft = ({ user }: Desk, { internship_period_id: id }: ReviewFilters) =>
  id === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`activities.internship_id = any(array(
        select internships.id from internships
        join internship_periods on internship_periods.id = internship_period_id
        where internship_period_id = ${id} and ${internshipsVisibleTo(user)} and ${isOpen()}
      ))`;

const mentorsOf = (db: Database, companyId: number) =>
  db.selectFrom('mentors').select('mentors.id').where('mentors.company_id', '=', companyId);

/** The ids of the user's activities that match the filters, without the search. */
export function ownActivities(db: Database, desk: Desk, filters: ReviewFilters) {
  // An array, not `in`: see belongsToVisible.
  let rows = db
    .selectFrom('activities')
    .select('activities.id')
    .where(
      sql<SqlBool>`activities.internship_id = any(array(${ownInternships(db, desk, filters)}))`,
    );
  const { date_from, date_to } = filters;
  if (date_from !== undefined) rows = rows.where('activities.date', '>=', date_from);
  if (date_to !== undefined) rows = rows.where('activities.date', '<=', date_to);
  return rows;
}

/** The facts by which reviewers can judge an activity. */
export interface Reviewable {
  attended: Expression<SqlBool>;
  handedIn: Expression<SqlBool>;
}

/**
 * Read from the tables. No `exists`, because PostgreSQL would read all logs and requests instead of looking up those of
 * the few activities that are asked about. An approved correction is no press, but makes the day attended.
 */
export const REVIEWABLE: Reviewable = {
  attended: sql<SqlBool>`(
    activities.attendance_time is not null or coalesce((
      select true from attendance_requests
      where attendance_requests.activity_id = activities.id and attendance_requests.state = 'approved'
        and attendance_requests.press = 'in'
      limit 1
    ), false)
  )`,
  handedIn: sql<SqlBool>`coalesce((
    select activity_logs.handed_in_at is not null from activity_logs
    where activity_logs.activity_id = activities.id
  ), false)`,
};

/** Whether an activity has something to review: attendance, or a log that was handed in. */
export const isReviewable = ({ attended, handedIn } = REVIEWABLE) =>
  sql<SqlBool>`(${attended} or ${handedIn})`;

/** Whether the day of an activity has come without a decision of the reviewer. */
export const isDue = (desk: Desk, filters: ReviewFilters) => sql<SqlBool>`(
  ${isUndecidedLeft(desk, filters)}
  and ${sql.ref(`activities.validated_at_by_${desk.reviewer}`)} is null
  and ${sql.ref(`activities.returned_at_by_${desk.reviewer}`)} is null
  and activities.date <= ${desk.days.today}::date
)`;

/** Limits rows to a view. Partial indexes cover activities without a validation and returned ones. */
export function inView(
  view: ReviewView,
  desk: Desk,
  filters: ReviewFilters,
  reviewable = REVIEWABLE,
): Expression<SqlBool> {
  const { reviewer, days } = desk;
  const isLeft = isUndecidedLeft(desk, filters);
  const due = isDue(desk, filters);
  switch (view) {
    case 'waiting':
      return sql<SqlBool>`(${due} and ${isReviewable(reviewable)})`;
    case 'attended':
      return sql<SqlBool>`(${due} and ${reviewable.attended})`;
    case 'handed_in':
      return sql<SqlBool>`(${due} and ${reviewable.handedIn})`;
    case 'overdue':
      return sql<SqlBool>`(
        ${due} and activities.date < ${days.overdueBefore}::date and ${isReviewable(reviewable)}
      )`;
    case 'returned':
      return sql<SqlBool>`(
        ${isLeft} and ${sql.ref(`activities.returned_at_by_${reviewer}`)} is not null
      )`;
    case 'unattended':
      return sql<SqlBool>`(
        ${isLeft} and activities.attendance_time is null
        and activities.date < ${days.firstOpen}::date
      )`;
    case 'done':
      return sql<SqlBool>`${sql.ref(`activities.validated_at_by_${reviewer}`)} is not null`;
    case 'all':
      return sql<SqlBool>`true`;
  }
}

/** Whether an activity waits for the decision of the user, whatever its placement. */
export const waitsFor = ({ user, days }: Omit<Desk, 'reviewer'>): Expression<SqlBool> =>
  inView('waiting', { user, days, reviewer: reviewerOf(user) }, {});

/** Whether an activity was handed in again after a reviewer returned it, and waits for reviewers now. */
export const isResubmitted = sql<SqlBool>`exists (
  select from activity_steps as returned
  join activity_steps as handed_in using (activity_id)
  where activity_id = activities.id and returned.kind = 'returned' and handed_in.kind = 'handed_in'
    and handed_in.id > returned.id
    and activities.returned_at_by_mentor is null and activities.returned_at_by_lecturer is null
)`;
