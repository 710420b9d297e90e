import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '@/server/db/anyOf';
import type { Database } from '@/server/db/database';
import { campusMoment } from '@/server/http/campusToday';
import type { Services } from '@/server/services';
import type { VerdictMoment } from '@/server/verdicts/attendanceDays';
import { CERTIFICATE_KINDS } from '@/shared/resources/certificates/constants';
import { certifiedIn, type RecipientsOf, selectReadyIds } from './certificateGaps';

type Counting = Pick<Services, 'db' | 'verdicts' | 'clock' | 'config'>;

/** Changes when a placement of a period is finished, or its finish is taken back. */
export const finishesOf = (periodId: RawBuilder<unknown>) => sql<string>`(
  select concat_ws(' ', count(*), max(finished_at)) from internships
  where internship_period_id = ${periodId} and finished_at is not null
)`;

const finishes = finishesOf(sql.ref('internship_periods.id'));

/**
 * Counts the certificates that can be issued, in each closed period without a count of today, or whose count is older than a
 * change that closing does not prevent.
 */
export async function countReadyCertificates(services: Counting): Promise<void> {
  const moment = campusMoment(services);
  for (const period of await selectUncounted(services.db, moment)) {
    const counted: [RecipientsOf, number[]][] = [];
    for (const kind of CERTIFICATE_KINDS) {
      const of = { kind, internship_period_id: period.id };
      counted.push([of, await selectReadyIds(services, of, moment)]);
    }
    await services.db.transaction().execute(async (trx) => {
      // Earlier certificates are not counted, and later ones wait and are taken off.
      await sql`lock table certificate_tallies in share row exclusive mode`.execute(trx);
      for (const [of, ids] of counted) await storeCount(trx, of, ids, period, moment);
    });
  }
}

/**
 * A number that is older than a change of the rules is stored with theirs of before, so that it is counted again. One that is
 * older than the finish of a placement is not stored.
 */
async function storeCount(
  trx: Database,
  of: RecipientsOf,
  readyIds: readonly number[],
  { closed_at, rules, finished }: { closed_at: string; rules: number; finished: string },
  { now }: VerdictMoment,
): Promise<void> {
  await sql`
    insert into certificate_tallies (internship_period_id, kind, ready, closed_at, rules, counted_at)
    select id, ${of.kind}, (
      select count(*) from unnest(${readyIds}::integer[]) as ready (id) where id not in (${certifiedIn(of)})
    ), closed_at, ${rules}, ${now}
    from internship_periods
    where id = ${of.internship_period_id} and closed_at = ${closed_at}::timestamptz
      and ${finishes} = ${finished}
    on conflict on constraint certificate_tallies_pkey do update
    set ready = excluded.ready, closed_at = excluded.closed_at, rules = excluded.rules,
      counted_at = excluded.counted_at`.execute(trx);
}

/** The number is counted anew each day, because days of a period that was closed early are still to come. */
const selectUncounted = (
  db: Database,
  { today, campusTimeZone }: ReturnType<typeof campusMoment>,
) =>
  db
    .selectFrom('internship_periods')
    .select([
      'id',
      sql<string>`closed_at::text`.as('closed_at'),
      sql<number>`(select changes from attendance_rules)`.as('rules'),
      finishes.as('finished'),
    ])
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

/** Lets the students of periods be counted anew. */
export async function forgetReady(trx: Database, periodIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('certificate_tallies')
    .where('internship_period_id', '=', anyOf(periodIds))
    .where('kind', '=', 'student')
    .execute();
}

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
