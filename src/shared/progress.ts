import { STEPS, type Stage, type Step } from '@/shared/resources/internships/stages';

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
