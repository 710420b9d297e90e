import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import type { Services } from '@/server/services';
import { CERTIFICATE_KINDS } from '@/shared/constants/certificates';
import { type RecipientsOf, readyIn } from './certificateGaps';

type Counting = Pick<Services, 'db' | 'clock' | 'config'>;

/**
 * Counts the certificates that can be issued, in each closed period without a count of today, or whose count is older than a
 * change that closing does not prevent.
 */
export async function countReadyCertificates({ db, clock, config }: Counting): Promise<void> {
  const moment = campusMoment({ clock, config });
  const { now } = moment;
  for (const { id } of await selectUncounted(db, moment)) {
    const counts = CERTIFICATE_KINDS.map((kind) => {
      const ready = readyIn({ kind, internship_period_id: id }, moment);
      return sql`select ${kind} as kind, count(*)::integer as ready from (${ready}) as recipients`;
    });
    await db.transaction().execute(async (trx) => {
      // Earlier certificates are counted, and later ones wait.
      await sql`lock table certificate_tallies in share row exclusive mode`.execute(trx);
      await sql`
        insert into certificate_tallies (internship_period_id, kind, ready, closed_at, rules, counted_at)
        select id, kind, ready, closed_at, attendance_rules.changes, ${now}
        from internship_periods cross join attendance_rules cross join (${sql.join(counts, sql` union all `)}) as counts
        where id = ${id} and closed_at is not null
        on conflict on constraint certificate_tallies_pkey do update
        set ready = excluded.ready, closed_at = excluded.closed_at, rules = excluded.rules,
          counted_at = excluded.counted_at`.execute(trx);
    });
  }
}

/** The number is counted anew each day, because days of a period that was closed early are still to come. */
const selectUncounted = (
  db: Database,
  { today, campusTimeZone }: ReturnType<typeof campusMoment>,
) =>
  db
    .selectFrom('internship_periods')
    .select('id')
    .where('closed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificate_tallies')
            .whereRef('internship_period_id', '=', 'internship_periods.id')
            .whereRef('certificate_tallies.closed_at', '=', 'internship_periods.closed_at')
            .where('rules', '=', (eb) => eb.selectFrom('attendance_rules').select('changes'))
            .where(sql<boolean>`timezone(${campusTimeZone}, counted_at)::date = ${today}`),
        ),
      ),
    )
    .orderBy('id')
    .execute();

/** Takes those who have got their first certificate off the number. */
export async function takeOffReady(
  trx: Database,
  { kind, internship_period_id }: RecipientsOf,
  issued: number,
): Promise<void> {
  await sql`
    update certificate_tallies set ready = greatest(0, ready - ${issued}::integer)
    where internship_period_id = ${internship_period_id} and kind = ${kind}`.execute(trx);
}
