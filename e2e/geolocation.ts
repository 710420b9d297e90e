import { expect, type Page } from '@playwright/test';

/** A position in Bandung, for tests that record attendance. */
export const POSITION = { latitude: -6.9475, longitude: 107.6349 };

/** Closes what says how to allow the position once it was denied. */
export const closeLocationSteps = async (page: Page) => {
  const steps = page.getByRole('alertdialog', { name: 'Izinkan lokasi' });
  await expect(steps.getByRole('listitem').last()).toHaveText(
    'Muat ulang halaman ini, lalu coba lagi.',
  );
  await steps.getByRole('button', { name: 'Tutup' }).click();
  await expect(steps).toBeHidden();
};
