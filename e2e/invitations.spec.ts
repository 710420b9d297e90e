import { expectAccessible } from './accessibility/checks';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import type { ApiResponse } from './records/lists';
import { createLecturer } from './records/people';
import { uniqueDigits } from './records/uniqueDigits';
import { drawSignature } from './signatureBox';
import { sendLogin } from './signIn';
import { IN_CI } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const PASSWORD = 'Rahasia-Baru-2026';

interface Identified {
  id: number;
}

test(
  "an office accepts a student's own company with a mentor it invites, who opens the account on a phone and sees the placement",
  IN_CI,
  async ({ page, apiAs, createStudent, openAs, openOtherPage, recordsAdmin }) => {
    // A period of its own, which no dashboard chooses.
    const dates = { start_date: '2003-01-01', end_date: '2003-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<Identified>>(
      '/internship-periods',
      {
        ...dates,
        year: '2003',
        is_active: true,
      },
    );
    await recordsAdmin.put(`/internship-periods/${period.id}/placement-window`, {
      open_from: '2003-01-01',
      open_until: '2099-12-31',
    });
    const lecturer = await createLecturer(recordsAdmin, `Dosen ${uniqueDigits(6)}`);
    const name = `Sekar Pengusul ${uniqueDigits(6)}`;
    const student = await createStudent(name);
    const companyName = `CV Usulan ${uniqueDigits(6)}`;
    const sekar = await apiAs(student);
    const { data: request } = await sekar.post<ApiResponse<Identified>>('/placement-requests', {
      internship_period_id: period.id,
      company_ids: [],
      own_company: {
        name: companyName,
        address: 'Jl. Braga No. 3, Bandung',
        business_field: 'Perangkat lunak',
        contact_name: 'Rina',
        phone_number: '0225550199',
        email: 'kontak@usulan.example',
      },
      member_nims: [],
      note: null,
    });
    await sekar.post(`/placement-requests/${request.id}/send`, {});

    await openAs('superAdmin', `/placement-requests/${request.id}`);
    await page.getByRole('button', { name: 'Buat mitra baru' }).click();
    const partner = page.getByRole('dialog', { name: 'Mitra Baru' });
    await partner.getByLabel('Kuota Magang').fill('2');
    await partner.getByRole('button', { name: 'Simpan' }).click();
    await expectToast(page, 'Mitra dibuat dan terhubung dengan pengajuan.');
    await expect(page.getByText('Mentor wajib dipilih')).toBeVisible();

    await page.getByRole('button', { name: 'Undang Mentor' }).click();
    const invite = page.getByRole('dialog', { name: `Undang Mentor di ${companyName}` });
    await invite.getByRole('button', { name: 'Undang', exact: true }).click();
    await expect(invite.getByText('Isi email atau nomor telepon')).toBeVisible();
    await invite.getByLabel('Nama').fill('Raka Mentor');
    await invite.getByLabel('No. Telepon').fill('081234567890');
    await expectAccessible(page, 'invitation of a mentor');
    await invite.getByRole('button', { name: 'Undang', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Undangan untuk Raka Mentor' });
    const code = (await sheet.getByLabel('Kode undangan').textContent()) ?? '';
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await expect(sheet.getByRole('link', { name: 'Buka WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/6281234567890\\?text=.*undangan%23${code}`),
    );
    await expectAccessible(page, 'code of an invitation');
    await sheet.getByRole('button', { name: 'Selesai' }).click();

    await page.getByRole('button', { name: `Ubah penempatan ${name}` }).click();
    await page
      .getByRole('combobox', { name: 'Dosen' })
      .selectOption({ label: `${lecturer.name} (0 mahasiswa)` });
    await expect(page.getByText(`Mentor: Raka Mentor · Dosen: ${lecturer.name}`)).toBeVisible();
    const accept = page.getByRole('button', { name: 'Terima', exact: true });
    await expect(accept).toBeEnabled();
    await accept.click();
    await expectToast(page, 'Pengajuan diterima, penempatan dibuat.');

    const phone = await openOtherPage();
    await phone.setViewportSize(PHONE);
    await phone.goto(`/undangan#${code}`);
    await expect(phone.getByRole('heading', { name: 'Selamat datang, Raka Mentor' })).toBeVisible();
    await expect(phone.getByText(`mentor di ${companyName}`)).toBeVisible();
    const nik = uniqueDigits(16);
    await phone.getByLabel('NIK').fill(nik);
    await phone.getByLabel('Email').fill(`${uniqueDigits(12)}@usulan.example`);
    await phone.getByLabel('Password Baru', { exact: true }).fill(PASSWORD);
    await phone.getByLabel('Konfirmasi Password Baru').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Buka akun' }).click();
    await expect(phone.getByText('Tanda tangan digital wajib diunggah')).toBeVisible();
    await expect(phone.getByLabel('NIK')).toHaveValue(nik);
    await drawSignature(phone);
    await expectAccessible(phone, 'invitation to open an account');
    await expectNoSidewaysScrolling(phone);
    await phone.getByRole('button', { name: 'Buka akun' }).click();
    await expect(phone.getByRole('heading', { name: 'Akun Anda siap' })).toBeVisible();

    await phone.getByRole('button', { name: 'Log in' }).click();
    await sendLogin(phone, nik, PASSWORD);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('Dashboard');
    await phone.goto('/internships');
    await expect(phone.getByText(name).first()).toBeVisible();

    // The code is used up, and says so in the words of every wrong one.
    const late = await openOtherPage();
    await late.goto(`/undangan#${code}`);
    await expect(late.getByRole('alert')).toContainText('Undangan ini tidak berlaku');

    // Other tests place students in the only active period.
    await recordsAdmin.put(`/internship-periods/${period.id}`, {
      ...dates,
      year: '2003',
      is_active: false,
    });
  },
);

test(
  'the finder invites a lecturer, whose page sends another code and cancels it',
  IN_CI,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Cari apa saja' }).fill('undang dosen');
    await page.getByRole('option', { name: /^Undang Dosen/ }).click();
    const invite = page.getByRole('dialog', { name: 'Undang Dosen' });
    const name = `Dr. Laras ${uniqueDigits(6)}`;
    await invite.getByLabel('Nama').fill(name);
    await invite.getByLabel('Email').fill(`${uniqueDigits(12)}@kampus.example`);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: `Undangan untuk ${name}` });
    const first = await sheet.getByLabel('Kode undangan').textContent();
    await sheet.getByRole('button', { name: 'Selesai' }).click();
    await expect(page).toHaveURL('/lecturers');

    await page.getByPlaceholder('Cari dosen...').fill(name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Diundang');
    await row.getByText(name).click();
    const card = page.getByRole('region', { name: 'Undangan' });
    await expect(card).toContainText('Berlaku sampai');
    await card.getByRole('button', { name: 'Kirim Ulang' }).click();
    await confirm(page, 'Kirim ulang undangan?', 'Kirim ulang');
    const second = await sheet.getByLabel('Kode undangan').textContent();
    expect(second).not.toBe(first);
    await sheet.getByRole('button', { name: 'Selesai' }).click();
    await card.getByRole('button', { name: 'Batalkan Undangan' }).click();
    await confirm(page, 'Batalkan undangan?', 'Batalkan undangan');
    await expect(card).toContainText('Belum ada undangan yang berlaku');
  },
);
