import { sql } from 'kysely';
import { shortDate } from '@/server/lists/dateText';
import { isAskedAgain } from '@/server/resources/attendance-requests/isAskedAgain';
import { addDays } from '@/shared/calendarDays';
import { REQUEST_KIND_LABELS, REQUEST_STATE_LABELS } from '@/shared/constants/labels';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

const DAYS = 7;

const kindLabel = sql`case attendance_requests.kind ${sql.join(
  Object.entries(REQUEST_KIND_LABELS).map(
    ([kind, label]) => sql`when ${sql.lit(kind)} then ${sql.lit(label)}`,
  ),
  sql` `,
)} end`;

const outcome = sql`case attendance_requests.state
  when 'approved' then ${sql.lit(REQUEST_STATE_LABELS.approved.toLowerCase())}
  else ${sql.lit(REQUEST_STATE_LABELS.rejected.toLowerCase())} end`;

const [firstDay, lastDay] = (['start_date', 'end_date'] as const).map((column) =>
  shortDate(sql.ref(`attendance_requests.${column}`)),
);

const days = sql`${firstDay} || case
  when attendance_requests.end_date > attendance_requests.start_date then ' s/d ' || ${lastDay}
  else '' end`;

export const decidedRequests: FollowUp = {
  kind: 'decided_requests',
  roles: ['student'],
  title: 'Pengajuan sudah diputuskan',
  hint: `Disetujui atau ditolak dalam ${DAYS} hari terakhir, dan belum Anda tandai sudah dibaca.`,
  canSettle: true,
  matters: (scope) => sql`
    select decided.id, title, company_name as detail, since, '/student/requests' as link
    from (
      select attendance_requests.id, internships.company_name,
        ${kindLabel} || ' untuk ' || ${days} || ' ' || ${outcome} as title,
        timezone(${scope.config.campusTimeZone}, attendance_requests.decided_at)::date as since
      from attendance_requests
      join ${openPlacements(scope)} as internships on internships.id = internship_id
      where state in ('approved', 'rejected') and not ${isAskedAgain}
    ) as decided
    where since >= ${addDays(scope.today, -DAYS)}`,
};
