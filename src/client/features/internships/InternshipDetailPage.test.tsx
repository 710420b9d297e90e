import { screen, within } from '@testing-library/react';
import { aGrade, anActivity, anInternship, page } from '@/client/testing/records';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { InternshipDetailPage } from './InternshipDetailPage';

// Five pickers or a data grid take their time where the machine is busy.
jest.setTimeout(60_000);

const open = (user: Role, { path = '/internships/15', api = {} as ApiStubs } = {}) =>
  renderApp(<InternshipDetailPage />, {
    user,
    path,
    route: '/internships/:id',
    api: {
      'GET /internships/15': { data: anInternship() },
      'GET /internships/15/activities': page(anActivity()),
      'GET /internships/15/grades': page(aGrade()),
      ...api,
    },
  });

const menuOf = async (person: ReturnType<typeof open>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: `Aksi untuk ${name}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

test('the card names everyone and the period', async () => {
  open('lecturer');
  const values = (await screen.findAllByRole('definition')).map((value) => value.textContent);
  expect(values).toEqual([
    'Budi Santoso (2403310001)',
    'Agus Pratama',
    'PT Nusantara Jaringan',
    'Dewi Lestari, M.Kom.',
    '1 Jul 2026 s/d 31 Des 2026 - Semester 3',
  ]);
  await screen.findByText('Konfigurasi VLAN');
});

test.each<{ role: Role; actions: string[]; hasEdit: boolean; hasAdd: boolean }>([
  {
    role: 'super_admin',
    actions: ['Lihat', 'Validasi Mentor', 'Validasi Dosen', 'Edit', 'Hapus'],
    hasEdit: true,
    hasAdd: true,
  },
  {
    role: 'mentor',
    actions: ['Lihat', 'Validasi Mentor', 'Edit', 'Hapus'],
    hasEdit: false,
    hasAdd: true,
  },
  { role: 'lecturer', actions: ['Lihat', 'Validasi Dosen'], hasEdit: false, hasAdd: false },
])('activities: a $role may $actions', async ({ role, actions, hasEdit, hasAdd }) => {
  const { person } = open(role);
  expect(await menuOf(person, 'Konfigurasi VLAN')).toEqual(actions);
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(links.includes('Edit')).toBe(hasEdit);
  expect(links.includes('Tambah Aktivitas')).toBe(hasAdd);
  expect(screen.getByRole('button', { name: 'Print PDF', hidden: true })).toBeInTheDocument();
});

test.each<{ role: Role; mayManage: boolean }>([
  { role: 'super_admin', mayManage: true },
  { role: 'lecturer', mayManage: true },
  { role: 'mentor', mayManage: false },
])('grades: a $role may manage them: $mayManage', async ({ role, mayManage }) => {
  open(role, { path: '/internships/15?tab=nilai' });
  const row = await screen.findByRole('row', { name: /Administrasi Server/ });
  expect(row).toHaveTextContent('50,5');
  expect(row).toHaveTextContent('70,6');
  expect(within(row).getByText('B')).toBeVisible();
  expect(within(row).queryAllByRole('button', { name: /^Aksi/ })).toHaveLength(mayManage ? 1 : 0);
  expect(within(row).queryAllByRole('link')).toHaveLength(mayManage ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Tambah Nilai' })).toHaveLength(mayManage ? 1 : 0);
});

test('the tab stands in the URL', async () => {
  const { person, location } = open('lecturer');
  expect(await screen.findByRole('tab', { name: 'Aktivitas', selected: true })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Nilai' }));
  expect(await screen.findByText('Administrasi Server')).toBeVisible();
  expect(location()).toBe('/internships/15?tab=nilai');
});

test('names and addresses are cut at 35 characters, validations read Sudah and Belum', async () => {
  open('lecturer', {
    api: {
      'GET /internships/15/activities': page(
        anActivity({
          name: 'Pemasangan kabel serat optik gedung utama',
          address: 'Jl. Jenderal Ahmad Yani Nomor 123456',
          validated_at_by_mentor: '2026-11-21T09:30:00Z',
        }),
      ),
    },
  });
  const row = await screen.findByRole('row', { name: /Pemasangan/ });
  expect(row).toHaveTextContent('Pemasangan kabel serat optik gedung…');
  expect(row).toHaveTextContent('Jl. Jenderal Ahmad Yani Nomor 12345…');
  expect(row).toHaveTextContent('Sab, 21 Nov 2026');
  expect(row).toHaveTextContent('08:00 - 16:00');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Aktivitas',
    'Tanggal',
    'Waktu',
    'Alamat',
    'Waktu Absen',
    'Validasi Dosen',
    'Validasi Mentor',
    'Aksi',
  ]);
  expect(
    within(row)
      .getAllByText(/^(Sudah|Belum)$/)
      .map((badge) => badge.textContent),
  ).toEqual(['Belum', 'Sudah']);
});

test('a done validation is no longer offered', async () => {
  const { person } = open('mentor', {
    api: {
      'GET /internships/15/activities': page(
        anActivity({ validated_at_by_mentor: '2026-11-21T09:30:00Z' }),
      ),
    },
  });
  expect(await menuOf(person, 'Konfigurasi VLAN')).toEqual(['Lihat', 'Edit', 'Hapus']);
});

describe('validating', () => {
  const validate = async (answer: object) => {
    const view = open('lecturer', { api: { 'PATCH /activities/120/validate-lecturer': answer } });
    await menuOf(view.person, 'Konfigurasi VLAN');
    await view.person.click(screen.getByRole('menuitem', { name: 'Validasi Dosen' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Aktivitas "Konfigurasi VLAN" akan divalidasi sebagai dosen. Apakah anda yakin?',
    );
    expect(view.calls.some(({ method }) => method === 'PATCH')).toBe(false);
    return view;
  };

  test('asks first, then does it and reads the list again', async () => {
    const { person, calls } = await validate({ data: anActivity() });
    await person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('Aktivitas berhasil divalidasi.')).toBeVisible();
    const lists = calls.filter(({ path }) => path === '/internships/15/activities');
    expect(lists).toHaveLength(2);
  });

  test('does nothing after Batal', async () => {
    const { person, calls } = await validate({});
    await person.click(screen.getByRole('button', { name: 'Batal' }));
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  test('says that it failed', async () => {
    const { person } = await validate(reply(500, { message: 'x' }));
    await person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('Gagal melakukan validasi')).toBeVisible();
    expect(screen.getByText('Silakan coba lagi nanti.')).toBeVisible();
  });
});

test.each([
  ['activity', '/internships/15', 'Konfigurasi VLAN', '/activities/120'],
  ['grade', '/internships/15?tab=nilai', 'Administrasi Server', '/grades/31'],
])('an %s is deleted after a confirmation', async (_what, path, name, record) => {
  const { person, calls } = open('super_admin', {
    path,
    api: { [`DELETE ${record}`]: { data: { message: 'Data berhasil dihapus.' } } },
  });
  await menuOf(person, name);
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
});

test.each([
  [404, 'Data laporan tidak ditemukan.'],
  [500, 'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.'],
])('printing answered %d says why there is no document', async (status, text) => {
  const { person } = open('mentor', {
    api: { 'GET /reports/internships/15/activities': reply(status, { message: 'x' }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Print PDF' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print PDF' })).toBeEnabled();
});

test('printing shows that it is busy', async () => {
  let answer = (_: object) => {};
  const { person } = open('mentor', {
    api: {
      'GET /reports/internships/15/activities': () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Print PDF' }));
  expect(screen.getByRole('button', { name: /Print PDF/ })).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeVisible();
  answer(reply(404));
  await screen.findByText('Data laporan tidak ditemukan.');
});

test('an internship that cannot be loaded says so and can be tried again', async () => {
  let isDown = true;
  const { person } = open('lecturer', {
    api: {
      'GET /internships/15': () =>
        isDown ? reply(500, { message: 'x' }) : { data: anInternship() },
    },
  });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('PT Nusantara Jaringan')).toBeVisible();
  await screen.findByText('Konfigurasi VLAN');
});
