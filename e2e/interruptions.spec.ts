import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/checks';
import { toDigits } from './dates';
import { confirm } from './dialogs';
import { dateOrTime, text } from './fields';
import { expect, test } from './fixtures';
import { press, type, typeDigits } from './keyboard';
import { expectNoSidewaysScrolling } from './layout';
import { interceptDuring } from './network';
import type { ApiResponse } from './records/lists';
import { untilQuiet } from './requests';
import { IN_ALL } from './testLevel';
import { expectError, expectSuccess } from './toasts';
import { PHONE } from './viewports';

// A dialog has too little contrast while it fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const TODAY = '2026-11-25';
const TOMORROW = '2026-11-26';
const REASON = 'Rawat inap, surat RS Hasan Sadikin.';

const attendanceOf = (id: number) => `/internships/${id}?tab=kehadiran`;

const card = (page: Page) => page.getByRole('region', { name: 'Jeda', exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const menuOf = (page: Page, days: string) =>
  card(page).getByRole('button', { name: `Aksi untuk jeda ${days}` });

test(
  'an office interrupts a placement by keyboard, and the student reads why today has no work',
  IN_ALL,
  async ({ page, openAs, openOtherPage, apiAs, createPlacement }) => {
    const { internshipId, student, addActivity } = await createPlacement('Umi Jeda');
    await addActivity({ date: TOMORROW });
    await openAs('superAdmin', attendanceOf(internshipId));
    await card(page).getByRole('button', { name: 'Tambah Jeda' }).press('Enter');
    const form = dialog(page, 'Tambah Jeda');
    await typeDigits(form.getByRole('textbox', { name: /Mulai Jeda/ }), toDigits(TODAY));
    await expect(
      form.getByText('1 aktivitas pada hari jeda yang belum diisi akan dihapus.'),
    ).toBeVisible();
    await text('Alasan Jeda').enter(form, REASON);
    await form.getByRole('button', { name: 'Simpan' }).press('Enter');
    await expectSuccess(page, 'Sukses!', 'Data berhasil ditambahkan');
    await expect(card(page).getByRole('listitem')).toHaveText([
      `25 Nov 2026 sampai pemberitahuan${REASON}Saat ini`,
    ]);

    const phone = await openOtherPage();
    await openAs(await apiAs(student), '/', phone);
    await expect(phone.getByRole('region', { name: 'Aktivitas Hari Ini' })).toContainText(
      `Magang Anda sedang jeda sampai ada pemberitahuan: ${REASON}`,
    );
  },
);

test(
  'an office adds an interruption of past days by mouse, changes it and takes it back',
  IN_ALL,
  async ({ page, openAs, openOtherPage, apiAs, createPlacement }) => {
    const { internshipId, student, mentor, addActivity } = await createPlacement('Vino Jeda');
    for (const date of [MONDAY, TUESDAY]) await addActivity({ date });
    await openAs('superAdmin', attendanceOf(internshipId));
    await card(page).getByRole('button', { name: 'Tambah Jeda' }).click();
    const form = dialog(page, 'Tambah Jeda');
    await dateOrTime('Mulai Jeda').enter(form, toDigits(MONDAY));
    await dateOrTime('Jeda Sampai').enter(form, toDigits(TUESDAY));
    await text('Alasan Jeda').enter(form, REASON);
    await expect(form.getByText('Tidak ada aktivitas mendatang yang terhapus.')).toBeVisible();
    await expectAccessible(page, 'an interruption');
    await form.getByRole('button', { name: 'Simpan' }).click();
    const question = page.getByRole('alertdialog', {
      name: '2 hari yang sudah lewat akan berubah',
    });
    await expect(question.getByRole('listitem')).toHaveText(['2 hari: Alpa → Tidak ada jadwal']);
    await expect(question.getByText(`Alasan: ${REASON}`)).toBeVisible();
    await expectAccessible(page, 'the past days of an interruption');
    await question.getByRole('button', { name: 'Lanjutkan' }).click();
    await expectSuccess(page, 'Sukses!', 'Data berhasil ditambahkan');
    await expect(form).toBeHidden();
    await expectAccessible(page, 'the interruptions of a placement');

    await test.step('the student reads it in the calendar and on the day', async () => {
      const own = await openOtherPage();
      await openAs(await apiAs(student), '/student/attendance-days', own);
      await own.getByRole('button', { name: 'Senin, 23 November 2026: Jeda magang' }).click();
      const day = own.getByRole('region', { name: 'Senin, 23 November 2026' });
      await expect(day).toContainText(`23 Nov 2026 s/d 24 Nov 2026: ${REASON}`);
      await expect(day.getByRole('list', { name: 'Perubahan' })).toContainText(
        /^Berubah dari Alpa menjadi Tidak ada jadwal oleh .* karena: Rawat inap/,
      );
      await expect(own.getByRole('list', { name: 'Jumlah' })).toContainText('J Jeda: 2');
      await expectAccessible(own, 'an interruption of the own placement');
    });

    await test.step('mentor and lecturer read it, without buttons', async () => {
      const mentorCaller = await apiAs({ identifier: mentor.nik, password: mentor.nik });
      await mentorCaller.put('/change-password', {
        password: mentor.nik,
        new_password: 'Rahasia2026!',
        new_password_confirmation: 'Rahasia2026!',
      });
      const readers = [
        await apiAs({ identifier: mentor.nik, password: 'Rahasia2026!' }),
        'lecturer',
      ] as const;
      for (const reader of readers) {
        const other = await openOtherPage();
        await openAs(reader, attendanceOf(internshipId), other);
        await expect(card(other).getByRole('listitem')).toHaveText([
          `23 Nov 2026 s/d 24 Nov 2026${REASON}`,
        ]);
        await expect(card(other).getByRole('button')).toHaveCount(0);
      }
    });

    await menuOf(page, '23 Nov 2026 s/d 24 Nov 2026').click();
    await page.getByRole('menuitem', { name: 'Ubah jeda' }).click();
    const edit = dialog(page, 'Ubah Jeda');
    await dateOrTime('Mulai Jeda').enter(edit, toDigits(TUESDAY));
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await expect(
      page.getByRole('alertdialog').getByText('1 hari: Tidak ada jadwal → Alpa'),
    ).toBeVisible();
    await confirm(page, '1 hari yang sudah lewat akan berubah');
    await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');

    await menuOf(page, '24 Nov 2026').click();
    await page.getByRole('menuitem', { name: 'Batalkan jeda' }).click();
    await page
      .getByRole('alertdialog', { name: 'Batalkan Jeda' })
      .getByRole('button', { name: 'Batalkan jeda' })
      .click();
    const again = page.getByRole('alertdialog', { name: '1 hari yang sudah lewat akan berubah' });
    await again.getByRole('textbox', { name: 'Alasan' }).fill('Mahasiswa tetap masuk.');
    await again.getByRole('button', { name: 'Lanjutkan' }).click();
    await expectSuccess(page, 'Sukses!', 'Jeda dibatalkan');
    await expect(card(page).getByText('Belum ada jeda.')).toBeVisible();
  },
);

test(
  'an interruption outlives a broken connection, and is stored once after a lost answer',
  IN_ALL,
  async ({ page, context, openAs, recordsAdmin, createPlacement }) => {
    const { internshipId, addActivity } = await createPlacement('Yuda Jeda');
    await addActivity({ date: TUESDAY });
    await openAs('superAdmin', attendanceOf(internshipId));
    await card(page).getByRole('button', { name: 'Tambah Jeda' }).click();
    const form = dialog(page, 'Tambah Jeda');
    await dateOrTime('Mulai Jeda').enter(form, toDigits(TUESDAY));
    await text('Alasan Jeda').enter(form, REASON);
    await untilQuiet(page);

    await context.setOffline(true);
    const save = form.getByRole('button', { name: 'Simpan' });
    await save.click();
    await expectError(page, 'Error', 'Terjadi kesalahan saat menambahkan data');
    await text('Alasan Jeda').expectFilled(form, REASON);
    await context.setOffline(false);

    await save.click();
    const question = page.getByRole('alertdialog', { name: /^1 hari yang sudah lewat/ });
    const goOn = question.getByRole('button', { name: 'Lanjutkan' });
    await interceptDuring(
      page,
      'POST /internships/*/interruptions',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      async () => {
        await goOn.click();
        await expect(question.getByText('Koneksi terputus.')).toBeVisible();
      },
    );
    await goOn.click();
    await expectSuccess(page, 'Sukses!', 'Data berhasil ditambahkan');
    const { data } = await recordsAdmin.get<ApiResponse<{ reason: string }[]>>(
      `/internships/${internshipId}/interruptions`,
    );
    expect(data).toMatchObject([{ reason: REASON }]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test(
    'an interruption is added, changed and taken back by keyboard',
    IN_ALL,
    async ({ page, openAs, openOtherPage, apiAs, createPlacement }) => {
      const { internshipId, student, addActivity } = await createPlacement('Wira Jeda');
      await addActivity({ date: TOMORROW });
      await openAs('superAdmin', attendanceOf(internshipId));
      await card(page).getByRole('button', { name: 'Tambah Jeda' }).press('Enter');
      const form = dialog(page, 'Tambah Jeda');
      await typeDigits(form.getByRole('textbox', { name: /Mulai Jeda/ }), toDigits(TODAY));
      await type(form.getByRole('textbox', { name: 'Alasan Jeda' }), REASON);
      await expect(form.getByText(/^1 aktivitas pada hari jeda/)).toBeVisible();
      await expectAccessible(page, 'an interruption on a phone');
      await expectNoSidewaysScrolling(page);
      await press(form.getByRole('button', { name: 'Simpan' }));
      await expectSuccess(page, 'Sukses!', 'Data berhasil ditambahkan');
      await expect(card(page).getByRole('button', { name: 'Tambah Jeda' })).toBeFocused();

      const own = await openOtherPage();
      await own.setViewportSize(PHONE);
      await openAs(await apiAs(student), '/', own);
      await expect(own.getByText(`sampai ada pemberitahuan: ${REASON}`)).toBeVisible();
      await expectAccessible(own, 'the day of an interruption on a phone');
      await expectNoSidewaysScrolling(own);

      await press(menuOf(page, '25 Nov 2026 sampai pemberitahuan'));
      await page.getByRole('menuitem', { name: 'Ubah jeda' }).press('Enter');
      const edit = dialog(page, 'Ubah Jeda');
      await typeDigits(edit.getByRole('textbox', { name: 'Jeda Sampai' }), '27112026');
      await press(edit.getByRole('button', { name: 'Simpan' }));
      await expectSuccess(page, 'Sukses!', 'Data berhasil diedit');
      await own.reload();
      await expect(own.getByText(`sedang jeda sampai 27 Nov 2026: ${REASON}`)).toBeVisible();

      await press(menuOf(page, '25 Nov 2026 s/d 27 Nov 2026'));
      await page.getByRole('menuitem', { name: 'Batalkan jeda' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Batalkan Jeda' });
      await expectAccessible(page, 'the question about an interruption on a phone');
      await press(question.getByRole('button', { name: 'Batalkan jeda' }));
      await expectSuccess(page, 'Sukses!', 'Jeda dibatalkan');
      await expect(card(page).getByText('Belum ada jeda.')).toBeVisible();
      await expectNoSidewaysScrolling(page);
    },
  );
});
