import type { Page } from '@playwright/test';
import { type Account, expect, test } from '../fixtures';
import { fetchFirst } from '../records/lists';
import { type Screen, screensOf, waitUntilLoaded } from '../screens';
import { IN_ALL } from '../testLevel';
import { expectDashboard, visit } from '../visit';
import { expectIndonesianDates } from './dateFormats';

const INTERNSHIP = ['Mahasiswa Magang', 'Detail Magang'];

/** Breadcrumbs, if they have more than one entry. */
const TRAILS: Readonly<Record<string, readonly string[]>> = {
  'Pengaturan Pemberitahuan': ['Kotak Masuk', 'Pengaturan Pemberitahuan'],
  'Tambah User': ['User', 'Tambah User'],
  'Tambah Mahasiswa': ['Mahasiswa', 'Tambah Mahasiswa'],
  'Tambah Dosen': ['Dosen', 'Tambah Dosen'],
  'Tambah Mentor': ['Mentor', 'Tambah Mentor'],
  'Edit User': ['User', 'Edit User'],
  'Tambah Mitra Industri': ['Mitra Industri', 'Tambah Mitra Industri'],
  'Edit Mitra Industri': ['Mitra Industri', 'Edit Mitra Industri'],
  'Tambah Lokasi Mitra': ['Lokasi Mitra', 'Tambah Lokasi Mitra'],
  'Edit Lokasi Mitra': ['Lokasi Mitra', 'Edit Lokasi Mitra'],
  'Identitas Jurusan': ['Sistem', 'Identitas Jurusan'],
  'Menunggu Dikirim': ['Dashboard', 'Menunggu Dikirim'],
  'Tambah Mata Kuliah': ['Mata Kuliah', 'Tambah Mata Kuliah'],
  'Edit Mata Kuliah': ['Mata Kuliah', 'Edit Mata Kuliah'],
  'Tambah Formulir Penilaian': ['Formulir Penilaian', 'Tambah Formulir Penilaian'],
  'Edit Formulir Penilaian': ['Formulir Penilaian', 'Edit Formulir Penilaian'],
  'Detail Sertifikat': ['Sertifikat', 'Detail Sertifikat'],
  'Belum Bimbingan': ['Bimbingan', 'Belum Bimbingan'],
  'Detail Bimbingan': ['Bimbingan', 'Detail Bimbingan'],
  'Lembar Penilaian': ['Penilaian', 'Lembar Penilaian'],
  'Tambah Periode Magang': ['Periode Magang', 'Tambah Periode Magang'],
  'Salin Periode Magang': ['Periode Magang', 'Salin Periode Magang'],
  'Edit Periode Magang': ['Periode Magang', 'Edit Periode Magang'],
  'Tambah Hari Libur': ['Hari Libur', 'Tambah Hari Libur'],
  'Edit Hari Libur': ['Hari Libur', 'Edit Hari Libur'],
  'Tambah Mahasiswa Magang': ['Mahasiswa Magang', 'Tambah Mahasiswa Magang'],
  'Edit Mahasiswa Magang': [...INTERNSHIP, 'Edit Mahasiswa Magang'],
  'Detail Magang': INTERNSHIP,
  'Tambah Aktivitas': [...INTERNSHIP, 'Tambah Aktivitas'],
  'Edit Aktivitas': [...INTERNSHIP, 'Edit Aktivitas'],
  'Tambah Nilai': [...INTERNSHIP, 'Tambah Nilai'],
  'Edit Nilai': [...INTERNSHIP, 'Edit Nilai'],
  'Tempatkan Banyak': ['Mahasiswa Magang', 'Tempatkan Banyak'],
  'Buat dari Pola': ['Mahasiswa Magang', 'Buat dari Pola'],
  'Terima Banyak': ['Tempat Magang', 'Terima Banyak'],
  'Template Surat': ['Surat', 'Template Surat'],
  'Seri Nomor': ['Surat', 'Seri Nomor'],
  'Detail Surat': ['Surat', 'Detail Surat'],
  'Detail Laporan Akhir': ['Laporan Akhir', 'Detail Laporan Akhir'],
  'Detail Ujian': ['Ujian', 'Detail Ujian'],
  'Ajukan Tempat': ['Tempat Magang', 'Ajukan Tempat'],
  'Detail Tempat Magang': ['Tempat Magang', 'Detail Tempat Magang'],
  'Edit Tempat Magang': ['Tempat Magang', 'Detail Tempat Magang', 'Edit Tempat Magang'],
  'Ajukan Izin atau Koreksi': ['Izin & Koreksi', 'Ajukan Izin atau Koreksi'],
  'Nilai per Mata Kuliah': ['Mahasiswa Magang', 'Nilai per Mata Kuliah'],
  'Impor Mahasiswa': ['Mahasiswa', 'Impor Mahasiswa'],
  'Impor Aktivitas': ['Mahasiswa Magang', 'Impor Aktivitas'],
  'Impor Nilai': ['Mahasiswa Magang', 'Impor Nilai'],
};

