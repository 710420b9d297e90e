import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const STEPS = 8;

/** How long a finger rests before it is lifted: after a flick, Chromium takes the next tap for one that stops it. */
const REST_SECONDS = 0.1;

/** Moves fingers over the screen, each along its own way. */
const move = async (
  page: Page,
  ways: readonly { from: Point; to: Point }[],
  rest = REST_SECONDS,
) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: Date.now() / 1000 - (type === 'touchEnd' ? 0 : rest),
      touchPoints:
        type === 'touchEnd'
          ? []
          : ways.map(({ from, to }, id) => ({
              id,
              x: from.x + (to.x - from.x) * part,
              y: from.y + (to.y - from.y) * part,
            })),
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) await touch('touchMove', step / STEPS);
  await touch('touchEnd', 1);
  await session.detach();
};

export const middleOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const wayOver = async (element: Locator, { x: right = 0, y: down = 0 }: Partial<Point>) => {
  const { x, y } = await middleOf(element);
  const from = { x: x - right / 2, y: y - down / 2 };
  return { from, to: { x: from.x + right, y: from.y + down } };
};

/** Swipes over the element. */
export const swipe = async (page: Page, element: Locator, by: Partial<Point>) =>
  move(page, [await wayOver(element, by)]);

/** The same with a finger that is lifted while it moves. */
export const flick = async (page: Page, element: Locator, by: Partial<Point>) =>
  move(page, [await wayOver(element, by)], 0);

/** Moves two fingers apart, from 60 px to `factor` times as much. */
export const pinch = async (page: Page, element: Locator, factor: number) => {
  const { x, y } = await middleOf(element);
  const finger = (side: 1 | -1) => ({
    from: { x: x + side * 30, y },
    to: { x: x + side * 30 * factor, y },
  });
  await move(page, [finger(-1), finger(1)]);
};
