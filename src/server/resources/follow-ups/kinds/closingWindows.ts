import { sql } from 'kysely';
import { isPlacedIn } from '@/server/placements/isPlacedIn';
import { addDays } from '@/shared/calendarDays';
import { formatDate, formatPeriod } from '@/shared/format';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';

const DAYS = 7;

export const closingWindows: FollowUp<{ start_date: string; end_date: string }> = {
  kind: 'closing_windows',
  roles: ['student'],
  title: 'Masa pengajuan segera ditutup',
  hint: `Ditutup dalam ${DAYS} hari, dan Anda belum mengirim pengajuan tempat.`,
  page: paths.placementRequests.own.index,
  canSettle: true,
  titleOf: ({ subject: openUntil }) => `Ajukan paling lambat ${formatDate(openUntil)}`,
  detailOf: ({ start_date, end_date }) => formatPeriod(start_date, end_date),
  matters: ({ user, today }) => sql`
    select internship_periods.id,
      open_until::text as subject, internship_periods.start_date, internship_periods.end_date,
      greatest(open_from, open_until - ${DAYS}::integer) as since
    from placement_windows
    join internship_periods on internship_periods.id = placement_windows.internship_period_id
    where closed_at is null
      and open_from <= ${today}::date and open_until between ${today}::date and ${addDays(today, DAYS)}::date
      and not ${isPlacedIn(sql.val(user.profileId), sql.ref('internship_periods.id'))}
      and not exists (
        select from placement_request_members
        join placement_requests on placement_requests.id = request_id
        where placement_request_members.student_id = ${user.profileId} and answer = 'agreed'
          and placement_requests.internship_period_id = internship_periods.id
          and state in ('sent', 'incomplete', 'accepted')
      )`,
};
