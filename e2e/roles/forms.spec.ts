import type { Locator, Page } from '@playwright/test';
import { expectChosen, optionsOf } from '../fields';
import { expect, test } from '../fixtures';
import { fetchFirst } from '../records/lists';
import { screensOf } from '../screens';
import { IN_ALL } from '../testLevel';
import { visit } from '../visit';

/** Label, star if required, value ('on' or 'off' for switches) and '(terkunci)' if disabled. */
const fieldsOf = async (form: Page | Locator) => {
  await expect(form.locator('[data-field]').first()).toBeVisible();
  return form.locator('[data-field]').evaluateAll((fields) =>
    fields.map((field) => {
      const label = field.querySelector('label, legend');
      const isStarred = label !== null && getComputedStyle(label, '::after').content.includes('*');
      const name = `${label?.textContent ?? ''}${isStarred ? ' *' : ''}`;
      const input = field.querySelector<HTMLInputElement>('input:not([type="file"]), textarea');
      const isLocked = field.querySelector(':disabled:not(option)') !== null;
      const choice = field.querySelector('select')?.selectedOptions[0];
      const value =
        input?.type === 'checkbox'
          ? input.checked
            ? 'on'
            : 'off'
          : (choice?.text ?? input?.value ?? '');
      return [`${name}:`, value, isLocked ? '(terkunci)' : ''].filter(Boolean).join(' ');
    }),
  );
};

const ACCOUNT = ['Nama *:', 'Email *:', 'No. Telepon:'];
const PERSONAL = ['Jenis Kelamin: Belum diisi', 'Tempat Lahir:', 'Tanggal Lahir:', 'Alamat:'];
const PROFILES = {
  Mahasiswa: ['NIM *:', 'Tahun Akademik *:'],
  Dosen: ['NIP *:', 'Tanda Tangan Digital *:'],
  Mentor: ['Mitra Industri *:', 'NIK *:', 'Tanda Tangan Digital *:', 'Mentor aktif: on'],
  'Super Admin': ['NIP *:', 'Tanda Tangan Digital:'],
} as const;

const NEW_FORMS = [
  {
    path: '/companies/create',
    sections: ['Profil Perusahaan', 'Kontak', 'Magang'],
    fields: [
      'Nama Perusahaan *:',
      'Bidang Usaha *:',
      'Alamat *:',
      'No. Telepon *:',
      'Email *:',
      'Kuota Magang *:',
      'Mitra aktif: on',
    ],
  },
  {
    path: '/courses/create',
    sections: ['Mata Kuliah', 'Bobot Nilai'],
    fields: [
      'Kode Mata Kuliah *:',
      'Nama Mata Kuliah *:',
      'Semester *: Pilih…',
      'Tahun Ajaran *:',
      'Jam per Minggu *:',
      'SKS *:',
      'Nilai dari Ujian: Tidak diusulkan',
      'Bobot Tugas 1 *:',
      'Bobot Tugas 2 *:',
      'Bobot UTS *:',
      'Bobot UAS *:',
      'Bobot Lainnya *:',
    ],
  },
  {
    path: '/internship-periods/create',
    sections: ['Periode', 'Kehadiran', 'Penyelesaian'],
    fields: [
      'Tanggal Mulai *:',
      'Tanggal Berakhir *:',
      'Tahun *:',
      'Semester *: Pilih…',
      'Periode aktif: off',
      'Wajib absen pulang: off',
      'Toleransi terlambat: 15',
      'Bimbingan minimum: 0',
      'Wajib laporan akhir: off',
      'Wajib ujian: off',
    ],
  },
  {
    path: '/internships/create',
    sections: ['Peserta dan Periode', 'Tempat Magang', 'Pembimbing', 'Masa Magang'],
    fields: [
      'Mahasiswa *:',
      'Periode Magang *:',
      'Mitra Industri *:',
      'Mentor *: (terkunci)',
      'Dosen *:',
      'Mulai Magang:',
    ],
  },
];

test(
  'create forms have the specified fields and default values',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/change-password');
    expect
      .soft(await fieldsOf(page))
      .toEqual(['Password Saat Ini *:', 'Password Baru *:', 'Konfirmasi Password Baru *:']);
    for (const { path, sections, fields } of NEW_FORMS) {
      await test.step(path, async () => {
        await visit(page, path);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
          sections,
        );
        expect.soft(await fieldsOf(page)).toEqual(fields);
        await expect.soft(page.getByRole('button', { name: 'Simpan', exact: true })).toBeEnabled();
        await expect
          .soft(page.getByRole('link', { name: 'Batal' }))
          .toHaveAttribute('href', path.replace('/create', ''));
      });
    }
  },
);

