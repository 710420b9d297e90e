import type { Review } from '@/client/api/api';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/resources/reviews/constants';
import { type DecidedMany, decidedMany } from './decidedMany';
import { isInView, type Left, type Overlay, type Pending } from './overlay';
import { type Unsent, type UnsentDecisions, withUnsent } from './unsent';

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

const goTo = (state: DeskState, id: number | null): DeskState => ({
  ...state,
  currentId: id,
  focus: { id },
});

const withSelected = (
  selected: ReadonlySet<number>,
  ids: readonly number[],
  isSelected: boolean,
) => {
  const next = new Set(selected);
  for (const id of ids) {
    if (!isSelected) next.delete(id);
    else if (next.size < REVIEW_SELECTION_MAX) next.add(id);
  }
  return next;
};

const withPending = (overlay: Overlay, id: number, pending: Pending): Overlay =>
  new Map(overlay).set(id, pending);

const without = (recent: readonly Recent[], number: number) =>
  recent.filter((one) => one.number !== number);

function selectRange(state: DeskState, rows: readonly Review[], by: Direction): DeskState {
  const at = rows.findIndex(({ id }) => id === state.currentId);
  const current = rows[at];
  if (!current) return state;
  const next = rows[at + by] ?? current;
  const anchor = rows.find(({ id }) => id === state.anchorId) ?? current;
  const [first = 0, last = 0] = [rows.indexOf(anchor), rows.indexOf(next)].sort((a, b) => a - b);
  const range = rows.slice(first, last + 1).map(({ id }) => id);
  // Back towards the anchor, the range gets smaller.
  const kept = range.includes(current.id)
    ? state.selected
    : withSelected(state.selected, [current.id], false);
  const selected = withSelected(kept, range, true);
  return { ...goTo(state, next.id), anchorId: anchor.id, selected };
}

type Decide = Extract<DeskAction, { type: 'decide' }>;

/** Moves on to the next row, or from the last row to the previous one. */
function leave(state: DeskState, { single: { id }, rows, ...action }: Decide): DeskState {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return state;
  const following = rows[at + 1] ?? null;
  const next = following ?? rows[at - 1] ?? null;
  const left = isInView(action.state, action.view)
    ? state.left
    : new Map(state.left).set(id, { row, nextId: following?.id ?? null });
  return { ...goTo(state, next?.id ?? null), left };
}

function decide(state: DeskState, action: Decide): DeskState {
  const { number, decision, single } = action;
  const { id } = single;
  const unsent = withUnsent(state.unsent, id, null);
  const pending = state.overlay.get(id);
  const overlay = withPending(state.overlay, id, {
    number,
    state: action.state,
    counted: pending?.counted ?? single.from,
    undecidedViews: pending?.undecidedViews ?? single.undecidedViews,
  });
  if (decision !== 'undo') {
    return {
      ...leave(state, action),
      overlay,
      unsent,
      returningId: null,
      selected: withSelected(state.selected, [id], false),
    };
  }
  const moved = isInView(action.state, action.view) ? goTo(state, id) : leave(state, action);
  return {
    ...moved,
    overlay,
    unsent,
    recent: state.recent.filter(({ single: other }) => other?.id !== id),
  };
}

/** Applies the answer of the server with its counts; a later decision on the row stays. */
function answer(state: DeskState, action: Extract<DeskAction, { type: 'answer' }>): DeskState {
  const { number, id } = action;
  const pending = state.overlay.get(id);
  const isLater = pending !== undefined && pending.number !== number;
  return {
    ...state,
    unsent: isLater ? state.unsent : withUnsent(state.unsent, id, action.unsent),
    overlay: pending
      ? withPending(state.overlay, id, {
          ...pending,
          counted: action.state,
          state: pending.number === number ? action.state : pending.state,
        })
      : state.overlay,
    recent: action.isDone ? state.recent : without(state.recent, number),
  };
}

type Fail = Extract<DeskAction, { type: 'fail' }>;

function fail(state: DeskState, { number, id, unsent }: Fail): DeskState {
  const pending = state.overlay.get(id);
  const isLatest = pending?.number === number;
  return {
    ...state,
    unsent: isLatest ? withUnsent(state.unsent, id, unsent) : state.unsent,
    overlay: isLatest
      ? withPending(state.overlay, id, { ...pending, state: pending.counted })
      : state.overlay,
    recent: without(state.recent, number),
  };
}

const toggled = (ids: ReadonlySet<number>, id: number) => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** The focus, the selection and the decisions that the loaded rows do not show yet. */
export function deskReducer(state: DeskState, action: DeskAction): DeskState {
  switch (action.type) {
    case 'show':
      return {
        ...state,
        shown: action.shown,
        focus: null,
        selected: new Set(),
        returningId: null,
        left: new Map(),
      };
    case 'point':
      return state.currentId === action.id ? state : { ...state, currentId: action.id };
    case 'goTo':
      return goTo(state, action.id);
    case 'select':
      return {
        ...state,
        selected: withSelected(state.selected, action.ids, action.isSelected),
      };
    case 'selectOnly':
      return { ...state, selected: new Set(action.ids) };
    case 'toggleSelected': {
      const { selected } = state;
      const isSelected = !selected.has(action.id);
      return {
        ...state,
        anchorId: action.id,
        selected: withSelected(selected, [action.id], isSelected),
      };
    }
    case 'selectRange':
      return selectRange(state, action.rows, action.by);
    case 'toggleOpen':
      return { ...state, openIds: toggled(state.openIds, action.id) };
    case 'startReturn':
      return { ...state, currentId: action.id, returningId: action.id };
    case 'cancelReturn':
      return { ...goTo(state, action.id), returningId: null };
    case 'decide':
      return decide(state, action);
    case 'answer':
      return answer(state, action);
    case 'fail':
      return fail(state, action);
    case 'decidedMany':
      return { ...state, ...decidedMany(state, action) };
    case 'markMany':
      return {
        ...state,
        unsent: action.ids.reduce((all, id) => withUnsent(all, id, action.unsent), state.unsent),
      };
    case 'dismiss':
      return {
        ...goTo(state, action.nextId),
        unsent: withUnsent(state.unsent, action.id, null),
      };
    case 'settle':
      return state.overlay.size === 0 ? state : { ...state, overlay: new Map() };
    case 'remember':
      return { ...state, recent: [action.recent, ...state.recent] };
    case 'forget':
      return { ...state, recent: without(state.recent, action.number) };
    case 'askWhy':
      return { ...state, unexplained: action.unexplained };
  }
}
