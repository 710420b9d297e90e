import { expectAccessible } from './accessibility/checks';
import { periodLabel } from './dates';
import { confirm } from './dialogs';
import { expect, test } from './fixtures';
import { expectNoSidewaysScrolling } from './layout';
import type { ApiResponse } from './records/lists';
import { createPlace } from './records/placements';
import { IN_ALL } from './testLevel';
import { expectToast } from './toasts';
import { PHONE } from './viewports';

const COMMENT = 'Lengkapi catatan tentang jadwal kuliah.';

test(
  'two students ask for a place together, complete their request, and are placed',
  IN_ALL,
  async ({ page, apiAs, createStudent, openAs, openOtherPage, recordsAdmin }) => {
    // The dashboards choose the newest period that is active.
    const dates = { start_date: '2002-01-01', end_date: '2002-06-30', semester: 1 };
    const { data: period } = await recordsAdmin.post<ApiResponse<typeof dates & { id: number }>>(
      '/internship-periods',
      { ...dates, year: '2002', is_active: true },
    );
    await recordsAdmin.put(`/internship-periods/${period.id}/placement-window`, {
      open_from: '2002-01-01',
      open_until: '2099-12-31',
    });
    const { company, mentor } = await createPlace(recordsAdmin, { period });
    const first = await createStudent('Sari Pengaju');
    const second = await createStudent('Bima Anggota');

    await page.setViewportSize(PHONE);
    await openAs(await apiAs(first), '/student/placement-requests');
    await page
      .getByRole('region', { name: periodLabel(period) })
      .getByRole('link', { name: 'Ajukan Tempat' })
      .click();
    await page.getByRole('combobox', { name: 'Pilihan 1' }).fill(company.name);
    await page.getByRole('option', { name: company.name }).click();
    await page.getByRole('button', { name: 'Tambah Anggota' }).click();
    await page.getByLabel('NIM Anggota 1').fill(second.identifier);
    // At the end of the page, where no button is half under the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page, 'request for a place');
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'Simpan Draf' }).click();
    await expectToast(page, 'Draf tersimpan.');
    await expect(page.getByText('Menunggu persetujuan 1 anggota')).toBeVisible();
    const group = page.getByRole('region', { name: 'Mahasiswa' });
    await expect(group).toContainText(second.identifier);
    await expect(group).not.toContainText('Bima Anggota');
    await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
    await confirm(page, 'Kirim Pengajuan', 'Kirim');
    await expectToast(page, 'Semua anggota harus menyetujui dahulu sebelum pengajuan dikirim.');

    const other = await openOtherPage();
    await openAs(await apiAs(second), '/student/placement-requests', other);
    await other.getByRole('link', { name: 'Jawab Ajakan' }).click();
    await expect(other.getByText('Sari Pengaju mengajak Anda')).toBeVisible();
    await other.getByRole('button', { name: 'Setuju', exact: true }).click();
    await confirm(other, 'Setujui Ajakan', 'Setuju');
    await expectToast(other, 'Jawaban Anda tersimpan.');

    await page.reload();
    await expect(group).toContainText('Bima Anggota');
    await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
    await confirm(page, 'Kirim Pengajuan', 'Kirim');
    await expectToast(page, 'Pengajuan terkirim dan menunggu keputusan.');
    const status = page.getByRole('region', { name: 'Status' });
    await expect(status).toContainText('Menunggu keputusan');
    await expect(page.getByText('urutan ke-1')).toBeVisible();

    const office = await openOtherPage();
    await openAs(
      'superAdmin',
      `/placement-requests?state=sent&internship_period_id=${period.id}`,
      office,
    );
    await office.getByText('Sari Pengaju').click();
    await expect(office.getByText(`Mentor: ${mentor.name}`).first()).toBeVisible();
    await expect(office.getByRole('button', { name: 'Terima', exact: true })).toBeEnabled();
    await expectAccessible(office, 'request to decide');
    await office.keyboard.press('r');
    const dialog = office.getByRole('alertdialog', { name: 'Perlu Dilengkapi' });
    await dialog.getByRole('textbox').fill(COMMENT);
    await office.keyboard.press('Control+Enter');
    await expectToast(office, 'Pengajuan dikembalikan untuk dilengkapi.');

    await page.reload();
    await expect(status).toContainText(COMMENT);
    await page.getByRole('link', { name: 'Ubah' }).click();
    await page.getByRole('textbox', { name: 'Catatan' }).fill('Kuliah hanya hari Sabtu.');
    await page.getByRole('button', { name: 'Simpan Draf' }).click();
    await expect(page.getByText('Kuliah hanya hari Sabtu.')).toBeVisible();
    await page.getByRole('button', { name: 'Kirim Lagi' }).click();
    await confirm(page, 'Kirim Pengajuan', 'Kirim');
    await expect(status).toContainText('Menunggu keputusan');

    await office.goto(`/placement-requests/accept?internship_period_id=${period.id}`);
    await expect(office.getByRole('checkbox', { name: 'Sertakan Sari Pengaju' })).toBeChecked();
    const accept = office.getByRole('button', { name: 'Terima 1 pengajuan' });
    // It is off while the server checks the placements.
    await expect(accept).toBeEnabled();
    await expectAccessible(office, 'requests to accept');
    await accept.click();
    await expectToast(office, '1 pengajuan diterima.');

    await page.reload();
    await expect(status).toContainText('Diterima');
    await expect(page.getByText('Penempatan sudah dibuat.')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('region', { name: 'Status' })).toContainText('Diterima');
    // Other tests place students in the only active period.
    await recordsAdmin.put(`/internship-periods/${period.id}`, {
      ...dates,
      year: '2002',
      is_active: false,
    });
  },
);
