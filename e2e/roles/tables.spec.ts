import { expect, test } from '../fixtures';
import { actionsOf, columnsOf, rowsOf } from '../tables';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';

interface List {
  path: string;
  label: string;
  columns: string[];
  add: { label: string; path: string };
}

const MASTER_DATA: List[] = [
  {
    path: '/users',
    label: 'Daftar user',
    columns: ['Nama ↑', 'Email ↕', 'Role', 'Aksi'],
    add: { label: 'Tambah User', path: '/users/create' },
  },
  {
    path: '/students',
    label: 'Daftar mahasiswa',
    columns: ['NIM ↕', 'Nama ↑', 'Tahun Akademik ↕', 'Aksi'],
    add: { label: 'Tambah Mahasiswa', path: '/users/create?role=student' },
  },
  {
    path: '/mentors',
    label: 'Daftar mentor',
    columns: ['NIK ↕', 'Mitra Industri ↕', 'Nama ↑', 'No. Telepon ↕', 'Status ↕', 'Aksi'],
    add: { label: 'Tambah Mentor', path: '/users/create?role=mentor' },
  },
  {
    path: '/lecturers',
    label: 'Daftar dosen',
    columns: ['NIP ↕', 'Nama ↑', 'No. Telepon ↕', 'Aksi'],
    add: { label: 'Tambah Dosen', path: '/users/create?role=lecturer' },
  },
  {
    path: '/companies',
    label: 'Daftar mitra industri',
    columns: [
      'Nama ↑',
      'Bidang Usaha ↕',
      'Alamat ↕',
      'No. Telepon ↕',
      'Kuota Magang ↕',
      'Status ↕',
      'Aksi',
    ],
    add: { label: 'Tambah Mitra Industri', path: '/companies/create' },
  },
  {
    path: '/courses',
    label: 'Daftar mata kuliah',
    columns: [
      'Kode ↑',
      'Nama ↕',
      'Semester ↕',
      'Jam per Minggu ↕',
      'SKS ↕',
      'Tahun Ajaran ↕',
      'Aksi',
    ],
    add: { label: 'Tambah Mata Kuliah', path: '/courses/create' },
  },
  {
    path: '/internship-periods',
    label: 'Daftar periode magang',
    columns: ['Periode ↓', 'Tahun ↕', 'Semester ↕', 'Status ↕', 'Aksi'],
    add: { label: 'Tambah Periode Magang', path: '/internship-periods/create' },
  },
];

const ANY_ROW = /^Aksi untuk /;

test(
  'master data lists have the specified columns, add button and actions',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/change-password');
    for (const { path, label, columns, add } of MASTER_DATA) {
      await test.step(path, async () => {
        await visit(page, path);
        expect.soft(await columnsOf(page, label)).toEqual(columns);
        await expect(rowsOf(page, label).first()).toBeVisible();
        expect.soft(await actionsOf(page, ANY_ROW)).toEqual(['Edit', 'Hapus']);
        const addLink = page.getByRole('main').getByRole('link', { name: add.label });
        await expect.soft(addLink).toHaveAttribute('href', add.path);
        await expect.soft(page.getByText('Baris per halaman')).toBeVisible();
        await expect.soft(page.getByText(/^Halaman 1 dari \d+$/)).toBeVisible();
      });
    }
  },
);

const INTERNSHIP_ACTIONS = {
  superAdmin: [
    'Lihat',
    'Tambah Aktivitas',
    'Buat Surat',
    'Edit',
    'Tandai selesai',
    'Akhiri magang',
    'Pindah mitra',
    'Hapus',
  ],
  mentor: ['Lihat', 'Tambah Aktivitas'],
  lecturer: ['Lihat'],
} as const;

for (const role of ['mentor', 'superAdmin', 'lecturer'] as const) {
  test(
    `${role}: the internship list offers the actions of the role`,
    IN_ALL,
    async ({ page, openAs }) => {
      await openAs(role, '/internships');
      expect(await columnsOf(page, 'Daftar mahasiswa magang')).toEqual([
        'NIM ↕',
        'Nama ↕',
        'Mitra Industri ↕',
        'Periode ↓',
        'Tahap',
        'Aksi',
      ]);
      expect(await actionsOf(page, ANY_ROW)).toEqual(INTERNSHIP_ACTIONS[role]);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Tambah Mahasiswa Magang' }),
      ).toHaveCount(role === 'superAdmin' ? 1 : 0);
    },
  );
}

test('the values of a row have the specified wording', IN_ALL, async ({ page, openAs }) => {
  await openAs('superAdmin', '/mentors?search=Agus');
  // The inactive mentor of the demo data.
  await expect(rowsOf(page, 'Daftar mentor')).toContainText(['Tidak Aktif']);
  await visit(page, '/mentors?search=Dewi+Kartika');
  await expect(rowsOf(page, 'Daftar mentor').getByText('Aktif', { exact: true })).toBeVisible();
  await visit(page, '/internship-periods');
  await expect(rowsOf(page, 'Daftar periode magang').first()).toHaveText(
    /^1 [A-Z][a-z]{2} \d{4} s\/d 3[01] [A-Z][a-z]{2} \d{4}/,
  );
  await visit(page, '/users?search=Ratna+Wulandari');
  await expect(rowsOf(page, 'Daftar user')).toHaveText([/Super Admin$/]);
});
