import { expect, test } from '../fixtures';
import { IN_ALL } from '../testLevel';

test(
  'the calendar is in Indonesian and its week starts on Monday',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/internship-periods/create');
    const date = page.getByRole('group', { name: 'Tanggal Mulai' });
    await date.getByRole('textbox').click();
    await page.keyboard.type('05102026');
    await date.getByRole('button', { name: /^Pilih tanggal/ }).click();
    const calendar = page.getByRole('dialog', { name: 'Tanggal Mulai' });
    await expect(calendar.getByText('Oktober 2026')).toBeVisible();
    await expect(calendar.getByRole('columnheader').first()).toHaveAccessibleName('Senin');
    await expect(
      calendar.getByRole('gridcell', { name: '5', exact: true, selected: true }),
    ).toBeVisible();
  },
);
