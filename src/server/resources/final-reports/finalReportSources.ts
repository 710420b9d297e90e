import { sql } from 'kysely';
import { listBy } from '@/server/lists/sources';
import type { FinalReportState } from '@/shared/resources/final-reports/constants';
import { finalReportListed } from '@/shared/resources/final-reports/finalReportFields';

export const REPORT_STATE = sql<FinalReportState>`coalesce(reports.state, 'missing')`;
export const VERSION_COUNT = sql<number>`coalesce(reports.versions, 0)`;

export const finalReportSources = listBy(finalReportListed, {
  student_name: 'internships.student_name',
  nim: 'internships.student_nim',
  company_name: 'internships.company_name',
  lecturer_name: 'lecturer_users.name',
  title: 'reports.title',
  versions: { value: VERSION_COUNT },
  state: { value: REPORT_STATE },
});
