import { type Id, segment } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const finalReportRecords = {
  final_reports: {
    name: 'laporan akhir',
    title: 'Laporan Akhir',
    tag: 'FinalReport',
    history: null,
    imported: null,
    views: 'finalReports',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const finalReportPaths = {
  index: '/final-reports',
  /** The reports that wait for a decision. */
  sent: '/final-reports?state=sent',
  show: (id: Id) => `/final-reports/${segment(id)}`,
  /** The page of the student who is logged in. */
  own: '/student/final-report',
  /** The own report of one of the placements. */
  ownOf: (internshipId: number) => `/student/final-report?internship=${internshipId}`,
} as const;
