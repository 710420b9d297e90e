import { aReview } from '@/client/testing/records/review';
import type { ReviewDecision, ReviewState, ReviewView } from '@/shared/resources/reviews/constants';
import { type DeskAction, type DeskState, NEW_DESK } from './desk';
import { deskReducer } from './deskReducer';
import { applyOverlay } from './overlay';

const ROWS = [1, 2, 3].map((id) => aReview({ id }));

const reduce = (actions: readonly DeskAction[], state: DeskState = NEW_DESK) =>
  actions.reduce(deskReducer, state);

const point = (id: number): DeskAction => ({ type: 'point', id });
const select = (...ids: number[]): DeskAction => ({ type: 'select', ids, isSelected: true });

const TARGET = { validate: 'validated', return: 'returned', undo: 'waiting' } as const;

/** A decision on a row of the view, with the number of the decision. */
const decide = (
  id: number,
  decision: ReviewDecision,
  {
    number = id,
    view = 'waiting',
    rows = ROWS,
    from = 'waiting',
  }: {
    number?: number;
    view?: ReviewView;
    rows?: typeof ROWS;
    from?: ReviewState;
  } = {},
): DeskAction => ({
  type: 'decide',
  number,
  decision,
  single: { id, label: `Aktivitas ${id}`, from, undecidedViews: ['waiting'] },
  state: TARGET[decision],
  rows,
  view,
});

const answer = (id: number, state: ReviewState, number = id): DeskAction => ({
  type: 'answer',
  number,
  id,
  state,
  isDone: true,
  unsent: null,
});

/** The decision on the row could not be stored. */
const fail = (id: number, number = id, decision: ReviewDecision = 'validate'): DeskAction => ({
  type: 'fail',
  number,
  id,
  unsent: {
    decision,
    from: decision === 'undo' ? 'validated' : 'waiting',
    target: TARGET[decision],
    reason: 'Koneksi terputus.',
  },
});

const shownIds = (
  { overlay, left, unsent }: DeskState,
  rows = ROWS,
  view: ReviewView = 'waiting',
) => applyOverlay(rows, overlay, view, left, unsent).map(({ id }) => id);

describe('the row that has the focus', () => {
  test.each<[string, DeskAction[], number | null]>([
    ['is the next one after a decision', [decide(1, 'validate')], 2],
    ['is the one before after a decision on the last', [decide(3, 'return')], 2],
    [
      'is the first to arrive after a decision on the only one',
      [decide(1, 'validate', { rows: ROWS.slice(0, 1) })],
      null,
    ],
    [
      'is the next one in a view where decided rows stay',
      [decide(1, 'validate', { view: 'all' })],
      2,
    ],
    [
      'is the undone one where it stays',
      [decide(1, 'validate'), decide(1, 'undo', { from: 'validated' })],
      1,
    ],
    [
      'is the next one when the undone one leaves',
      [decide(2, 'undo', { view: 'done', from: 'validated' })],
      3,
    ],
    [
      'is the one whose return is cancelled',
      [
        { type: 'startReturn', id: 2 },
        { type: 'cancelReturn', id: 2 },
      ],
      2,
    ],
  ])('%s', (_what, actions, expected) => {
    const state = reduce(actions);
    expect(state.focus?.id).toBe(expected);
    expect(state.currentId).toBe(expected);
  });

  test('requests the focus again for the same row', () => {
    const once = reduce([{ type: 'goTo', id: 1 }]);
    expect(reduce([{ type: 'goTo', id: 1 }], once).focus).not.toBe(once.focus);
  });

  test('stays where it is for a decision on a row that is not shown', () => {
    const state = reduce([{ type: 'goTo', id: 2 }]);
    expect(reduce([decide(9, 'undo', { view: 'done' })], state).focus).toBe(state.focus);
  });

  test('pointing at it again changes nothing', () => {
    const state = reduce([point(1)]);
    expect(reduce([point(1)], state)).toBe(state);
  });
});

