import type { LargeBodies } from '@/server/contract/registerContract';
import { REPORT_MAX_BYTES } from '@/shared/resources/final-reports/constants';

export const FINAL_REPORT_BODIES: LargeBodies = {
  createFinalReportVersion: { file: REPORT_MAX_BYTES },
};
