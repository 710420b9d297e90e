import { sql } from 'kysely';
import { decidedText, type RequestFacts, requestFacts } from '@/server/placements/requestText';
import { isAskedAgain } from '@/server/resources/attendance-requests/isAskedAgain';
import { addDays } from '@/shared/calendarDays';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

const DAYS = 7;

export const decidedRequests: FollowUp<RequestFacts> = {
  kind: 'decided_requests',
  roles: ['student'],
  title: 'Izin & koreksi sudah diputuskan',
  hint: `Disetujui atau ditolak dalam ${DAYS} hari terakhir, dan belum Anda tandai sudah dibaca.`,
  canSettle: true,
  shownBy: { listAttendanceRequests: 'rows', getAttendanceRequest: 'rows' },
  linkOf: () => paths.attendanceRequests.own.index,
  titleOf: decidedText,
  matters: (scope) => sql`
    select decided.*, concat_ws(' ', first_day, last_day, request_kind, request_state) as subject
    from (
      select attendance_requests.id, internships.company_name as detail, ${requestFacts},
        timezone(${scope.config.campusTimeZone}, attendance_requests.decided_at)::date as since
      from attendance_requests
      join ${openPlacements(scope)} as internships on internships.id = internship_id
      where state in ('approved', 'rejected') and not ${isAskedAgain}
    ) as decided
    where since >= ${addDays(scope.today, -DAYS)}`,
};
