import { expect, type Page } from '@playwright/test';
import { periodLabel } from '../dates';
import { confirm } from '../dialogs';
import { openEntry } from '../menu';
import { fillOwnCompany, sendRequest } from '../ownCompany';
import type { Semester } from '../semesters';
import { expectToast } from '../toasts';

/** Asks for a place at a company that the student has found. */
export const askForOwnCompany = async (page: Page, semester: Semester, company: string) => {
  await openEntry(page, 'Tempat Magang');
  await page
    .getByRole('region', { name: periodLabel({ ...semester, semester: 2 }) })
    .getByRole('link', { name: 'Ajukan Tempat' })
    .click();
  await fillOwnCompany(page, company);
  await sendRequest(page);
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Menunggu keputusan');
};

/** Records attendance of today's activity with the position of the device. */
export const attend = async (page: Page, activity: string) => {
  await openEntry(page, 'Absensi');
  const card = page.getByRole('article', { name: activity });
  await card.getByRole('button', { name: 'Absen Sekarang' }).click();
  await confirm(page, 'Konfirmasi Absen');
  await expectToast(page, 'Absen berhasil dicatat.');
  await expect(card.getByText('Sudah Absen')).toBeVisible();
};
