import type { Page } from '@playwright/test';
import { toolOf } from './tables';
import { expectToast } from './toasts';

/** Marks a placement as finished by its menu. */
export const finish = async (page: Page, student: string) => {
  await page.getByRole('button', { name: `Aksi untuk ${student}` }).click();
  await page.getByRole('menuitem', { name: 'Tandai selesai' }).click();
  await page
    .getByRole('alertdialog', { name: 'Tandai Selesai' })
    .getByRole('button', { name: 'Tandai selesai' })
    .click();
};

/** Issues the certificates of these students, who are in the open list. */
export const issueCertificates = async (page: Page, students: readonly string[]) => {
  await (await toolOf(page, 'Pilih')).click();
  for (const name of students) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terbitkan Sertifikat' });
  await dialog.getByLabel('Tempat').fill('Bandung');
  await dialog.getByLabel('Nama Penanda Tangan').fill('Dr. Ratna Dewi, M.Kom.');
  await dialog.getByLabel('Jabatan').fill('Ketua Jurusan');
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await expectToast(page, `${students.length} sertifikat terbit.`);
};
