import type { Resource } from '@/server/resources/resource';
import { FINAL_REPORT_BODIES } from './finalReportBodies';
import { findFinalReports } from './finalReportFinder';
import { finalReportHandlers } from './finalReportHandlers';
import { finalReportPersonalData } from './finalReportPersonalData';

export const finalReports = {
  handlers: finalReportHandlers,
  finders: { final_reports: findFinalReports },
  personalData: finalReportPersonalData,
  largeBodies: FINAL_REPORT_BODIES,
} as const satisfies Resource;
