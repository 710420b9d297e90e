import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { NotificationType } from '../notification';
import { notify } from '../notify';
import type { PeriodDates } from '../periodDates';

/** The request is gone, so the news are about its period. */
export const lostRequests: NotificationType<PeriodDates> = {
  kind: 'lost_requests',
  roles: ['student'],
  title: 'Ajakan pengajuan tempat yang batal',
  isMailed: true,
  isDetailMailed: true,
  namesDay: true,
  facts: () => sql`
    select start_date, end_date from internship_periods
    where internship_periods.id = news.matter_id and internship_periods.closed_at is null`,
  titleOf: () => 'Ajakan pengajuan tempat bersama batal karena akun pengajunya dihapus',
  detailOf: ({ start_date, end_date }) => `Periode ${formatPeriod(start_date, end_date)}`,
  linkOf: () => paths.placementRequests.own.index,
};

/** Tells those who have not answered yet, before the requests of this account go with it. */
export async function notifyRequestsLost(trx: Database, userId: number, now: Date): Promise<void> {
  const recipients = sql`
    select distinct students.user_id, internship_period_id as matter_id, null::text as detail
    from placement_requests
    join students spokesperson on spokesperson.id = placement_requests.student_id
    join internship_periods on internship_periods.id = internship_period_id
    join placement_request_members on request_id = placement_requests.id and answer = 'asked'
    join students on students.id = placement_request_members.student_id
    where spokesperson.user_id = ${userId} and closed_at is null`;
  await notify(trx, 'lost_requests', recipients, now);
}
