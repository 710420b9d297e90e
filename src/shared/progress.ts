import { STEPS, type Stage, type Step } from './constants/stages';

export interface Progress {
  stage: Stage;
  requires_final_report: boolean;
  requires_defence: boolean;
}

/** The steps that a placement has, and the place of the current one among them; after the last, their number. */
export function progressOf({ stage, requires_final_report, requires_defence }: Progress) {
  const steps = STEPS.filter(
    (step: Step) =>
      (step !== 'report' || requires_final_report) && (step !== 'defence' || requires_defence),
  );
  return { steps, current: stage === 'done' ? steps.length : steps.indexOf(stage) };
}
