import type { Review } from '@/client/api/api';
import { REVIEW_SELECTION_MAX } from '@/shared/constants/limits';
import { decidedMany } from './decidedMany';
import type { DeskAction, DeskState, Direction, Recent } from './desk';
import { isInView, type Overlay, type Pending } from './overlay';
import { withUnsent } from './unsent';

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
