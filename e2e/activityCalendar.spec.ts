import { expectAccessible, expectStructure } from './accessibility/checks';
import { expect, test } from './fixtures';
import { PHONE } from './viewports';

test.use({ viewport: PHONE });

test('a student goes through the calendar by keyboard, on a phone without scrolling sideways', async ({
  page,
  createPlacement,
  apiAs,
  openAs,
}) => {
  const { student, addActivity } = await createPlacement('Sari Wulandari');
  await addActivity({ name: 'Memasang rak', date: '2026-11-24' });
  await addActivity({ name: 'Menguji kabel', date: '2026-12-01' });
  await openAs(await apiAs(student), '/student/activities');
  await page.getByRole('button', { name: 'Kalender' }).click();
  await expect(page).toHaveURL(/\?view=kalender$/);

  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  await expect(day(/^Selasa, 24 November 2026, 1 aktivitas: 1 tanpa absen$/)).toBeVisible();
  await expectStructure(page, 'the calendar');
  await expectAccessible(page, 'the calendar');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);

  await day(/^Rabu, 25 November/).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Selasa, 24 November 2026' }).getByRole('link'),
  ).toHaveText(/Memasang rak/);

  // A week later, which is in the next month.
  await page.keyboard.press('ArrowDown');
  await expect(day(/^Selasa, 1 Desember 2026, 1 aktivitas: 1 direncanakan$/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hari=2026-12-01/);
  await page.reload();
  await page.getByRole('link', { name: /Menguji kabel/ }).click();
  await expect(page.getByRole('heading', { name: 'Menguji kabel' })).toBeVisible();
});
