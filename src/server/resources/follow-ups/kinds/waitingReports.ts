import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const waitingReports: FollowUp = {
  kind: 'waiting_reports',
  roles: ['lecturer'],
  title: 'Laporan akhir menunggu diperiksa',
  hint: 'Dikirim mahasiswa bimbingan Anda dan belum diperiksa.',
  page: paths.finalReports.sent,
  shownBy: { getFinalReport: 'path' },
  linkOf: ({ id }) => paths.finalReports.show(id),
  matters: (scope) => sql`
    select internships.id, student_name as subject, detail,
      timezone(${scope.config.campusTimeZone}, final_reports.sent_at)::date as since
    from final_reports
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where final_reports.state = 'sent'`,
};
