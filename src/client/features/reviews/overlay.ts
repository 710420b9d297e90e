import type { Review, ReviewCounts } from '@/client/api/api';
import {
  OVERDUE_AFTER_DAYS,
  type ReviewState,
  type ReviewView,
} from '@/shared/resources/reviews/constants';
import type { UnsentDecisions } from './unsent';

/** A decision that the loaded rows do not contain yet. */
export type Pending = {
  /** Distinguishes the decisions on one activity. */
  number: number;
  /** The state that the desk shows. */
  state: ReviewState;
  /** The state that the counts of the server contain. */
  counted: ReviewState;
  /** The views that count the activity while it has no decision. */
  undecidedViews: readonly ReviewView[];
};

export type Overlay = ReadonlyMap<number, Pending>;

export const isOverdue = ({ days_waiting }: Review) => (days_waiting ?? 0) > OVERDUE_AFTER_DAYS;

/** The views that count the activity while the reviewer has not decided on it. */
export function undecidedViewsOf(row: Review): readonly ReviewView[] {
  const { state, days_waiting, attendance_time, log } = row;
  const hasNothing = attendance_time === null && log === null;
  // A row that waits without attendance and log has an approved correction.
  const isWaiting = state === 'waiting' ? days_waiting !== null : !hasNothing;
  if (!isWaiting) return [];
  const views: ReviewView[] = ['waiting'];
  if (attendance_time !== null || hasNothing) views.push('attended');
  if (log !== null) views.push('handed_in');
  if (isOverdue(row)) views.push('overdue');
  return views;
}

/** Whether the student has handed in another log after a return. */
export const isResubmitted = ({ returned_log, state }: Review) =>
  returned_log !== null && state === 'waiting';

/** Replaces the server's reasons until the row is read again. */
const REASON = 'Sudah diputuskan.';

const refusalsIn = (state: ReviewState) => ({
  validate: state === 'validated' ? REASON : null,
  return: state === 'waiting' ? null : REASON,
  undo: state === 'waiting' ? REASON : null,
});

const withState = (row: Review, state: ReviewState): Review =>
  state === row.state ? row : { ...row, state, refusals: refusalsIn(state) };

const STATE_OF_VIEW: Partial<Record<ReviewView, ReviewState>> = {
  waiting: 'waiting',
  attended: 'waiting',
  handed_in: 'waiting',
  overdue: 'waiting',
  returned: 'returned',
  done: 'validated',
};

/** The state of every row of a view, if they have one in common. */
export const stateOfView = (view: ReviewView): ReviewState | undefined => STATE_OF_VIEW[view];

export const isInView = (state: ReviewState, view: ReviewView) =>
  (stateOfView(view) ?? state) === state;

/** The rows that have left the view, each with the row that followed it. */
export type Left = ReadonlyMap<number, { row: Review; nextId: number | null }>;

/** The former place of a row that has left the view, among the present rows. */
function placeOf(id: number, rows: readonly Review[], left: Left) {
  let nextId = left.get(id)?.nextId;
  while (nextId != null && !rows.some((row) => row.id === nextId)) {
    nextId = left.get(nextId)?.nextId;
  }
  const index = rows.findIndex((row) => row.id === nextId);
  return index < 0 ? rows.length : index;
}

const NOTHING_UNSENT: UnsentDecisions = new Map();

/**
 * The rows after the decisions: without those that have left the view, and with those that an undo has
 * brought back, even before the server lists them again. A row whose decision could not be stored stays.
 */
export function applyOverlay(
  rows: readonly Review[],
  overlay: Overlay,
  view: ReviewView,
  left: Left,
  unsent: UnsentDecisions = NOTHING_UNSENT,
): Review[] {
  const isShown = (id: number, state: ReviewState) =>
    isInView(state, view) || (unsent.get(id)?.target ?? state) !== state;
  const shown = rows.flatMap((row) => {
    const state = overlay.get(row.id)?.state ?? row.state;
    return overlay.has(row.id) && !isShown(row.id, state) ? [] : [withState(row, state)];
  });
  for (const id of new Set([...overlay.keys(), ...unsent.keys()])) {
    const gone = left.get(id);
    const state = overlay.get(id)?.state ?? unsent.get(id)?.from;
    if (!gone || !state || !isShown(id, state) || rows.some((row) => row.id === id)) continue;
    shown.splice(placeOf(id, shown, left), 0, withState(gone.row, state));
  }
  return shown;
}

const DECIDED_VIEWS = { returned: ['returned'], validated: ['done'] } as const;

/** The server's counts with the decisions that it has not counted yet. */
export function applyToCounts(counts: ReviewCounts, overlay: Overlay): ReviewCounts {
  const next = { ...counts };
  for (const { state, counted, undecidedViews } of overlay.values()) {
    const viewsOf = (of: ReviewState) => (of === 'waiting' ? undecidedViews : DECIDED_VIEWS[of]);
    if (state === counted) continue;
    for (const view of viewsOf(counted)) next[view] -= 1;
    for (const view of viewsOf(state)) next[view] += 1;
  }
  return next;
}
