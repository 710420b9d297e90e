/** The steps of a placement, in their order; 'done' comes after the last. */
export const STEPS = ['placement', 'running', 'report', 'defence', 'grade', 'certificate'] as const;
export type Step = (typeof STEPS)[number];

export const STAGES = [...STEPS, 'done'] as const;
/** The step that a placement is at. */
export type Stage = (typeof STAGES)[number];
