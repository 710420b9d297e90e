import type { Review } from '@/client/api/api';
import { aReview, reviewCounts } from '@/client/testing/records/review';
import type { ReviewState, ReviewView } from '@/shared/resources/reviews/constants';
import {
  applyOverlay,
  applyToCounts,
  type Left,
  type Overlay,
  type Pending,
  undecidedViewsOf,
} from './overlay';

const [a, b, c, d] = [1, 2, 3, 4].map((id) => aReview({ id })) as [
  ReturnType<typeof aReview>,
  ReturnType<typeof aReview>,
  ReturnType<typeof aReview>,
  ReturnType<typeof aReview>,
];

const overlayOf = (states: Record<number, ReviewState>): Overlay =>
  new Map(
    Object.entries(states).map(([id, state]) => [
      Number(id),
      { number: 1, state, counted: 'waiting', undecidedViews: ['waiting'] },
    ]),
  );

const left: Left = new Map([
  [1, { row: a, nextId: 2 }],
  [2, { row: b, nextId: 3 }],
  [4, { row: d, nextId: null }],
]);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('rows that are decided leave the view', () => {
  const rows = applyOverlay([a, b, c], overlayOf({ 2: 'validated' }), 'waiting', new Map());
  expect(idsOf(rows)).toEqual([1, 3]);
});

test.each<[string, number[], Record<number, ReviewState>, number[]]>([
  ['before the row that followed it', [3], { 2: 'waiting' }, [2, 3]],
  ['before the next that is there', [3], { 1: 'waiting' }, [1, 3]],
  ['at the end, if it was the last', [3], { 4: 'waiting' }, [3, 4]],
  ['among others that came back', [3], { 1: 'waiting', 2: 'waiting' }, [1, 2, 3]],
  ['but not twice, once the server lists it', [2, 3], { 2: 'waiting' }, [2, 3]],
  ['but not while it belongs elsewhere', [3], { 2: 'returned' }, [3]],
])('a row that an undo brought back stands %s', (_place, listed, states, expected) => {
  const rows = [a, b, c, d].filter(({ id }) => listed.includes(id));
  expect(idsOf(applyOverlay(rows, overlayOf(states), 'waiting', left))).toEqual(expected);
});

test.each<[string, Partial<Pending>, Partial<ReturnType<typeof reviewCounts>>]>([
  ['a validation moves from waiting to done', { state: 'validated' }, { waiting: 2, done: 11 }],
  ['a return moves from waiting to returned', { state: 'returned' }, { waiting: 2, returned: 2 }],
  [
    'an overdue activity with a log also leaves both of these views',
    { state: 'validated', undecidedViews: ['waiting', 'handed_in', 'overdue'] },
    { waiting: 2, done: 11, overdue: 0, handed_in: 0 },
  ],
  ['an undo before the first answer changes nothing', { state: 'waiting' }, {}],
  [
    'an undo after it moves back',
    { state: 'waiting', counted: 'validated', undecidedViews: ['waiting', 'overdue'] },
    { waiting: 4, done: 9, overdue: 2 },
  ],
  [
    'an activity with nothing to review is done without having waited',
    { state: 'validated', undecidedViews: [] },
    { done: 11 },
  ],
  ['a counted validation is not counted twice', { state: 'validated', counted: 'validated' }, {}],
])('counts: %s', (_what, pending, expected) => {
  const counts = reviewCounts({ overdue: 1, handed_in: 1 });
  const overlay: Overlay = new Map([
    [
      1,
      {
        number: 1,
        state: 'waiting',
        counted: 'waiting',
        undecidedViews: ['waiting'],
        ...pending,
      },
    ],
  ]);
  expect(applyToCounts(counts, overlay)).toEqual({ ...counts, ...expected });
});

const log = { text: 'Memasang rak.' } as Review['log'];

test.each<[string, Partial<Review>, readonly ReviewView[]]>([
  ['attendance', {}, ['waiting', 'attended']],
  ['a log', { attendance_time: null, log }, ['waiting', 'handed_in']],
  [
    'both for eight days',
    { log, days_waiting: 8 },
    ['waiting', 'attended', 'handed_in', 'overdue'],
  ],
  ['an approved correction', { attendance_time: null }, ['waiting', 'attended']],
  ['neither', { attendance_time: null, days_waiting: null }, []],
  ['a day to come', { log, days_waiting: null }, []],
  ['a decision', { state: 'validated', days_waiting: null }, ['waiting', 'attended']],
])('the views that count an activity with %s while it has no decision', (_, changes, views) => {
  expect(undecidedViewsOf(aReview(changes))).toEqual(views);
});
