import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { press, tabTo, type } from '../keyboard';
import { deferred } from '../network';
import { columnsOf } from '../tables';
import { IN_ALL } from '../testLevel';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LABEL = 'Daftar mitra industri';

/** The positions of the headers and the cells of the first rows. */
const placesIn = (page: Page, role: 'table' | 'grid') =>
  page.getByRole(role, { name: LABEL }).evaluate((table) =>
    [...table.querySelectorAll('th, td, [role="columnheader"], [role="gridcell"]')]
      .slice(0, 21)
      .map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      }),
  );

test(
  'chooses columns, widths and density by keyboard; plain rows and grid keep to them',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/companies');
    const specified = await columnsOf(page, LABEL);
    const button = page.getByRole('button', { name: /^Kolom dan tampilan tabel/ });
    const panel = page.getByRole('dialog', { name: 'Tampilan tabel' });

    await press(button);
    await expect(panel).toBeVisible();
    await expectAccessible(page, 'panel');
    await page.emulateMedia({ colorScheme: 'light' });
    await press(panel.getByRole('button', { name: 'Rapat' }));
    await press(panel.getByRole('checkbox', { name: 'Alamat' }), 'Space');
    await type(panel.getByRole('spinbutton', { name: 'Lebar Bidang Usaha (px)' }), '420');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName('Kolom dan tampilan tabel (diubah)');
    expect(await columnsOf(page, LABEL)).toEqual(
      specified.filter((header) => !header.startsWith('Alamat')),
    );

    await test.step('after a reload, nothing moves when the grid arrives', async () => {
      const grid = deferred();
      await page.route(/assets\/(later\.)?grid\.[^/]*js$/, grid.respond);
      await page.reload();
      await expect(page.getByRole('table', { name: LABEL })).toBeVisible();
      const plain = await placesIn(page, 'table');
      expect(plain[1]?.split(' ')[2]).toBe('420');
      grid.release();
      await expect(page.getByRole('grid', { name: LABEL })).toBeVisible();
      expect(await placesIn(page, 'grid')).toEqual(plain);
    });

    await test.step('a dragged border is a width, too', async () => {
      const header = page.getByRole('columnheader', { name: 'Bidang Usaha' });
      const box = await header.boundingBox();
      if (!box) throw new Error('The header has no place.');
      await page.mouse.move(box.x + box.width, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 100, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
      await press(button);
      await expect(panel.getByRole('spinbutton', { name: 'Lebar Bidang Usaha (px)' })).toHaveValue(
        /^3[12]\d$/,
      );
    });

    await test.step('and back', async () => {
      await press(panel.getByRole('button', { name: 'Kembalikan bawaan' }));
      await page.keyboard.press('Escape');
      await tabTo(button);
      expect(await columnsOf(page, LABEL)).toEqual(specified);
    });
  },
);
