import { sql } from 'kysely';
import { campusMoment } from '@/server/http/campusToday';
import type { Services } from '@/server/services';
import { zonedTime } from '@/shared/zonedTime';
import { DIGEST } from './kinds/digestMail';
import { DEFAULT_DIGEST_HOUR } from './mailChannels';
import { isWorkingDay } from './workingDays';

/** The people of one round. The others follow in the next rounds, so that other mails wait for seconds at most. */
const AT_ONCE = 300;
const DAY_MS = 24 * 60 * 60_000;
/** Digests without anything to say only have to last until the end of their day, wherever the clock jumps. */
const CANCELLED_KEPT_MS = 2 * DAY_MS;

/**
 * Queues the digest of today for people whose hour has come. Its matter is the day: a person gets one, in any number of
 * processes. On days off it is cancelled at once, so that the next rounds leave these people out.
 */
export async function queueDigests({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const { now, today } = campusMoment({ clock, config });
  const hour = Number(zonedTime(now, config.campusTimeZone).time.slice(0, 2));
  // One that a process sends at this moment has a lease.
  await sql`
    update mails set state = 'cancelled', finished_at = ${now}
    where state = 'waiting' and kind = ${DIGEST} and matter < ${today} and next_attempt_at <= ${now}
  `.execute(db);
  const works = isWorkingDay({ id: sql.ref('due.id'), day: sql`${today}::date` });
  await sql`
    insert into mails (user_id, kind, matter, state, created_at, next_attempt_at, finished_at)
    select id, ${DIGEST}, ${today}, case when works then 'waiting' else 'cancelled' end, ${now}, ${now},
      case when not works then ${now}::timestamptz end
    from (
      select due.id, ${works} as works from (
        select users.id from users
        where is_active and email_confirmed_at is not null and email_refused_at is null
          and coalesce(
            (select digest_hours.hour from digest_hours where digest_hours.user_id = users.id),
            ${DEFAULT_DIGEST_HOUR}
          ) <= ${hour}
          and not exists (
            select from mails
            where mails.user_id = users.id and mails.kind = ${DIGEST} and mails.matter = ${today}
          )
        -- Two processes insert in the same order.
        order by users.id limit ${AT_ONCE}
      ) as due
    ) as people
    order by id
    on conflict do nothing`.execute(db);
}

export async function deleteCancelledDigests({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('kind', '=', DIGEST)
    .where('state', '=', 'cancelled')
    .where('created_at', '<', new Date(clock().getTime() - CANCELLED_KEPT_MS))
    .execute();
}
