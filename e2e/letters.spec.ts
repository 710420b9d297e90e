import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import type { ApiResponse } from './records/lists';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const NUMBER = /\d{3}\/SP\/[IVX]+\/\d{4}/;

const saved = async (page: Page, name: string | RegExp): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return download;
};

const partsOf = async (download: Download) => unzipSync(await readFile(await download.path()));

/** The texts of the document and its foot. */
const textOf = (parts: Record<string, Uint8Array>) =>
  Object.entries(parts)
    .filter(([name]) => /^word\/(document|footer\d*)\.xml$/.test(name))
    .map(([, content]) =>
      Buffer.from(content)
        .toString()
        .replace(/<[^>]+>/g, ' '),
    )
    .join(' ');

/** The texts of the QR codes in a document, as a phone reads them. */
const codesOf = async (parts: Record<string, Uint8Array>) => {
  const pictures = Object.entries(parts).filter(([name]) => /^word\/media\/.*\.png$/.test(name));
  const codes = await Promise.all(
    pictures.map(async ([, content]) => {
      const { data, info } = await sharp(content)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    }),
  );
  return codes.filter((code) => code !== undefined);
};

test('the office makes a numbered letter in three clicks, its student gets it on a phone, and it is cancelled', async ({
  page,
  apiAs,
  createPlacement,
  openAs,
  openOtherPage,
  recordsAdmin,
}) => {
  const { student, internshipId, company } = await createPlacement('Sinta Penerima');
  // The latest letter says who signs; the first one needs it to be typed.
  await recordsAdmin.post<ApiResponse<object>>('/letters', {
    kind: 'assignment',
    date: '2026-03-09',
    signatory_name: 'Dr. Ratna Dewi, M.Kom.',
    signatory_position: 'Ketua Jurusan',
    groups: [[internshipId]],
  });
  await openAs('superAdmin', `/internships/${internshipId}`);
  await page.getByRole('button', { name: 'Buat Surat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buat Surat untuk Sinta Penerima' });
  await expect(dialog.getByText(/^1 surat: /)).toHaveText(NUMBER);
  await expectAccessible(page, 'dialog that makes letters');
  await dialog.getByRole('button', { name: 'Buat Surat' }).click();
  const made = page.getByRole('dialog', { name: 'Surat sudah dibuat' });
  await expect(made).toContainText(NUMBER);
  const [number = ''] = NUMBER.exec((await made.textContent()) ?? '') ?? [];

  const parts = await partsOf(await saved(page, 'Unduh Surat'));
  const text = textOf(parts);
  expect(text).toContain(number);
  expect(text).toContain('Sinta Penerima');
  expect(text).toContain(company.name);
  const [code = ''] = await codesOf(parts);
  const [shown = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(code) ?? [];
  expect(text).toContain(shown);

  const phone = await openOtherPage();
  await phone.setViewportSize(PHONE);
  await openAs(await apiAs(student), '/student/placement-requests', phone);
  await expect(phone.getByRole('button', { name: `Unduh ${number}` })).toBeVisible();
  await expectNoSidewaysScrolling(phone);
  expect(textOf(await partsOf(await saved(phone, `Unduh ${number}`)))).toContain(number);

  await made.getByRole('link', { name: 'Lihat Arsip' }).click();
  const row = page.getByRole('row', { name: number });
  await row.getByRole('button', { name: /^Aksi untuk/ }).click();
  await page.getByRole('menuitem', { name: 'Batalkan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Batalkan Surat' });
  await question.getByRole('textbox').fill('Nama perusahaan salah.');
  await question.getByRole('button', { name: 'Batalkan Surat' }).click();
  await expectToast(page, 'Surat dibatalkan.');
  await expect(row).toContainText('Dibatalkan');

  await phone.reload();
  await expect(phone.getByText(number)).toBeVisible();
  await expect(phone.getByRole('button', { name: `Unduh ${number}` })).toHaveCount(0);
  await page.goto(`/verify/${shown}`);
  await expect(page.getByText('Surat ini sudah dibatalkan')).toBeVisible();
});
