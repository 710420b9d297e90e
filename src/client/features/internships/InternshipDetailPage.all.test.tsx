import { screen, waitFor, within } from '@testing-library/react';
import { expectBusy, untilIdle } from '@/client/testing/busy';
import { freezeDate } from '@/client/testing/device';
import { held } from '@/client/testing/held';
import { aGrade, anActivity, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { anInternshipPlace, aWorkPattern } from '@/client/testing/records/schedule';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import type { Role } from '@/shared/permissions';
import { InternshipDetailPage } from './InternshipDetailPage';

// Date fields, comboboxes and the data grid render slowly on a busy machine.
const open = (user: Role, { path = '/internships/15', api = {} as ApiStubs } = {}) =>
  renderApp(<InternshipDetailPage />, {
    user,
    path,
    route: '/internships/:id',
    api: {
      'GET /internships/15': { data: anInternship() },
      'GET /internships/15/activities': page(anActivity()),
      'GET /internships/15/grades': page(aGrade()),
      'GET /internships/15/interruptions': { data: [] },
      ...api,
    },
  });

const menuOf = async (person: ReturnType<typeof open>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name: `Aksi untuk ${name}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

test('shows the student, mentor, company, lecturer and period', async () => {
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

test('shows the own days of a placement, and links those before and after it', async () => {
  open('super_admin', {
    api: {
      'GET /internships/15': {
        data: anInternship({
          start_date: '2026-07-20',
          end_date: '2026-09-12',
          end_reason: 'resigned',
          continued_from: { id: 11, company_name: 'CV Awan Biru' },
          continued_by: { id: 17, company_name: 'PT Ramai' },
        }),
      },
    },
  });
  const details = (await screen.findAllByRole('definition')).map((value) => value.textContent);
  expect(details.slice(5)).toEqual([
    '20 Jul 2026',
    '12 Sep 2026 · mengundurkan diri',
    'CV Awan Biru',
    'PT Ramai',
  ]);
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([linkOf('CV Awan Biru'), linkOf('PT Ramai')]).toEqual([
    '/internships/11',
    '/internships/17',
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
  { role: 'mentor', mayManage: false },
  { role: 'lecturer', mayManage: true },
])('grades: a $role may manage them: $mayManage', async ({ role, mayManage }) => {
  open(role, { path: '/internships/15?tab=nilai' });
  const row = await screen.findByRole('row', { name: /Administrasi Server/ });
  expect(row).toHaveTextContent('50,5');
  expect(row).toHaveTextContent('70,60');
  expect(within(row).getByText('B')).toBeVisible();
  expect(within(row).queryAllByRole('button', { name: /^Aksi/ })).toHaveLength(mayManage ? 1 : 0);
  expect(within(row).queryAllByRole('link')).toHaveLength(mayManage ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: 'Tambah Nilai' })).toHaveLength(mayManage ? 1 : 0);
});

test('a phone shows how to add the first grade without opening the tools of the list', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('768px') });
  try {
    open('lecturer', {
      path: '/internships/15?tab=nilai',
      api: { 'GET /internships/15/grades': page() },
    });
    expect(await screen.findByText('No results.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tambah Nilai' })).toBeVisible();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('links each grade to the grade report of its course, mentor, lecturer and period', async () => {
  const { person } = open('super_admin', { path: '/internships/15?tab=nilai' });
  expect(await menuOf(person, 'Administrasi Server')).toEqual([
    'Edit',
    'Laporan Penilaian',
    'Hapus',
  ]);
  const link = screen.getByRole('menuitem', { name: 'Laporan Penilaian' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/reports/grades');
  expect(Object.fromEntries(searchParams)).toEqual({
    course_code: 'AJK232001',
    mentor_id: '9',
    lecturer_id: '5',
    internship_period_id: '4',
  });
});

test('offers a lecturer no grade report', async () => {
  const { person } = open('lecturer', { path: '/internships/15?tab=nilai' });
  expect(await menuOf(person, 'Administrasi Server')).toEqual(['Edit', 'Hapus']);
});

test.each([
  ['Tambah Aktivitas', '/internships/15', 'GET /internships/15/activities'],
  ['Tambah Nilai', '/internships/15?tab=nilai', 'GET /internships/15/grades'],
])('an empty list has one %s', async (label, path, call) => {
  open('super_admin', { path, api: { [call]: page() } });
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: label })).toHaveLength(1);
});

test('says that attendance and validations are deleted along with an activity', async () => {
  const activity = anActivity({
    attendance_time: '2026-11-21T08:05:00+07:00',
    validated_at_by_mentor: '2026-11-21T09:30:00Z',
  });
  const { person } = open('super_admin', {
    api: { 'GET /internships/15/activities': page(activity) },
  });
  await menuOf(person, 'Konfigurasi VLAN');
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toHaveTextContent(
    'Ikut terhapus: absensi pada 21 Nov 2026, 08:05 dan validasi mentor.',
  );
});

test('keeps the tab in the URL', async () => {
  const { person, location } = open('lecturer');
  expect(await screen.findByRole('tab', { name: 'Aktivitas', selected: true })).toBeVisible();
  await person.click(screen.getByRole('tab', { name: 'Nilai' }));
  expect(await screen.findByText('Administrasi Server')).toBeVisible();
  expect(location()).toBe('/internships/15?tab=nilai');
});

test('cuts names and addresses at 35 characters and shows validations as Sudah and Belum', async () => {
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

test('does not offer a validation that is done', async () => {
  const { person } = open('mentor', {
    api: {
      'GET /internships/15/activities': page(
        anActivity({ validated_at_by_mentor: '2026-11-21T09:30:00Z' }),
      ),
    },
  });
  expect(await menuOf(person, 'Konfigurasi VLAN')).toEqual(['Lihat', 'Edit', 'Hapus']);
});

test('says in place of Edit why an activity cannot be changed', async () => {
  const validated = '2026-11-21T09:30:00Z';
  const { person } = open('mentor', {
    api: {
      'GET /internships/15/activities': page(
        anActivity({ validated_at_by_mentor: validated, validated_at_by_lecturer: validated }),
      ),
    },
  });
  const [, locked] = await menuOf(person, 'Konfigurasi VLAN');
  expect(locked).toBe('Divalidasi mentor dan dosen, tidak dapat diubah');
  expect(screen.getByRole('menuitem', { name: locked })).toHaveAttribute('aria-disabled', 'true');
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

  test('asks for confirmation, validates and reloads the list', async () => {
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

  test('shows an error when validation fails', async () => {
    const { person } = await validate(reply(500, { message: 'x' }));
    await person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('Gagal melakukan validasi')).toBeVisible();
    expect(screen.getByText('Silakan coba lagi nanti.')).toBeVisible();
  });
});

test('an activity is deleted after a confirmation', async () => {
  const { person, calls } = open('super_admin', {
    api: { 'DELETE /activities/120': { data: { message: 'Data berhasil dihapus.' } } },
  });
  await menuOf(person, 'Konfigurasi VLAN');
  await person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toBeVisible();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
});

describe('deleting', () => {
  const reasonField = () => screen.getByRole('textbox', { name: 'Alasan' });
  const askToDelete = async (answer: ApiStubs[string]) => {
    const view = open('super_admin', {
      path: '/internships/15?tab=nilai',
      api: { 'DELETE /grades/31': answer },
    });
    await menuOf(view.person, 'Administrasi Server');
    await view.person.click(screen.getByRole('menuitem', { name: 'Hapus' }));
    expect(await screen.findByRole('alertdialog', { name: 'Konfirmasi Hapus' })).toBeVisible();
    return view;
  };

  test('a grade is deleted after a confirmation that asks why', async () => {
    const { person, calls } = await askToDelete({ data: { message: 'Data berhasil dihapus.' } });
    expect(reasonField()).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

    await person.type(reasonField(), 'Mahasiswa lain & ganda');
    await person.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText('Data berhasil dihapus.')).toBeVisible();
    const call = calls.find(({ method }) => method === 'DELETE');
    expect(call?.query.reason).toBe('Mahasiswa lain & ganda');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test.each([
    [reply(500, { message: 'x' }), 'Gagal menghapus data.'],
    [reply(409, { message: 'Periode ini sudah ditutup.' }), 'Periode ini sudah ditutup.'],
    [reply(422, { errors: { reason: ['Alasan tidak cukup'] } }), 'Alasan tidak cukup'],
  ])('keeps the typed text after a failure', async (answer, text) => {
    const { person } = await askToDelete(answer);
    await person.type(reasonField(), 'Mahasiswa lain');
    await person.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(reasonField()).toHaveValue('Mahasiswa lain');
  });
});

test('says that the period is closed', async () => {
  const internship_period = aPeriod({ closed_at: '2026-11-22T03:00:00.000Z' });
  const { person } = open('super_admin', {
    api: {
      'GET /internships/15': { data: anInternship({ internship_period }) },
      'PATCH /activities/120/validate-mentor': reply(409, {
        message: 'Periode ini sudah ditutup.',
      }),
    },
  });
  expect(await screen.findByText('Periode ditutup, hanya dapat dibaca')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Edit|Tambah|Impor)/ })).not.toBeInTheDocument();
  expect(await menuOf(person, 'Konfigurasi VLAN')).not.toContain('Hapus');
  await person.click(screen.getByRole('menuitem', { name: 'Validasi Mentor' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Periode ini sudah ditutup.')).toBeVisible();
});

test('offers no change of the grades of a closed period', async () => {
  const internship_period = aPeriod({ closed_at: '2026-11-22T03:00:00.000Z' });
  const { person } = open('super_admin', {
    path: '/internships/15?tab=nilai',
    api: { 'GET /internships/15': { data: anInternship({ internship_period }) } },
  });
  expect(await menuOf(person, 'Administrasi Server')).toEqual(['Laporan Penilaian']);
  expect(
    screen.queryByRole('link', { name: /^(Tambah|Impor)/, hidden: true }),
  ).not.toBeInTheDocument();
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
  await untilIdle(() => screen.getByRole('button', { name: 'Print PDF' }));
});

test('shows a spinner while the report is generated', async () => {
  const report = held(reply(404));
  const { person } = open('mentor', {
    api: { 'GET /reports/internships/15/activities': report.answer },
  });
  const print = await screen.findByRole('button', { name: 'Print PDF' });
  await person.click(print);
  expectBusy(print);
  expect(print).toHaveTextContent('Menyiapkan PDF…');
  expect(screen.getByRole('progressbar')).toBeVisible();
  await report.release();
  await screen.findByText('Data laporan tidak ditemukan.');
});

test('shows an error with a retry when the internship fails to load', async () => {
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

test('shows a link back when the internship does not exist', async () => {
  open('lecturer', { api: { 'GET /internships/15': reply(404, { message: 'x' }) } });
  expect(await screen.findByText('Magang tidak ditemukan')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Kembali ke/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test("'Print PDF' prints the photos when asked to", async () => {
  const { person, calls } = open('lecturer', {
    api: { 'GET /reports/internships/15/activities': reply(404, { message: 'x' }) },
  });
  const asked = () =>
    calls.filter(({ path }) => path.startsWith('/reports')).map(({ query }) => query);
  const print = await screen.findByRole('button', { name: 'Print PDF' });
  await person.click(print);
  await waitFor(() => expect(asked()).toEqual([{}]));
  await untilIdle(() => print);
  await person.click(screen.getByRole('switch', { name: 'Sertakan foto' }));
  await person.click(print);
  await waitFor(() => expect(asked()).toEqual([{}, { photos: '1' }]));
  await untilIdle(() => print);
});

test('shows the activities as a calendar, which is in the URL', async () => {
  freezeDate('2026-11-21T03:00:00Z');
  const { person, location } = open('lecturer');
  await screen.findByText('Konfigurasi VLAN');
  await person.click(screen.getByRole('button', { name: 'Kalender' }));
  expect(location()).toBe('/internships/15?view=kalender');
  expect(
    await screen.findByRole('gridcell', { name: /^Sabtu, 21 November 2026, 1 aktivitas/ }),
  ).toBeVisible();
  await person.click(screen.getByRole('link', { name: /Konfigurasi VLAN/ }));
  expect(location()).toBe('/internships/15/activities/120');
  jest.useRealTimers();
});

describe('attendance', () => {
  const openTab = (user: Role, period = aPeriod()) =>
    open(user, {
      path: '/internships/15?tab=kehadiran',
      api: {
        'GET /internships/15': { data: anInternship({ internship_period: period }) },
        'GET /internships/15/attendance-days': reply(500),
        'GET /internships/15/places': { data: [anInternshipPlace()] },
        'GET /internships/15/work-patterns': { data: [aWorkPattern()] },
      },
    });
  const changes = async () => {
    await screen.findByText('Kantor Pusat');
    await screen.findByText(/^Sen–Jum/);
    return {
      hours: screen.queryByRole('link', { name: 'Buat dari Pola' }) !== null,
      places: screen.queryByRole('button', { name: 'Ubah Lokasi' }) !== null,
    };
  };

  test('shows the hours and places beside the month', async () => {
    openTab('lecturer');
    const names = ['Kehadiran', 'Jam Kerja', 'Lokasi Absen'];
    for (const name of names) expect(await screen.findByRole('region', { name })).toBeVisible();
    await changes();
  });

  test.each<{ role: Role; isAllowed: boolean }>([
    { role: 'mentor', isAllowed: true },
    { role: 'lecturer', isAllowed: false },
    { role: 'super_admin', isAllowed: true },
  ])('a $role may change hours and places: $isAllowed', async ({ role, isAllowed }) => {
    openTab(role);
    expect(await changes()).toEqual({ hours: isAllowed, places: isAllowed });
  });

  test('offers no change of the hours and places in a closed period', async () => {
    openTab('super_admin', aPeriod({ closed_at: '2026-11-22T03:00:00.000Z' }));
    expect(await changes()).toEqual({ hours: false, places: false });
  });
});

test('keeps an open dialog with what is chosen while the page cannot be read again', async () => {
  let isDown = false;
  const { person } = open('super_admin', {
    api: {
      'GET /internships/15': () => (isDown ? noConnection() : { data: anInternship() }),
      'GET /internships/15/dropped-activities': {
        data: { deleted: 0, kept: 0, waiting_requests: 0, activities: [] },
      },
      'POST /internships/15/end': noConnection,
    },
  });
  await menuOf(person, 'Budi Santoso');
  await person.click(screen.getByRole('menuitem', { name: 'Akhiri magang' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Akhiri Magang' }));
  await person.click(dialog.getByRole('radio', { name: 'Dihentikan' }));
  const end = dialog.getByRole('button', { name: 'Akhiri' });
  await waitFor(() => expect(end).toBeEnabled());
  isDown = true;
  await person.click(end);
  await expectToast('alert', 'Magang tidak diakhiri');
  await waitFor(() => expect(end).toBeEnabled());
  expect(dialog.getByRole('radio', { name: 'Dihentikan' })).toBeChecked();
});