describe('an undone row', () => {
  const undone = [decide(1, 'validate'), decide(1, 'undo', { number: 2, from: 'validated' })];

  test('stays when the answer to the decision comes after the undo', () => {
    expect(shownIds(reduce([...undone, answer(1, 'validated')]))).toEqual([1, 2, 3]);
  });

  test('stays when the decision fails after the undo', () => {
    expect(shownIds(reduce([...undone, fail(1)]))).toEqual([1, 2, 3]);
  });

  test('stays in its place while the list does not have it', () => {
    expect(shownIds(reduce(undone), ROWS.slice(1))).toEqual([1, 2, 3]);
  });

  test('leaves again when the server refuses the undo', () => {
    const state = reduce([...undone, answer(1, 'validated'), answer(1, 'validated', 2)]);
    expect(shownIds(state)).toEqual([2, 3]);
  });

  test('stays with a mark when the undo fails, and leaves when the mark is dismissed', () => {
    const state = reduce([...undone, answer(1, 'validated'), fail(1, 2, 'undo')]);
    expect(shownIds(state)).toEqual([1, 2, 3]);
    expect(shownIds(reduce([{ type: 'settle' }], state), ROWS.slice(1))).toEqual([1, 2, 3]);
    const dismissed = reduce([{ type: 'dismiss', id: 1, nextId: 2 }], state);
    expect(shownIds(dismissed)).toEqual([2, 3]);
    expect(dismissed.focus).toEqual({ id: 2 });
  });

  test('disappears from the bar', () => {
    const single = {
      id: 1,
      label: 'Aktivitas 1',
      from: 'waiting',
      undecidedViews: ['waiting'],
    } as const;
    const recent = {
      number: 1,
      ids: [1],
      decision: 'validate',
      label: 'Aktivitas 1',
      single,
    } as const;
    const other = { ...recent, number: 3, ids: [1, 2], single: null };
    const state = reduce([
      { type: 'remember', recent },
      { type: 'remember', recent: other },
    ]);
    expect(state.recent.map(({ number }) => number)).toEqual([3, 1]);
    expect(reduce(undone.slice(1), state).recent).toEqual([other]);
  });
});

describe('a decision', () => {
  const single = {
    id: 1,
    label: 'Aktivitas 1',
    from: 'waiting',
    undecidedViews: ['waiting'],
  } as const;
  const remember: DeskAction = {
    type: 'remember',
    recent: { number: 1, ids: [1], decision: 'validate', label: 'Aktivitas 1', single },
  };
  const decided = reduce([
    select(1, 2),
    { type: 'startReturn', id: 1 },
    decide(1, 'return'),
    remember,
  ]);

  test('takes the row from the view and the selection, and closes its comment', () => {
    expect(shownIds(decided)).toEqual([2, 3]);
    expect([...decided.selected]).toEqual([2]);
    expect(decided.returningId).toBeNull();
  });

  test.each<[string, DeskAction, number[], number]>([
    ['that is stored can be undone', answer(1, 'returned'), [2, 3], 1],
    [
      'that is refused cannot be undone',
      { ...answer(1, 'validated'), isDone: false } as DeskAction,
      [2, 3],
      0,
    ],
    ['that fails comes back', fail(1, 1, 'return'), [1, 2, 3], 0],
    ['cannot be undone from the bar for ever', { type: 'forget', number: 1 }, [2, 3], 0],
  ])('%s', (_what, action, ids, offered) => {
    const state = reduce([action], decided);
    expect(shownIds(state)).toEqual(ids);
    expect(state.recent).toHaveLength(offered);
  });

  test('that fails is marked until it is stored', () => {
    const failed = reduce([fail(1, 1, 'return')], decided);
    expect(failed.unsent.get(1)).toMatchObject({ decision: 'return', reason: 'Koneksi terputus.' });
    const again = reduce([decide(1, 'return', { number: 2 })], failed);
    expect(again.unsent.size).toBe(0);
    // The answer was only late.
    const late = reduce([answer(1, 'returned')], failed);
    expect([late.unsent.size, ...shownIds(late)]).toEqual([0, 2, 3]);
  });

  test('that failed before a later one is not marked', () => {
    const later = reduce([decide(1, 'validate', { number: 2 }), fail(1, 1, 'return')], decided);
    expect(later.unsent.size).toBe(0);
  });

  test('becomes part of the list when that has been read', () => {
    const state = reduce([{ type: 'settle' }], decided);
    expect(state.overlay.size).toBe(0);
    expect(reduce([{ type: 'settle' }], state)).toBe(state);
  });
});

