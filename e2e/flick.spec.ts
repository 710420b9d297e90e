import { expect, test } from './fixtures';
import { createDesk } from './records/desks';
import { IN_ALL } from './testLevel';
import { flick, middleOf } from './touch';
import { PHONE } from './viewports';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test(
  'a tap right after a flick over a row counts',
  IN_ALL,
  async ({ page, recordsAdmin, apiAs, openAs }) => {
    const desk = await createDesk(recordsAdmin, apiAs, { students: 1, activitiesEach: 3 });
    await openAs(desk.caller, '/reviews');
    const rows = page.getByRole('article');
    await expect(rows).toHaveCount(3);
    const more = page.getByRole('button', { name: 'Lainnya' });
    // `tap` waits until nothing moves, and by then any tap counts.
    const { x, y } = await middleOf(more);
    await flick(page, rows.first(), { x: 70 });
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  },
);
