import { sql } from 'kysely';
import type { Database } from './database';

/** The number of rows per transaction, which blocks the embedded database. */
const AT_ONCE = 500;

/** Two decimals of a degree: about a kilometre. */
const DECIMALS = 2;

/**
 * Rounds the positions of the periods that have been over for longer than `retentionS`, and returns how many. Several
 * processes may do it at once: each takes rows that the others have not taken.
 */
export async function roundPositions(db: Database, retentionS: number, now: Date): Promise<number> {
  let positions = 0;
  for (const round of [roundActivities, roundEvents]) {
    for (let some = AT_ONCE; some === AT_ONCE; positions += some)
      some = await roundSome(db, now, (trx) => round(trx, retentionS, now));
  }
  return positions;
}

async function roundSome(
  db: Database,
  now: Date,
  round: (trx: Database) => Promise<number>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // One entry says how many: one for each activity would say nothing more.
    await sql`set local simagang.audit = 'off'`.execute(trx);
    const positions = await round(trx);
    if (positions > 0) {
      await trx
        .insertInto('audit_entries')
        .values({
          at: now,
          operation: 'round_positions',
          action: 'purge',
          resource: 'activities',
          new: JSON.stringify({ positions }),
        })
        .execute();
    }
    return positions;
  });
}

/** The activities of the periods that are over, for the `from` of a query. */
const activitiesToRound = (retentionS: number, now: Date) => sql`
  internship_periods
  join internships on internships.internship_period_id = internship_periods.id
    and internship_periods.end_date + 1
      <= (${now}::timestamptz - make_interval(secs => ${retentionS})) at time zone 'UTC'
  join activities on activities.internship_id = internships.id`;

/**
 * The tallies of the activities lock the placements, which everybody else locks first. A placement that somebody holds
 * is left for the next round: waiting for it with its activities locked could be a deadlock.
 */
async function roundActivities(trx: Database, retentionS: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update activities set
      latitude = round(latitude::numeric, ${DECIMALS}),
      longitude = round(longitude::numeric, ${DECIMALS}),
      is_position_rounded = true
    where id in (
      select activities.id from ${activitiesToRound(retentionS, now)}
      where latitude is not null and not is_position_rounded
      limit ${AT_ONCE} for update of activities skip locked for share of internships skip locked
    )
    returning id`.execute(trx);
  return rows.length;
}

/** The distance loses as much: it is rounded to a hundred metres. */
async function roundEvents(trx: Database, retentionS: number, now: Date): Promise<number> {
  const { rows } = await sql`
    update attendance_events set
      latitude = round(latitude::numeric, ${DECIMALS}),
      longitude = round(longitude::numeric, ${DECIMALS}),
      distance = round(distance, -2),
      is_position_rounded = true
    where id in (
      select attendance_events.id from ${activitiesToRound(retentionS, now)}
      join attendance_events on attendance_events.activity_id = activities.id
      where attendance_events.latitude is not null and not attendance_events.is_position_rounded
      limit ${AT_ONCE} for update of attendance_events skip locked
    )
    returning id`.execute(trx);
  return rows.length;
}
