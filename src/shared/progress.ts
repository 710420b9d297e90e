import { STAGES, STEPS, type Stage, type Step } from './constants/stages';

export interface Progress {
  stage: Stage;
  requires_final_report: boolean;
  requires_defence: boolean;
}

export type StepState = 'done' | 'current' | 'open';

/** The steps of a placement in their order, without the ones that its period does not require. */
export function stepsOf({ stage, requires_final_report, requires_defence }: Progress) {
  const isRequired = (step: Step) =>
    (step !== 'report' || requires_final_report) && (step !== 'defence' || requires_defence);
  const reached = STAGES.indexOf(stage);
  return STEPS.filter(isRequired).map((step): { step: Step; state: StepState } => {
    const place = STAGES.indexOf(step);
    return { step, state: place < reached ? 'done' : place === reached ? 'current' : 'open' };
  });
}
