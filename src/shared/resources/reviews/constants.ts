/** The reviewers of an activity, who decide independently. */
export const REVIEWERS = ['mentor', 'lecturer'] as const;
export type Reviewer = (typeof REVIEWERS)[number];

/** The states of an activity for one reviewer; `waiting` is without a decision. */
export const REVIEW_STATES = ['waiting', 'returned', 'validated'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_DECISIONS = ['validate', 'return', 'undo'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** The views of the review desk. */
export const REVIEW_VIEWS = [
  'waiting',
  'attended',
  'handed_in',
  'returned',
  'overdue',
  'unattended',
  'done',
  'all',
] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** An activity that has waited for more days than these is overdue. */
export const OVERDUE_AFTER_DAYS = 7;

/** The time within which reviewers undo their own decision without a reason. */
export const UNDO_FREELY_SECONDS = 60;

/** The steps in the history of an activity. */
export type StepKind =
  | 'handed_in'
  | 'validated'
  | 'returned'
  | 'validation_undone'
  | 'return_undone';
