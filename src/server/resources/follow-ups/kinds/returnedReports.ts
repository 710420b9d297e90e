import { sql } from 'kysely';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const returnedReports: FollowUp = {
  kind: 'returned_reports',
  roles: ['student'],
  title: 'Laporan akhir dikembalikan',
  hint: 'Dikembalikan dosen pembimbing untuk Anda perbaiki.',
  page: '/student/final-report',
  shownBy: { getFinalReport: 'path' },
  matters: (scope) => sql`
    select internships.id, final_reports.title, internships.company_name as detail,
      timezone(${scope.config.campusTimeZone}, decided_at)::date as since,
      '/student/final-report?internship=' || internships.id as link
    from final_reports
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where final_reports.state = 'returned'`,
};