describe('a decision on many', () => {
  const decideMany = (...results: [id: number, outcome: 'done' | 'refused'][]): DeskAction => ({
    type: 'decidedMany',
    results: results.map(([activity_id, outcome]) => ({
      activity_id,
      outcome,
      message: outcome === 'refused' ? 'Sudah dikembalikan.' : null,
      state: outcome === 'done' ? 'validated' : 'returned',
    })),
    decided: { decision: 'validate', target: 'validated' },
    rows: ROWS,
    view: 'waiting',
  });

  test.each<[string, number, [number, 'done'][], number[], number | null]>([
    ['next', 1, [[1, 'done']], [2, 3], 2],
    [
      'next that is left',
      1,
      [
        [1, 'done'],
        [2, 'done'],
      ],
      [3],
      3,
    ],
    [
      'one before, at the end',
      3,
      [
        [3, 'done'],
        [2, 'done'],
      ],
      [1],
      1,
    ],
    [
      'first to arrive',
      2,
      [
        [1, 'done'],
        [2, 'done'],
        [3, 'done'],
      ],
      [],
      null,
    ],
  ])('shows at once, and moves on to the %s', (_which, current, results, ids, next) => {
    const state = reduce([point(current), decideMany(...results)]);
    expect(shownIds(state)).toEqual(ids);
    expect(state.currentId).toBe(next);
  });

  test('marks what was refused on its row, with the reason', () => {
    const state = reduce([decideMany([1, 'done'], [2, 'refused'])]);
    expect(shownIds(state)).toEqual([2, 3]);
    expect([...state.unsent]).toEqual([
      [2, expect.objectContaining({ from: 'returned', reason: 'Sudah dikembalikan.' })],
    ]);
  });

  test('marks every row when it is lost', () => {
    const unsent = { decision: 'validate', from: 'waiting', target: 'validated' } as const;
    const lost: DeskAction = { type: 'markMany', ids: [1, 2], unsent: { ...unsent, reason: 'x' } };
    expect([...reduce([lost]).unsent.keys()]).toEqual([1, 2]);
    expect(reduce([lost, decideMany([1, 'done'], [2, 'done'])]).unsent.size).toBe(0);
  });
});

describe('the selection', () => {
  const range = (by: 1 | -1): DeskAction => ({ type: 'selectRange', rows: ROWS, by });

  test.each<[string, DeskAction[], number[]]>([
    ['has what is selected', [select(1, 2)], [1, 2]],
    [
      'loses what is no longer selected',
      [select(1, 2), { type: 'select', ids: [1], isSelected: false }],
      [2],
    ],
    ['is replaced', [select(1), { type: 'selectOnly', ids: [2, 3] }], [2, 3]],
    [
      'is toggled',
      [
        { type: 'toggleSelected', id: 1 },
        { type: 'toggleSelected', id: 2 },
        { type: 'toggleSelected', id: 1 },
      ],
      [2],
    ],
    ['grows by a range', [point(1), range(1), range(1)], [1, 2, 3]],
    [
      'shrinks back towards the start of the range',
      [point(1), range(1), range(1), range(-1)],
      [1, 2],
    ],
    ['grows to the other side of the start', [point(2), range(1), range(-1), range(-1)], [1, 2]],
    ['ends with the rows', [point(3), range(1)], [3]],
    ['has no range without a current row', [range(1)], []],
  ])('%s', (_what, actions, expected) => {
    expect([...reduce(actions).selected].sort()).toEqual(expected);
  });

  test('holds at most as many as can be decided on at once', () => {
    const ids = Array.from({ length: 600 }, (_, index) => index);
    expect(reduce([select(...ids)]).selected.size).toBe(500);
  });
});

test('another view starts without a selection, a comment and a row to focus, but with the decisions', () => {
  const state = reduce([select(2), { type: 'startReturn', id: 3 }, decide(1, 'validate')]);
  const next = reduce([{ type: 'show', shown: 'done' }], state);
  expect(next).toEqual({
    ...state,
    shown: 'done',
    focus: null,
    selected: new Set(),
    returningId: null,
    left: new Map(),
  });
  expect(next.overlay.size).toBe(1);
});

test('a log opens and closes', () => {
  const opened = reduce([{ type: 'toggleOpen', id: 1 }]);
  expect([...opened.openIds]).toEqual([1]);
  expect([...reduce([{ type: 'toggleOpen', id: 1 }], opened).openIds]).toEqual([]);
});
