import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { POSITION } from './geolocation';
import { openKept, test } from './keptApp';
import { untilQuiet } from './requests';
import { IN_ALL } from './testLevel';
import { attend, expectKept, expectNothingLeft, goOnline, unsentButton } from './unsent';
import { PHONE } from './viewports';
import { visit } from './visit';

test.use({
  serviceWorkers: 'allow',
  viewport: PHONE,
  geolocation: POSITION,
  permissions: ['geolocation'],
});

const TEXT = 'Memasang tiga titik akses.';

const textField = (page: Page) => page.getByRole('textbox', { name: /kerjakan dan pelajari/ });

test(
  'what was sent during a short contact is there when the network is gone again, on screens that were not open, too',
  IN_ALL,
  async ({ page, context, frontend, createPlacement, apiAs, openAs }) => {
    const { student, addActivity } = await createPlacement('Rani Permata');
    const id = await addActivity();
    await openAs(await apiAs(student), '/');
    await openKept(page);
    await visit(page, `/student/activities/${id}`);
    await expect(textField(page)).toBeVisible();
    await untilQuiet(page);

    const lose = async () => {
      frontend.cut();
      await context.setOffline(true);
    };
    await lose();
    await attend(page);
    await expectKept(page);
    await textField(page).fill(TEXT);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(unsentButton(page)).toHaveAccessibleName('2 menunggu dikirim');
    await page.goto('/student/unsent');
    await expect(page.getByRole('article')).toHaveCount(2);

    frontend.mend();
    await context.setOffline(false);
    await goOnline(page);
    await expectNothingLeft(page);
    await untilQuiet(page);

    await lose();
    await page.goto(`/student/activities/${id}`);
    await expect(page.getByText('Sudah Absen', { exact: true })).toBeVisible();
    await expect(textField(page)).toHaveValue(TEXT);
  },
);
