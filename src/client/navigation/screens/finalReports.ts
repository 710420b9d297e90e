import type { Id } from '@/shared/addresses';
import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const finalReportScreens = {
  'final-reports.index': {
    path: paths.finalReports.index,
    title: 'Laporan Akhir',
    roles: PERMISSIONS.readGuidance,
  },
  'final-reports.show': {
    path: paths.finalReports.show(':id'),
    title: 'Detail Laporan Akhir',
    roles: PERMISSIONS.readGuidance,
    parent: 'final-reports.index',
  },
} as const satisfies Screens;

export const finalReportRecordPages = {
  final_reports: {
    list: 'final-reports.index',
    listed: 'listFinalReports',
    order: 'student_name',
    // The page of a report is named by its placement, and so is the report in the finder.
    urlOf: (id: Id, internshipId: number | null) => paths.finalReports.show(internshipId ?? id),
  },
} as const satisfies RecordPages;

export const myFinalReportScreens = {
  'student.final-report': {
    path: paths.finalReports.own,
    title: 'Laporan Akhir',
    roles: PERMISSIONS.studentPages,
  },
} as const satisfies Screens;
