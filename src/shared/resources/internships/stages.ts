import type { Labels } from '@/shared/constants/labels';
import type { Field } from '@/shared/fields/field';

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

export const stageField = {
  label: 'Tahap',
  type: 'choice',
  choices: STAGE_LABELS,
  tones: {
    placement: 'neutral',
    running: 'info',
    report: 'warning',
    defence: 'warning',
    grade: 'warning',
    certificate: 'warning',
    done: 'success',
    ended: 'neutral',
  },
} as const satisfies Field;

export interface Progress {
  stage: Stage;
  requires_final_report: boolean;
  requires_defence: boolean;
}

/** The steps that a placement has, and the place of the current one among them; after the last, and for those who have left, their number. */
export function progressOf({ stage, requires_final_report, requires_defence }: Progress) {
  const steps = STEPS.filter(
    (step: Step) =>
      (step !== 'report' || requires_final_report) && (step !== 'defence' || requires_defence),
  );
  const current = stage === 'done' || stage === 'ended' ? steps.length : steps.indexOf(stage);
  return { steps, current };
}
