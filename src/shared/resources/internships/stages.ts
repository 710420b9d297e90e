import type { Labels } from '@/shared/constants/labels';

/** The steps of a placement, in their order; 'done' comes after the last, and 'ended' is for those who have left. */
export const STEPS = ['placement', 'running', 'report', 'defence', 'grade', 'certificate'] as const;
export type Step = (typeof STEPS)[number];

export const STAGES = [...STEPS, 'done', 'ended'] as const;
/** The step that a placement is at. */
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS = {
  placement: 'Penempatan',
  running: 'Berjalan',
  report: 'Laporan',
  defence: 'Ujian',
  grade: 'Nilai',
  certificate: 'Sertifikat',
  done: 'Selesai',
  ended: 'Berakhir',
} as const satisfies Labels<Stage>;
