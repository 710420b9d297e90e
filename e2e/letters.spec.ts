import type { Locator } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from './accessibility/checks';
import { download } from './downloads';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { LETTER_NUMBER } from './letters';
import type { ApiResponse } from './records/lists';
import { IN_ALL, IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const partsSavedBy = async (button: Locator) => unzipSync(await download(button));

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

test(
  'the office makes a numbered letter in three clicks, its student gets it on a phone, and it is cancelled',
  IN_CI,
  async ({ page, apiAs, createPlacement, openAs, openOtherPage, recordsAdmin }) => {
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
    await expect(dialog.getByText(/^1 surat: /)).toHaveText(LETTER_NUMBER);
    await expectAccessible(page, 'dialog that makes letters');
    await dialog.getByRole('button', { name: 'Buat Surat' }).click();
    const made = page.getByRole('dialog', { name: 'Surat sudah dibuat' });
    await expect(made).toContainText(LETTER_NUMBER);
    const [number = ''] = LETTER_NUMBER.exec((await made.textContent()) ?? '') ?? [];

    const parts = await partsSavedBy(page.getByRole('button', { name: 'Unduh Surat' }));
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
    const own = await partsSavedBy(phone.getByRole('button', { name: `Unduh ${number}` }));
    expect(textOf(own)).toContain(number);

    await made.getByRole('link', { name: 'Lihat Arsip' }).click();
    const row = page.getByRole('row', { name: number });
    await row.getByRole('button', { name: /^Aksi untuk/ }).click();
    await page.getByRole('menuitem', { name: 'Batalkan' }).click();
    const question = page.getByRole('alertdialog', { name: 'Batalkan Surat' });
    await question.getByRole('textbox').fill('Nama perusahaan salah.');
    await question.getByRole('button', { name: 'Batalkan Surat' }).click();
    await expectToast(page, 'Surat dibatalkan.');
    await expect(row).toContainText('Dibatalkan');
    await row.getByRole('button', { name: /^Aksi untuk/ }).click();
    const cancelled = await partsSavedBy(
      page.getByRole('menuitem', { name: 'Unduh', exact: true }),
    );
    const stamp = cancelled['word/simagang-stamp.xml'];
    expect(Buffer.from(stamp ?? []).toString()).toContain('DIBATALKAN');

    await phone.reload();
    await expect(phone.getByText(number)).toBeVisible();
    await expect(phone.getByRole('button', { name: `Unduh ${number}` })).toHaveCount(0);
    await page.goto(`/verify/${shown}`);
    await expect(page.getByText('Surat ini sudah dibatalkan')).toBeVisible();
  },
);

const TYPES = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A document without any field. */
const plainDocument = () =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${TYPES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${TYPES}/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>SURAT PENGANTAR</w:t></w:r></w:p></w:body></w:document>',
      ),
    }),
  );

test(
  'the office is asked about a template without a number, sees it, and does not lose it',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/letters/templates');
    await page.getByLabel('Unggah template Surat Pengantar').setInputFiles({
      name: 'Surat Polos.docx',
      mimeType: `${WORD}.document`,
      buffer: plainDocument(),
    });
    const dialog = page.getByRole('dialog', { name: 'Pakai template yang belum lengkap?' });
    await expect(dialog.getByText('Tidak ada {nomor}')).toBeVisible();
    // A frame, a link where the browser shows no PDFs, or a sentence where the server makes none.
    await expect(
      dialog
        .getByTitle('Pratinjau halaman pertama')
        .or(dialog.getByRole('link', { name: 'Buka Pratinjau (PDF)' }))
        .or(dialog.getByText('Pratinjau memerlukan LibreOffice')),
    ).toBeVisible();
    await expectAccessible(page, 'question about a template');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('“Surat Polos.docx” belum dipakai.')).toBeVisible();
    await page.getByRole('button', { name: 'Periksa Lagi' }).click();
    await expect(dialog).toBeVisible();
  },
);
