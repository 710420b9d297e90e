import { aReview } from '@/client/testing/records/review';
import type { ReviewState } from '@/shared/constants/reviews';
import { applyOverlay, type Left, type Overlay } from './overlay';

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
      { state, from: 'waiting', isOverdue: false, isCounted: false },
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
