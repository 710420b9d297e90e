import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import { createCompany } from './records/companies';
import { IN_ALL } from './testLevel';
import { expectSuccess } from './toasts';
import { PHONE } from './viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click();
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Data ini sudah diubah orang lain' });

test(
  'two super admins change one company, and neither loses anything',
  IN_ALL,
  async ({ page, openAs, openOtherPage, recordsAdmin }) => {
    const company = await createCompany(recordsAdmin);
    const path = `/companies/${company.id}/edit`;
    const other = await openOtherPage();
    await openAs('superAdmin', path);
    await openAs('superAdmin', path, other);

    await field(other, 'No. Telepon').fill('0229998877');
    await field(other, 'Kuota Magang').fill('9');
    await save(other);
    await expectSuccess(other, 'Sukses!', 'Data berhasil diedit');

    await field(page, 'Nama Perusahaan').fill(`${company.name} Tbk`);
    await field(page, 'Kuota Magang').fill('7');
    await save(page);
    const dialog = question(page);
    await expect(dialog.getByRole('radiogroup')).toHaveCount(2);
    await expectAccessible(page, 'what somebody else has changed');
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page);

    // By keyboard: 'Simpan lagi' moves the focus to the unanswered question.
    await dialog.getByRole('button', { name: 'Simpan lagi' }).press('Enter');
    await expect(dialog.getByText('Pilih salah satu.')).toBeVisible();
    await expectAccessible(page, 'a choice that is missing');
    await page.keyboard.press('ArrowDown');
    await expect(
      dialog.getByRole('radio', { name: 'Pakai isian saya Isian Anda: 7 mahasiswa' }),
    ).toBeChecked();
    await dialog.getByRole('button', { name: 'Simpan lagi' }).press('Enter');
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');

    const { data } = await recordsAdmin.get<{ data: object }>(`/companies/${company.id}`);
    expect(data).toMatchObject({
      name: `${company.name} Tbk`,
      phone_number: '0229998877',
      internship_quota: 7,
      version: 3,
    });
  },
);

test(
  'a lecturer goes back to the grade that a super admin has changed, then saves it',
  IN_ALL,
  async ({ page, openAs, openOtherPage, createPlacement, recordsAdmin }) => {
    const { internshipId, addGrade } = await createPlacement('Sari Dewi');
    const { id } = await addGrade();
    const path = `/internships/${internshipId}/grades/${id}/edit`;
    const other = await openOtherPage();
    await openAs('lecturer', path);
    await openAs('superAdmin', path, other);

    await field(other, 'UTS').fill('85,5');
    await field(other, 'Alasan perubahan').fill('Salah ketik');
    await save(other);
    await expectSuccess(other, 'Sukses!', 'Data berhasil diedit');

    await field(page, 'UAS').fill('90');
    await field(page, 'Alasan perubahan').fill('Nilai susulan');
    await save(page);
    await expect(question(page).getByText('Sekarang: 85,5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(field(page, 'UAS')).toHaveValue('90');
    await expect(page.getByRole('button', { name: 'Simpan', exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await question(page).getByRole('button', { name: 'Simpan lagi' }).click();
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
    const { data } = await recordsAdmin.get<{ data: object }>(`/grades/${id}`);
    expect(data).toMatchObject({ midterm: 85.5, final: 90 });
  },
);
