import type { Review } from '@/client/api/api';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/resources/reviews/constants';
import type { DecidedMany } from './decidedMany';
import type { Left, Overlay, Pending } from './overlay';
import type { Unsent, UnsentDecisions } from './unsent';

export type Direction = 1 | -1;

/** A decision that the bar offers to undo. */
export type Recent = {
  number: number;
  ids: readonly number[];
  decision: Exclude<ReviewDecision, 'undo'>;
  /** The text for the decided activities. */
  label: string;
  /** Details of a single activity. */
  single: Single | null;
};

export type Single = { id: number; label: string; from: ReviewState } & Pick<
  Pending,
  'undecidedViews'
>;

/** Validations that can only be undone with a reason. */
export type Unexplained = { ids: readonly number[]; label: string };

/** The row to focus, null for the first one; a new object per request. */
export type FocusRequest = { id: number | null };

export type DeskState = {
  /** The view and filters that the selection belongs to. */
  shown: string;
  /** The stop of the tab key, where j and k start. */
  currentId: number | null;
  focus: FocusRequest | null;
  selected: ReadonlySet<number>;
  /** Where a range of selected rows starts. */
  anchorId: number | null;
  openIds: ReadonlySet<number>;
  returningId: number | null;
  overlay: Overlay;
  left: Left;
  unsent: UnsentDecisions;
  /** The latest decisions, last one first. */
  recent: readonly Recent[];
  unexplained: Unexplained | null;
};

export type DeskAction =
  | { type: 'show'; shown: string }
  | { type: 'point'; id: number }
  | { type: 'goTo'; id: number | null }
  | { type: 'select'; ids: readonly number[]; isSelected: boolean }
  | { type: 'selectOnly'; ids: readonly number[] }
  | { type: 'toggleSelected'; id: number }
  | { type: 'selectRange'; rows: readonly Review[]; by: Direction }
  | { type: 'toggleOpen'; id: number }
  | { type: 'startReturn'; id: number }
  | { type: 'cancelReturn'; id: number }
  | {
      type: 'decide';
      number: number;
      decision: ReviewDecision;
      single: Single;
      state: ReviewState;
      rows: readonly Review[];
      view: ReviewView;
    }
  | {
      type: 'answer';
      number: number;
      id: number;
      state: ReviewState;
      isDone: boolean;
      unsent: Unsent | null;
    }
  | { type: 'fail'; number: number; id: number; unsent: Unsent }
  | DecidedMany
  | { type: 'markMany'; ids: readonly number[]; unsent: Unsent }
  | { type: 'dismiss'; id: number; nextId: number | null }
  | { type: 'settle' }
  | { type: 'remember'; recent: Recent }
  | { type: 'forget'; number: number }
  | { type: 'askWhy'; unexplained: Unexplained | null };

export const NEW_DESK: DeskState = {
  shown: '',
  currentId: null,
  focus: null,
  selected: new Set(),
  anchorId: null,
  openIds: new Set(),
  returningId: null,
  overlay: new Map(),
  left: new Map(),
  unsent: new Map(),
  recent: [],
  unexplained: null,
};
