import { sql } from 'kysely';
import { paths } from '@/shared/paths';
import type { FollowUp } from '../followUp';
import { openPlacements } from '../openPlacements';

export const returnedReports: FollowUp = {
  kind: 'returned_reports',
  roles: ['student'],
  title: 'Laporan akhir dikembalikan',
  hint: 'Dikembalikan dosen pembimbing untuk Anda perbaiki.',
  page: paths.finalReports.own,
  shownBy: { getFinalReport: 'path' },
  linkOf: ({ id }) => paths.finalReports.ownOf(id),
  matters: (scope) => sql`
    select internships.id, final_reports.title as subject, internships.company_name as detail,
      timezone(${scope.config.campusTimeZone}, decided_at)::date as since
    from final_reports
    join ${openPlacements(scope)} as internships on internships.id = internship_id
    where final_reports.state = 'returned'`,
};
