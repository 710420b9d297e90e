import type { Labels } from '@/shared/constants/labels';

/** A report before its first version is missing. */
export const FINAL_REPORT_STATES = ['missing', 'sent', 'returned', 'accepted'] as const;
export type FinalReportState = (typeof FINAL_REPORT_STATES)[number];

export const FINAL_REPORT_STATE_LABELS = {
  missing: 'Belum ada',
  sent: 'Menunggu diperiksa',
  returned: 'Dikembalikan',
  accepted: 'Diterima',
} as const satisfies Labels<FinalReportState>;

export type StoredReportState = Exclude<FinalReportState, 'missing'>;

export const REPORT_TITLE_MAX = 300;
export const REPORT_COMMENT_MIN = 3;
export const REPORT_COMMENT_MAX = 2000;
export const REPORT_MAX_BYTES = 20 * 1024 * 1024;
export const REPORT_VERSIONS_MAX = 20;
