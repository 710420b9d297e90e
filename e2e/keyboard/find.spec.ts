import { expectAccessible } from '../accessibility/checks';
import { expect, test } from '../fixtures';
import { fetchFirst } from '../records/lists';
import { waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { PHONE } from '../viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Student = { user_id: number; nim: string; user: { name: string } };

test(
  'finds a student, a screen and an action by keyboard, and fits a phone',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const superAdmin = await apiAs('superAdmin');
    const student = await fetchFirst<Student>(superAdmin, '/students?page=1&per_page=1');
    await openAs(superAdmin, '/companies');
    await waitUntilLoaded(page);
    const dialog = page.getByRole('dialog', { name: 'Cari apa saja' });
    const box = page.getByRole('combobox', { name: 'Cari apa saja' });
    const find = async (text: string) => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeFocused();
      await page.keyboard.type(text);
    };

    await test.step('a student by NIM', async () => {
      await find(student.nim);
      const option = page
        .getByRole('group', { name: 'Mahasiswa' })
        .getByRole('option', { name: student.user.name });
      await expect(option).toBeVisible();
      await expectAccessible(page, 'found records');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/users/${student.user_id}/edit$`));
      await expect(dialog).toBeHidden();
    });

    await test.step('an action, with the focus in its form', async () => {
      await waitUntilLoaded(page);
      await find('tambah mitra');
      await expect(page.getByRole('option', { name: 'Tambah Mitra Industri' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/companies\/create$/);
      await waitUntilLoaded(page);
      await expect
        .poll(() =>
          page.evaluate(() =>
            document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
          ),
        )
        .toBe('name');
    });

    await test.step('what was opened, over the whole screen of a phone', async () => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      await waitUntilLoaded(page);
      await page.getByRole('button', { name: 'Cari apa saja' }).click();
      const recent = page.getByRole('group', { name: 'Baru dibuka' });
      await expect(recent.getByRole('option')).toHaveCount(2);
      await expect(dialog).toHaveCSS('width', `${PHONE.width}px`);
      await expect(dialog).toHaveCSS('height', `${PHONE.height}px`);
      await expectAccessible(page, 'the search on a phone');
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByText('Tidak ada yang cocok dengan "zzzz".')).toBeVisible();
      await expectAccessible(page, 'nothing found on a phone');
      await dialog.getByRole('button', { name: 'Tutup' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('a new tab', async () => {
      await find('sistem');
      await expect(page.getByRole('option', { name: /^Sistem/ })).toBeVisible();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.keyboard.press('Control+Enter'),
      ]);
      await expect(tab).toHaveURL(/\/system$/);
      await tab.close();
    });
  },
);