test(
  'the form of a new user has the fields of its role, which the URL can preselect',
  IN_ALL,
  async ({ page, openAs }) => {
    await openAs('superAdmin', '/users/create');
    const note = (identifier: string) =>
      expect(
        page.getByText(`Password default adalah ${identifier}, yang juga dipakai untuk masuk.`),
      ).toBeVisible();
    const withRole = (role: string, ...profile: string[]) => [
      `Role *: ${role}`,
      ...ACCOUNT,
      ...PERSONAL,
      ...profile,
    ];

    expect(await fieldsOf(page)).toEqual(withRole('Pilih Role'));
    await expect(page.getByRole('heading', { name: 'Detail Peran' })).toHaveCount(0);
    await note('NIM/NIK/NIP');

    const role = page.getByRole('combobox', { name: 'Role' });
    expect(await optionsOf(role)).toEqual(Object.keys(PROFILES));
    for (const [name, profile] of Object.entries(PROFILES)) {
      await role.selectOption({ label: name });
      await expect(page.getByRole('heading', { name: 'Detail Peran' })).toBeVisible();
      expect.soft(await fieldsOf(page)).toEqual(withRole(name, ...profile));
    }

    const preset = [
      { query: 'student', label: 'Mahasiswa', identifier: 'NIM', back: '/students' },
      { query: 'lecturer', label: 'Dosen', identifier: 'NIP', back: '/lecturers' },
      { query: 'mentor', label: 'Mentor', identifier: 'NIK', back: '/mentors' },
    ] as const;
    for (const { query, label, identifier, back } of preset) {
      await visit(page, `/users/create?role=${query}`);
      await expect(page.getByRole('heading', { level: 1, name: `Tambah ${label}` })).toBeVisible();
      await expect(page).toHaveTitle(`Tambah ${label} | SiMagang`);
      expect.soft(await fieldsOf(page)).toEqual(withRole(label, ...PROFILES[label]));
      await note(identifier);
      await expect(page.getByRole('link', { name: 'Batal' })).toHaveAttribute('href', back);
    }
    for (const query of ['super_admin', 'student%20', 'x']) {
      await visit(page, `/users/create?role=${query}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Tambah User' })).toBeVisible();
      await expectChosen(page.getByRole('combobox', { name: 'Role' }), 'Pilih Role');
    }
  },
);

test(
  'the edit page of a user has the account and the profile of the role',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const admin = await apiAs('superAdmin');
    const find = async (search: string) => {
      const call = `/users?page=1&per_page=1&search=${encodeURIComponent(search)}`;
      return (await fetchFirst<{ id: number }>(admin, call)).id;
    };
    const profiles = [
      ['Aditya Pratama', 'Profil Mahasiswa', ['NIM: 2403310001', 'Tahun Akademik: 2024/2025']],
      ['Fitri Handayani', 'Profil Dosen', ['NIP: 198503152010122002', 'Tanda Tangan Digital:']],
      [
        'Dewi Kartika',
        'Profil Mentor',
        [
          'Mitra Industri: PT Lintas Nusa Data',
          'NIK: 3273014501880001',
          'Tanda Tangan Digital:',
          'Mentor aktif: on',
        ],
      ],
      [
        'Ratna Wulandari',
        'Profil Super Admin',
        ['NIP: 197805122003121001', 'Tanda Tangan Digital:'],
      ],
    ] as const;
    await openAs(admin, '/change-password');
    for (const [name, profile, fields] of profiles) {
      await test.step(name, async () => {
        await visit(page, `/users/${await find(name)}/edit`);
        const account = page.getByRole('form', { name: 'Akun' });
        await expect(account.getByLabel('Nama', { exact: true })).toHaveValue(new RegExp(name));
        expect
          .soft((await fieldsOf(account)).map((field) => field.split(':')[0]))
          .toEqual([...ACCOUNT, ...PERSONAL, 'Dapat masuk:'].map((field) => field.split(':')[0]));
        await expect.soft(account.getByRole('button', { name: 'Reset Password' })).toBeVisible();
        expect.soft(await fieldsOf(page.getByRole('form', { name: profile }))).toEqual(fields);
        await expect
          .soft(page.getByRole('img', { name: 'Tanda tangan saat ini' }))
          .toHaveCount(profile === 'Profil Mahasiswa' ? 0 : 1);
      });
    }
  },
);

test(
  'disables the student of an internship and the course of a grade on edit',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const screens = await screensOf('superAdmin', apiAs);
    const pathOf = (title: string) => screens.find((screen) => screen.title === title)?.path ?? '';
    await openAs('superAdmin', pathOf('Edit Mahasiswa Magang'));
    await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toHaveValue(/\S/);
    await expect(page.getByRole('combobox', { name: 'Mahasiswa' })).toBeDisabled();
    for (const label of ['Periode Magang', 'Mitra Industri', 'Mentor', 'Dosen']) {
      const box = page.getByRole('combobox', { name: label });
      await expect(box).toHaveValue(/\S/);
      await expect(box).toBeEnabled();
    }

    await visit(page, pathOf('Edit Nilai'));
    await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toHaveValue(/\S/);
    await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toBeDisabled();
    for (const label of ['Tugas 1', 'Tugas 2', 'UTS', 'UAS', 'Lainnya'])
      await expect(page.getByLabel(label, { exact: true })).toBeEnabled();

    await visit(page, pathOf('Tambah Nilai'));
    await expect(page.getByRole('combobox', { name: 'Mata Kuliah' })).toBeEnabled();
  },
);

test(
  'activity blocks can be added and removed, except the first',
  IN_ALL,
  async ({ page, apiAs, openAs }) => {
    const screens = await screensOf('mentor', apiAs);
    await openAs('mentor', screens.find(({ title }) => title === 'Tambah Aktivitas')?.path ?? '');
    const BLOCK = [
      'Nama Aktivitas *:',
      'Tanggal *:',
      'Jam Mulai *:',
      'Jam Selesai *:',
      'Alamat *:',
      'Deskripsi *:',
    ];
    expect(await fieldsOf(page)).toEqual(BLOCK);
    const remove = page.getByRole('button', { name: /^Hapus Aktivitas/ });
    await expect(remove).toHaveCount(0);
    await page.getByRole('button', { name: 'Tambah Aktivitas Lain' }).click();
    expect(await fieldsOf(page)).toEqual([...BLOCK, ...BLOCK]);
    await expect(remove).toHaveCount(1);
    await remove.click();
    await expect(page.getByRole('region', { name: /^Aktivitas \d/ })).toHaveCount(1);
  },
);
