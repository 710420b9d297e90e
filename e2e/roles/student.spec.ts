import { formatDate, formatPeriod, today } from '../dates';
import { chooseNative, expectChosen } from '../fields';
import { expect, test } from '../fixtures';
import { actionsOf, columnsOf, rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';

const LONG_DATE = new Intl.DateTimeFormat('id-ID', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const NO_INTERNSHIP =
  'Anda belum terdaftar dalam program magang saat ini. Silakan hubungi admin atau dosen pembimbing.';

test(
  "shows a student the internship, today's activities and all activities",
  IN_ALL,
  async ({ page, apiAs, createPlacement, openAs }) => {
    const placed = await createPlacement('Rahmi Dwi Lestari');
    const { company, mentor, lecturer, period } = placed;
    const longDate = LONG_DATE.format(new Date(today()));
    const id = await placed.addActivity({ name: 'Memasang rak jaringan' });
    await placed.addActivity({ name: 'Mengukur sinyal', date: '2026-10-05' });
    await openAs(await apiAs(placed.student), '/');

    await test.step('dashboard', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selamat Datang, Rahmi');
      const current = page.getByRole('region', { name: 'Magang Saat Ini' });
      await expect(current.getByRole('term')).toHaveText([
        'Mitra Industri',
        'Mentor',
        'Dosen',
        'Periode',
      ]);
      await expect(current.getByRole('definition')).toHaveText([
        company.name,
        mentor.name,
        lecturer.name,
        formatPeriod(period),
      ]);
      await expect(current.getByRole('combobox')).toHaveCount(0);
      const work = page.getByRole('region', { name: 'Aktivitas Hari Ini' });
      await expect(work.getByText(longDate, { exact: true })).toBeVisible();
      await expect(work.getByRole('listitem')).toHaveCount(1);
      await expect(work.getByRole('listitem')).toContainText(
        'Memasang rak jaringan08:00 – 16:00Jl.',
      );
      await expect(work.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
    });

    await test.step('attendance', async () => {
      await visit(page, '/student/attendance');
      await expect(page.getByRole('main').getByText(longDate, { exact: true })).toBeVisible();
      const card = page.getByRole('article', { name: 'Memasang rak jaringan' });
      for (const text of ['Belum Absen', 'Sesuai petunjuk mentor.', '08:00 - 16:00'])
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      await expect(card.getByText('Kota Bandung 40266')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
      await expect(card.getByRole('link', { name: 'Lihat Detail' })).toHaveAttribute(
        'href',
        `/student/activities/${id}`,
      );
    });

    await test.step('activities', async () => {
      await visit(page, '/student/activities');
      await expect(page.getByRole('main')).toContainText(
        new RegExp(
          `${company.name}.*${formatDate(period.start_date)}.*${formatDate(period.end_date)}`,
        ),
      );
      expect(await columnsOf(page, 'Daftar aktivitas magang')).toEqual([
        'TANGGAL ↕',
        'AKTIVITAS ↕',
        'LOKASI ↕',
        'WAKTU ABSEN ↕',
        'VALIDASI',
        'Aksi',
      ]);
      const old = rowsOf(page, 'Daftar aktivitas magang').filter({ hasText: 'Mengukur sinyal' });
      await expect(old.getByRole('gridcell')).toHaveText([
        'Sen, 5 Okt 2026, 08:00 - 16:00',
        'Mengukur sinyal',
        'Jl. Soekarno Hatta No. 412, Batununggal,…',
        '-',
        'Mentor belum validasiDosen belum validasi',
        '',
      ]);
      expect(await actionsOf(page, 'Mengukur sinyal')).toEqual(['Detail']);
      await expect(page.getByRole('main').getByRole('link', { name: /^Tambah/ })).toHaveCount(0);
    });

    await test.step('activity, and back to the search it was found with', async () => {
      await page.getByRole('searchbox').fill('sinyal');
      await expect(page).toHaveURL('/student/activities?search=sinyal');
      await rowsOf(page, 'Daftar aktivitas magang').filter({ hasText: 'Mengukur sinyal' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mengukur sinyal');
      for (const text of [
        'Senin, 5 Oktober 2026',
        'Belum Absen',
        '08:00 - 16:00',
        'Sesuai petunjuk mentor.',
      ])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      // The log has buttons, the activity has none.
      await expect(main.getByRole('button')).toHaveText(['Simpan', 'Kirim', 'Pilih foto']);
      await main.getByRole('link', { name: 'Kembali' }).click();
      await expect(page).toHaveURL('/student/activities?search=sinyal');
    });

    await test.step('an activity that does not exist or belongs to someone else', async () => {
      for (const missing of ['0', '99999999', '1abc', '1']) {
        await visit(page, `/student/activities/${missing}`);
        await expect(page.getByText('Aktivitas tidak ditemukan')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Kembali' })).toBeVisible();
      }
    });
  },
);

test(
  'a student with two internships selects the one that every screen shows',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('studentWithTwoInternships', '/');
    const select = page.getByRole('combobox', { name: 'Pilih magang' });
    await expectChosen(select, /PT Lintas Nusa Data/);
    await expect(select.locator('option')).toHaveCount(2);
    await chooseNative(select, /PT Perisai Siber Nusantara/);
    const current = page.getByRole('region', { name: 'Magang Saat Ini' });
    await expect(current.getByRole('definition').first()).toHaveText('PT Perisai Siber Nusantara');
    await expect(page.getByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('selected-internship'))).toMatch(
      /"id":\d+/,
    );
    await page.goto('/student/activities');
    await expect(page.getByText(/^PT Perisai Siber Nusantara · .* s\/d /).first()).toBeVisible();
    await expectChosen(select, /PT Perisai Siber Nusantara/);
    await visit(page, '/student/attendance');
    await expect(page.getByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
    await expectChosen(select, /PT Perisai Siber Nusantara/);
    await chooseNative(select, /PT Lintas Nusa Data/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await visit(page, '/student/activities');
    await expect(select).toContainText('PT Lintas Nusa Data');
  },
);

test('every screen tells a student without an internship so', IN_ALL, async ({ page, openAs }) => {
  await openAs('studentWithoutInternship', '/');
  for (const path of ['/', '/student/attendance', '/student/activities']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Belum Ada Magang', { exact: true })).toBeVisible();
    await expect(page.getByText(NO_INTERNSHIP, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Absen Sekarang' })).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(0);
  }
});
