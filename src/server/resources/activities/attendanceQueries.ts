import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { SessionUser } from '@/server/auth/sessionUser';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import type { ActivityUpdate, NewAttendanceEvent } from '@/server/db/tables';
import { closedBy } from '@/server/placements/closedBy';
import { zoneOfActivity } from '@/server/placements/defaultPlaces';
import { belongsToVisible } from '@/server/placements/internshipAccess';
import { isOwnDay } from '@/server/placements/placedDays';
import { requiresCheckOut } from '@/server/resources/internship-periods/periodRules';
import type { LatePress } from '@/shared/resources/attendance-requests/constants';

/**
 * Locks the activity, so that of two presses at the same moment one is the first. Its placement and period come before it,
 * as in `lockInternshipsOf`: they are not closed before the transaction ends.
 */
export async function lockForAttendance(trx: Database, user: SessionUser, id: number) {
  return trx
    .selectFrom('activities')
    .innerJoin('internships', 'internships.id', 'activities.internship_id')
    .innerJoin('internship_periods', 'internship_periods.id', 'internships.internship_period_id')
    .select([
      'activities.internship_id',
      'activities.date',
      'activities.start_time',
      'activities.end_time',
      'activities.attendance_time',
      'activities.left_at',
      sql<boolean>`num_nulls(
        activities.validated_at_by_mentor, activities.validated_at_by_lecturer
      ) = 0`.as('is_frozen'),
      closedBy().as('closed_by'),
    ])
    .select([zoneOfActivity.as('time_zone'), requiresCheckOut.as('requires_check_out')])
    .select(isOwnDay(sql.ref('activities.date')).as('is_placed'))
    .where('activities.id', '=', id)
    .where(belongsToVisible('activities.internship_id', user))
    .forShare('internships')
    .forKeyShare('internship_periods')
    .forNoKeyUpdate('activities')
    .executeTakeFirst();
}

/** The press with this ID: an event, or the request that it has become. */
export async function selectKnownPress(db: Database, deviceEventId: string) {
  return db
    .selectFrom('attendance_events')
    .select([
      sql<number | null>`activity_id`.as('activity_id'),
      sql<LatePress | null>`null`.as('late_press'),
    ])
    .where('device_event_id', '=', deviceEventId)
    .unionAll((eb) =>
      eb
        .selectFrom('attendance_requests')
        .select(['activity_id', 'late_press'])
        .where('device_event_id', '=', deviceEventId),
    )
    .executeTakeFirst();
}

/** Undefined if an event with this ID exists. */
export async function insertEvent(db: Database, event: NewAttendanceEvent) {
  return db
    .insertInto('attendance_events')
    .values(event)
    .onConflict((conflict) => conflict.column('device_event_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function setAttendance(
  db: Database,
  id: number,
  attendance: Pick<
    ActivityUpdate,
    | 'attendance_time'
    | 'latitude'
    | 'longitude'
    | 'is_position_rounded'
    | 'position_verdict'
    | 'left_at'
  >,
) {
  await db.updateTable('activities').set(attendance).where('id', '=', id).execute();
}

/** When a press counts: at the time that a reviewer has entered or a device has claimed later, otherwise at its receipt. */
export const pressedAt = sql<Date>`coalesce(attendance_events.claimed_at, attendance_events.received_at)`;

/** A recorded press precedes an entered one at the same instant (docs/decisions/0066). */
export const isEntered = sql<boolean>`(
  attendance_events.claimed_at is not null and not attendance_events.is_queued
)`;

/** Whole minutes between a press that waited on its device and its arrival. */
const arrivedLateMinutes = sql<number | null>`case when attendance_events.is_queued then floor(
  date_part('epoch', attendance_events.received_at - attendance_events.claimed_at) / 60
)::integer end`;

const selectEvents = (db: Database) =>
  db
    .selectFrom('attendance_events')
    .select([
      'attendance_events.id',
      'attendance_events.kind',
      'attendance_events.received_at',
      'attendance_events.device_time',
      'attendance_events.latitude',
      'attendance_events.longitude',
      'attendance_events.accuracy',
      'attendance_events.is_position_rounded',
      'attendance_events.distance',
      'attendance_events.verdict',
      'attendance_events.reason',
      'attendance_events.reason_note',
      'attendance_events.actor_name',
      'attendance_events.actor_role',
      'attendance_events.claimed_at',
      arrivedLateMinutes.as('arrived_late_minutes'),
      'attendance_events.clock_doubt',
      'attendance_events.voided_at',
      'attendance_events.voided_by_name',
      'attendance_events.voided_by_role',
      'attendance_events.void_reason',
    ])
    .select((eb) =>
      eb
        .case()
        .when('place_name', 'is not', null)
        .then(
          jsonBuildObject({
            name: eb.ref('place_name').$notNull(),
            latitude: eb.ref('place_latitude').$notNull(),
            longitude: eb.ref('place_longitude').$notNull(),
            radius: eb.ref('place_radius').$notNull(),
          }),
        )
        .end()
        .as('place'),
    );

export async function selectAttendanceEvents(db: Database, activityId: number) {
  return selectEvents(db)
    .where('activity_id', '=', activityId)
    .orderBy(pressedAt)
    .orderBy('attendance_events.id')
    .execute();
}

/** The events of several activities, oldest first. */
export async function selectEventsOf(db: Database, activityIds: readonly number[]) {
  return selectEvents(db)
    .select('activity_id')
    .where('activity_id', '=', anyOf(activityIds))
    .orderBy(pressedAt)
    .orderBy('attendance_events.id')
    .execute();
}

/** The check-in that counts of each activity, by the activity's ID. */
export async function selectFirstCheckIns(db: Database, activityIds: readonly number[]) {
  const rows = await selectEvents(db)
    .select('activity_id')
    .distinctOn('activity_id')
    .where('kind', '=', 'in')
    .where('activity_id', 'in', activityIds)
    .where('voided_at', 'is', null)
    .orderBy('activity_id')
    .orderBy(pressedAt)
    .orderBy(isEntered)
    .orderBy('attendance_events.id')
    .execute();
  return new Map(rows.map(({ activity_id, ...event }) => [activity_id, event]));
}
