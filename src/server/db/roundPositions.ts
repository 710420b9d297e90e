import { sql } from 'kysely';
import type { Database } from './database';

/** The number of rows per transaction, which blocks the embedded database. */
const AT_ONCE = 500;

/** Two decimals of a degree: about a kilometre. */
const DECIMALS = 2;

/**
 * Rounds the positions of the periods that have been over for longer than `retentionS`. Several processes may do it
 * at once: each takes activities that the others have not taken.
 */
export async function roundPositions(db: Database, retentionS: number, now: Date): Promise<number> {
  for (let rounded = 0; ; ) {
    const some = await roundSome(db, retentionS, now);
    rounded += some;
    if (some < AT_ONCE) return rounded;
  }
}

async function roundSome(db: Database, retentionS: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // One entry says how many: one for each activity would say nothing more.
    await sql`set local simagang.audit = 'off'`.execute(trx);
    const { rows } = await sql`
      update activities set
        latitude = round(latitude::numeric, ${DECIMALS}),
        longitude = round(longitude::numeric, ${DECIMALS}),
        is_position_rounded = true
      where id in (
        select activities.id
        from internship_periods
        join internships on internships.internship_period_id = internship_periods.id
        join activities on activities.internship_id = internships.id
        where internship_periods.end_date + 1
            <= (${now}::timestamptz - make_interval(secs => ${retentionS})) at time zone 'UTC'
          and latitude is not null and not is_position_rounded
        limit ${AT_ONCE} for update of activities skip locked
      )
      returning id`.execute(trx);
    if (rows.length > 0) {
      await trx
        .insertInto('audit_entries')
        .values({
          at: now,
          operation: 'round_positions',
          action: 'purge',
          resource: 'activities',
          new: JSON.stringify({ positions: rows.length }),
        })
        .execute();
    }
    return rows.length;
  });
}