/** The active sidebar entry, if it is not the first breadcrumb. */
const MARKED: Readonly<Record<string, string | null>> = {
  'Akun Saya': null,
  'Ganti Password': null,
  Perangkat: null,
  'Konfirmasi Email': null,
  'Kotak Masuk': null,
  'Pengaturan Pemberitahuan': null,
  'Tambah Mahasiswa Magang': 'Tambah Mahasiswa Magang',
};

interface Expected {
  heading: string | RegExp;
  trail: readonly string[];
  marked: string | null;
}

const expectedOf = (role: Account, { path, title }: Screen): Expected => {
  const isActivity = title === 'Detail Aktivitas';
  const above = role === 'student' ? ['Daftar Aktivitas'] : INTERNSHIP;
  const trailOf = () => {
    if (isActivity) return [...above, title];
    if (path.startsWith('/follow-ups/')) return ['Dashboard', 'Perlu Ditindaklanjuti'];
    return TRAILS[title] ?? [title];
  };
  const trail = trailOf();
  const headings: Record<string, string | RegExp> = {
    '/student/attendance': 'Absensi Hari Ini',
    '/student/activities': 'Aktivitas Magang',
    // The name of the activity.
    [isActivity ? path : '']: /^(?!Detail Aktivitas$).+/,
    ...(role === 'student' && { '/': 'Selamat Datang, Aditya' }),
  };
  return {
    heading: headings[path] ?? title,
    trail,
    marked: title in MARKED ? (MARKED[title] ?? null) : (trail[0] ?? null),
  };
};

const expectScreen = async (page: Page, { title }: Screen, expected: Expected) => {
  await expect(page).toHaveTitle(`${title} | SiMagang`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.heading);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText([...expected.trail]);
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).locator('[aria-current="page"]'),
  ).toHaveText(expected.marked ? [expected.marked] : []);
  await waitUntilLoaded(page);
  // 'Sistem' warns of missing settings, and 'Hari Libur' of the missing decree of next year.
  if (expected.heading !== 'Sistem' && expected.heading !== 'Hari Libur')
    await expect.soft(page.getByRole('alert'), page.url()).toHaveText([]);
};

for (const role of ['superAdmin', 'student', 'lecturer', 'mentor'] as const) {
  test(
    `${role}: every screen has its title, heading, breadcrumb, active menu entry and Indonesian dates`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      await openAs(role, '/');
      for (const screen of await screensOf(role, apiAs)) {
        await test.step(screen.path, async () => {
          await visit(page, screen.path);
          await expectScreen(page, screen, expectedOf(role, screen));
          await expectIndonesianDates(page, screen.path);
        });
      }
    },
  );
}

// The other supervisors open a subset of the super admin's paths.
for (const role of ['student', 'superAdmin'] as const) {
  test(`${role}: a URL opens its screen directly`, IN_ALL, async ({ page, apiAs, openAs }) => {
    const screens = await screensOf(role, apiAs);
    // Paths with record ids or a query.
    const deepest = screens.filter(({ path }) =>
      /activities\/\d+|grades\/\d+|\?|users\/\d+/.test(path),
    );
    await openAs(role, '/change-password');
    for (const screen of deepest) {
      await test.step(screen.path, async () => {
        await page.goto(screen.path);
        await expect(page).toHaveURL(screen.path);
        await expectScreen(page, screen, expectedOf(role, screen));
      });
    }
  });
}

test('each breadcrumb link opens its screen', IN_ALL, async ({ page, apiAs, openAs }) => {
  const mentor = await apiAs('mentor');
  const { id } = await fetchFirst<{ id: number }>(mentor, '/internships?page=1&per_page=1');
  const internship = `/internships/${id}`;
  await openAs(mentor, `${internship}/activities/create`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'Detail Magang' }).click();
  await expect(page).toHaveURL(internship);
  await crumbs.getByRole('link', { name: 'Mahasiswa Magang' }).click();
  await expect(page).toHaveURL('/internships');
  await expect(crumbs.getByRole('link')).toHaveCount(0);
});

test(
  'login leads to the dashboard, not to the URL that was opened before',
  IN_ALL,
  async ({ page }) => {
    await page.goto('/companies');
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('NIK / NIP / NIM').fill('197805122003121001');
    await page.getByLabel('Password', { exact: true }).fill('Magang2026!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectDashboard(page);
  },
);
