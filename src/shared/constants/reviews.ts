/** Who reviews an activity; each decides for themself. */
export const REVIEWERS = ['mentor', 'lecturer'] as const;
export type Reviewer = (typeof REVIEWERS)[number];

/** What a reviewer has decided on an activity: `waiting` is nothing yet. */
export const REVIEW_STATES = ['waiting', 'returned', 'validated'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const REVIEW_DECISIONS = ['validate', 'return', 'undo'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** The views of the desk. */
export const REVIEW_VIEWS = [
  'waiting',
  'returned',
  'overdue',
  'unattended',
  'done',
  'all',
] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** An activity that has waited for more days than these is overdue. */
export const OVERDUE_AFTER_DAYS = 7;

/** For so long, a reviewer takes back what they have just decided without saying why. */
export const UNDO_FREELY_SECONDS = 60;

/** What happens to an activity. */
export type StepKind =
  | 'handed_in'
  | 'validated'
  | 'returned'
  | 'validation_undone'
  | 'return_undone';
