import { type Expression, type SqlBool, sql } from 'kysely';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { belongsToVisible } from '@/server/resources/internships/internshipAccess';

/** A card shows a few; the list of activities has them all. */
const SHOWN = 5;

/** Activities without a validation are open; returned ones stay open for the reviewer who returned them. */
const IS_OPEN = sql<SqlBool>`(
  activities.validated_at_by_mentor is null and activities.validated_at_by_lecturer is null
)`;

/** Activities of a closed period cannot change. */
const IS_CHANGEABLE = sql<SqlBool>`exists (
  select from internships
  join internship_periods on internship_periods.id = internships.internship_period_id
  where internships.id = activities.internship_id and internship_periods.closed_at is null
)`;

/** Activities that a student should look at. Before `firstOpen`, attendance is over. */
export async function selectAttention(
  db: Database,
  user: SessionUser,
  { internshipId, firstOpen }: { internshipId: number | undefined; firstOpen: string },
) {
  async function listOf(condition: Expression<SqlBool>) {
    let rows = db
      .selectFrom('activities')
      .where(belongsToVisible('activities.internship_id', user))
      .where(IS_CHANGEABLE)
      .where(condition);
    if (internshipId !== undefined) {
      rows = rows.where('activities.internship_id', '=', internshipId);
    }
    const activities = await rows
      .select([
        'activities.id',
        'activities.internship_id',
        'activities.name',
        'activities.date',
        sql<number>`(count(*) over ())::integer`.as('total'),
      ])
      .orderBy('activities.date', 'desc')
      .orderBy('activities.start_time', 'desc')
      .orderBy('activities.id', 'desc')
      .limit(SHOWN)
      .execute();
    return {
      total: activities[0]?.total ?? 0,
      activities: activities.map(({ total: _, ...activity }) => activity),
    };
  }

  const isOver = sql<SqlBool>`activities.date < ${firstOpen}::date`;
  return {
    returned: await listOf(sql<SqlBool>`(
      activities.returned_at_by_mentor is not null or activities.returned_at_by_lecturer is not null
    )`),
    without_log: await listOf(sql<SqlBool>`(${isOver} and ${IS_OPEN} and not exists (
      select from activity_logs
      where activity_logs.activity_id = activities.id and activity_logs.handed_in_at is not null
    ))`),
    without_attendance: await listOf(
      sql<SqlBool>`(${isOver} and ${IS_OPEN} and activities.attendance_time is null)`,
    ),
  };
}
