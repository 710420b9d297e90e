import { expect, type Page } from '@playwright/test';

/** The number of a letter of introduction. */
export const LETTER_NUMBER = /\d{3}\/SP\/[IVX]+\/\d{4}/;

/** Makes a letter of introduction with the button of the open page, and returns its number. */
export const makeLetter = async (page: Page, student: string) => {
  await page.getByRole('button', { name: 'Buat Surat' }).click();
  const letter = page.getByRole('dialog', { name: `Buat Surat untuk ${student}` });
  await letter.getByLabel('Nama Penanda Tangan').fill('Dr. Ratna Dewi, M.Kom.');
  await letter.getByLabel('Jabatan').fill('Ketua Jurusan');
  await letter.getByRole('button', { name: 'Buat Surat' }).click();
  const made = page.getByRole('dialog', { name: 'Surat sudah dibuat' });
  await expect(made).toContainText(LETTER_NUMBER);
  const [number = ''] = LETTER_NUMBER.exec((await made.textContent()) ?? '') ?? [];
  return number;
};
