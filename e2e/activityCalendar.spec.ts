import { expectAccessible, expectStructure } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { IN_ALL } from './testLevel';
import { PHONE } from './viewports';

const TOUCH_TARGET = 44;

test.use({ viewport: PHONE });

test.beforeEach(async ({ createPlacement, apiAs, openAs }) => {
  const { student, addActivity } = await createPlacement('Sari Wulandari');
  await addActivity({ name: 'Memasang rak', date: '2026-11-24' });
  await addActivity({ name: 'Menguji kabel', date: '2026-12-01' });
  await openAs(await apiAs(student), '/student/activities');
});

test('a student goes through the weeks on a phone', IN_ALL, async ({ page }) => {
  await page.getByRole('button', { name: 'Kalender' }).click();
  await expect(page).toHaveURL(/\?view=kalender$/);

  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  await expect(page.getByRole('grid', { name: '23 – 29 November 2026' })).toBeVisible();
  await expect(day(/^Selasa, 24 November 2026, 1 aktivitas: 1 tanpa absen$/)).toBeVisible();
  await expect(page.getByText('Tidak ada aktivitas pada tanggal ini.')).toBeInViewport();
  await expectStructure(page, 'the week');
  await expectAccessible(page, 'the week');
  await expectNoSidewaysScrolling(page);
  for (const target of await page
    .getByRole('region', { name: 'Kalender' })
    .getByRole('button')
    .or(page.getByRole('gridcell'))
    .all()) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(TOUCH_TARGET);
    expect(box?.height).toBeGreaterThanOrEqual(TOUCH_TARGET);
  }

  // Moves by keyboard to Tuesday, then to the Tuesday of the next week, in the next month.
  await day(/^Rabu, 25 November/).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Selasa, 24 November 2026' }).getByRole('link'),
  ).toHaveText(/Memasang rak.*Tanpa absen/);
  await page.keyboard.press('ArrowDown');
  await expect(day(/^Selasa, 1 Desember 2026, 1 aktivitas: 1 direncanakan$/)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Selasa, 24 November 2026' })).toBeVisible();

  await page.getByRole('button', { name: 'Minggu sebelumnya' }).click();
  await expect(page.getByRole('grid', { name: '23 – 29 November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Minggu berikutnya' }).click();
  await expect(page).toHaveURL(/hari=2026-12-01/);
  await page.getByRole('link', { name: /Menguji kabel/ }).click();
  await page.goBack();
  await expect(page.getByRole('grid', { name: '30 Nov – 6 Des 2026' })).toBeVisible();
});

test(
  'a student goes through the month by keyboard, on a phone without scrolling sideways',
  IN_ALL,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Kalender' }).click();
    await page.getByRole('button', { name: 'Tampilkan sebulan' }).click();
    await expect(page).toHaveURL(/\?view=kalender&rentang=bulan$/);

    const day = (name: RegExp) => page.getByRole('gridcell', { name });
    await expect(day(/^Selasa, 24 November 2026, 1 aktivitas: 1 tanpa absen$/)).toBeVisible();
    await expectStructure(page, 'the calendar');
    await expectAccessible(page, 'the calendar');
    await expectNoSidewaysScrolling(page);

    await day(/^Rabu, 25 November/).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Selasa, 24 November 2026' }).getByRole('link'),
    ).toHaveText(/Memasang rak/);

    // Moves a week on, into the next month.
    await page.keyboard.press('ArrowDown');
    await expect(day(/^Selasa, 1 Desember 2026, 1 aktivitas: 1 direncanakan$/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/hari=2026-12-01/);
    await page.reload();
    await page.getByRole('link', { name: /Menguji kabel/ }).click();
    await expect(page.getByRole('heading', { name: 'Menguji kabel' })).toBeVisible();
  },
);
