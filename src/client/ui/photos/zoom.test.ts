import { WHOLE, within, zoomedAt } from './zoom';

const FRAME = { width: 300, height: 400 };

test.each([
  ['smaller than the frame', { scale: 0.5, x: 0, y: 0 }, WHOLE],
  ['larger than the limit', { scale: 9, x: 0, y: 0 }, { scale: 6, x: 0, y: 0 }],
  ['moved while whole', { scale: 1, x: 40, y: -40 }, WHOLE],
  ['moved beyond its edge', { scale: 2, x: 400, y: -400 }, { scale: 2, x: 150, y: -200 }],
  ['moved within its edges', { scale: 2, x: 100, y: -50 }, { scale: 2, x: 100, y: -50 }],
])('a picture that is %s stays in its frame', (_name, view, expected) => {
  const { scale, x, y } = within(view, FRAME);
  expect([scale, x + 0, y + 0]).toEqual([expected.scale, expected.x, expected.y]);
});

test('the point between the fingers stays in its place while the picture grows', () => {
  const at = { x: 60, y: -20 };
  const before = { scale: 1.5, x: 10, y: 5 };
  const after = zoomedAt(before, 3, at);
  const partAt = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(after.scale).toBe(3);
  expect(partAt(after)).toEqual(partAt(before).map((part) => expect.closeTo(part)));
});
