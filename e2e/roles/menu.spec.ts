import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { deferResponses } from '../network';
import { ROLES } from '../screens';
import { IN_ALL } from '../testLevel';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });

/** The entries of the sidebar; group titles start with '#'. */
const entriesOf = async (page: Page) => {
  await expect(menuOf(page).getByRole('link').first()).toBeVisible();
  return menuOf(page)
    .locator('h2, a')
    .evaluateAll((elements) =>
      elements.map(({ tagName, textContent }) =>
        tagName === 'H2' ? `# ${textContent}` : textContent,
      ),
    );
};

const supervisor = (...guidance: string[]) => [
  'Dashboard',
  '# Magang Industri',
  'Peninjauan',
  'Pengajuan',
  'Rekap Kehadiran',
  'Penilaian',
  ...guidance,
  'Mahasiswa Magang',
];

const MENUS = {
  superAdmin: [
    'Dashboard',
    '# Master Data',
    'User',
    'Mahasiswa',
    'Mentor',
    'Dosen',
    'Mitra Industri',
    'Lokasi Mitra',
    'Mata Kuliah',
    'Formulir Penilaian',
    'Periode Magang',
    'Hari Libur',
    '# Magang Industri',
    'Pengajuan',
    'Rekap Kehadiran',
    'Pengajuan Tempat',
    'Penilaian',
    'Bimbingan',
    'Surat',
    'Mahasiswa Magang',
    'Tambah Mahasiswa Magang',
    'Laporan Penilaian',
    'Sertifikat',
    '# Pengelolaan',
    'Jejak Audit',
    'Sistem',
  ],
  lecturer: supervisor('Bimbingan'),
  mentor: supervisor(),
  student: [
    'Dashboard',
    '# Aktivitas & Absen',
    'Daftar Aktivitas',
    'Absensi',
    'Kehadiran Saya',
    'Pengajuan Saya',
    'Pengajuan Tempat',
    'Bimbingan',
  ],
} as const;

const PEOPLE = {
  superAdmin: { initial: 'R', role: 'Super Admin' },
  lecturer: { initial: 'F', role: 'Dosen' },
  mentor: { initial: 'D', role: 'Mentor' },
  student: { initial: 'A', role: 'Mahasiswa' },
} as const;

for (const role of ROLES) {
  test(
    `${role}: the sidebar links work and the user menu shows the user`,
    IN_ALL,
    async ({ page, apiAs, openAs }) => {
      const caller = await apiAs(role);
      const { name, email } = caller.session.user as unknown as { name: string; email: string };
      await openAs(caller, '/change-password');
      expect(await entriesOf(page)).toEqual(MENUS[role]);

      for (const entry of MENUS[role].filter((text) => !text.startsWith('#'))) {
        await menuOf(page).getByRole('link', { name: entry, exact: true }).click();
        await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText([entry]);
        await expect(page).toHaveTitle(`${entry} | SiMagang`);
      }

      const opener = page.getByRole('button', { name: `Menu pengguna ${name}` });
      await expect(opener).toContainText(PEOPLE[role].initial);
      await opener.click();
      const menu = page.getByRole('dialog', { name: 'Menu pengguna' });
      await expect(menu.getByText(name, { exact: true })).toBeVisible();
      await expect(menu.getByText(email, { exact: true })).toBeVisible();
      await expect(menu.getByText(PEOPLE[role].role, { exact: true })).toBeVisible();
      await expect(menu.getByRole('menuitem')).toHaveText([
        'Ganti Password',
        'Perangkat',
        'Pemberitahuan',
        'Log out',
      ]);
      await menu.getByRole('menuitem', { name: 'Ganti Password' }).click();
      await expect(page).toHaveURL('/change-password');
      await expect(menu).toBeHidden();
    },
  );
}

test(
  'logging out shows "Loading..." until the server responds, then the login screen',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('lecturer', '/');
    const logout = await deferResponses(page, 'POST /logout');
    await page.getByRole('button', { name: /^Menu pengguna/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    const busy = page.getByRole('menuitem', { name: 'Loading...' });
    await expect(busy).toBeVisible();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL('/');
    logout.release();
    await expect(page).toHaveURL('/auth/login');
    expect(
      await page.evaluate(() => [
        localStorage.getItem('access_token'),
        localStorage.getItem('user'),
      ]),
    ).toEqual([null, null]);
  },
);
