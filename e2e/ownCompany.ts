import type { Page } from '@playwright/test';
import { confirm } from './dialogs';
import { select } from './fields';

/** Fills in the open request with a company that the student has found. */
export const fillOwnCompany = async (page: Page, name: string) => {
  await select('Tempat Magang').enter(page.getByRole('main'), 'Perusahaan yang saya cari sendiri');
  for (const [label, value] of [
    ['Nama Perusahaan', name],
    ['Bidang Usaha', 'Jaringan'],
    ['Alamat', 'Jl. Braga No. 10, Bandung'],
    ['Nama Kontak', 'Rina Marlina'],
    ['Email', 'rina@mitra.example'],
  ] as const) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
};

/** Saves the open request as a draft and sends it. */
export const sendRequest = async (page: Page) => {
  await page.getByRole('button', { name: 'Simpan Draf' }).click();
  await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
  await confirm(page, 'Kirim Pengajuan', 'Kirim');
};
