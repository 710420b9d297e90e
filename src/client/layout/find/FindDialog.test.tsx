import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readRecentlyOpened, rememberOpened } from '@/client/session/recentlyOpened';
import type { SessionUser } from '@/client/session/storage';
import { renderRoutes } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { FOUND_RECORDS } from '@/shared/records';
import { describeInAll, few, testInAll } from '@/shared/testing/testLevel';
import { AppLayout } from '../AppLayout';

const NOTHING = Object.fromEntries(FOUND_RECORDS.map((name) => [name, []]));

const BUDI = {
  id: 7,
  user_id: 41,
  name: 'Budi Santoso',
  nim: '2403310041',
  academic_year: '2024/2025',
};
const PLACEMENT = {
  id: 15,
  student_name: 'Budi Santoso',
  student_nim: '2403310041',
  company_name: 'PT Nusantara Jaringan',
  start_date: '2026-07-01',
  end_date: '2026-12-31',
};
const FOUND = {
  ...NOTHING,
  students: [BUDI],
  lecturers: [{ id: 4, user_id: 17, name: 'Dr. Budi Utama', nip: '198503152010122002' }],
  mentors: [
    {
      id: 9,
      user_id: 23,
      name: 'Budi Agus',
      nik: '3273014501880001',
      company_name: 'PT Nusantara Jaringan',
    },
  ],
  companies: [{ id: 3, name: 'PT Budi Luhur', business_field: 'Logistik' }],
  places: [{ id: 5, name: 'Kantor Budi', company_name: 'PT Budi Luhur' }],
  holidays: [{ id: 16, name: 'Hari Budi Pekerti', date: '2026-05-02' }],
  internships: [PLACEMENT],
  placement_requests: [
    {
      id: 12,
      student_name: 'Budi Santoso',
      student_nim: '2403310041',
      state: 'sent',
      start_date: '2027-02-01',
      end_date: '2027-06-30',
    },
  ],
  assessment_sheets: [
    {
      internship_id: 15,
      form_id: 3,
      student_name: 'Budi Santoso',
      student_nim: '2403310041',
      course_name: 'Jaringan Komputer',
      assessor: 'mentor',
      state: 'missing',
    },
  ],
  guidance_sessions: [
    {
      id: 31,
      student_name: 'Budi Santoso',
      student_nim: '2403310041',
      date: '2026-08-03',
      topic: 'Metode',
    },
  ],
  final_reports: [
    {
      internship_id: 15,
      student_name: 'Budi Santoso',
      student_nim: '2403310041',
      title: 'Pemantauan Jaringan',
      state: 'sent',
    },
  ],
  defences: [
    {
      id: 6,
      student_name: 'Budi Santoso',
      student_nim: '2403310041',
      starts_at: '2026-12-14T02:00:00.000Z',
      room: 'Ruang Sidang 2',
      state: 'planned',
    },
  ],
  letters: [
    {
      id: 17,
      kind: 'introduction',
      number: '007/SP/III/2026',
      state: 'signed',
      student_name: 'Budi Santoso',
    },
  ],
  certificates: [
    {
      id: 19,
      kind: 'student',
      name: 'Budi Santoso',
      company_name: 'PT Nusantara Jaringan',
      is_revoked: false,
      start_date: '2026-01-05',
      end_date: '2026-06-30',
    },
  ],
};

const routes = [{ element: <AppLayout />, children: [{ path: '*', element: <h1>Isi</h1> }] }];

/** The request of the menu entry of the desk, after the first screen. */
const COUNTS = { 'GET /reviews/counts': { data: { waiting: 0 } } };

const render = (user: Role | SessionUser = 'super_admin', api: ApiStubs = {}) =>
  renderRoutes(routes, { user, path: '/devices', api: { ...COUNTS, ...api } });

const KEYS = '{Control>}k{/Control}';

const openDialog = async (user?: Role | SessionUser, api?: ApiStubs) => {
  const opened = render(user, api);
  await opened.person.keyboard(KEYS);
  await screen.findByRole('dialog', { name: 'Cari apa saja' });
  return opened;
};

const box = () => screen.getByRole('combobox', { name: 'Cari apa saja' });

const namesOf = (group: string) => {
  const found = screen.queryByRole('group', { name: group });
  return (
    found &&
    within(found)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  );
};

const highlighted = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

const found = (data: object) => ({ 'GET /search': { data: { ...NOTHING, ...data } } });

describe('opening', () => {
  // This test comes first, because it needs the dialog not yet loaded.
  test('keeps the text typed while the dialog loads, and forgets it afterwards', async () => {
    const { person } = render('super_admin', { 'GET /search': { data: NOTHING } });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const keysOfPage = jest.fn();
    document.addEventListener('keydown', keysOfPage);
    for (const key of ['M', 'i', 't']) fireEvent.keyDown(document.body, { key });
    document.removeEventListener('keydown', keysOfPage);
    expect(keysOfPage).not.toHaveBeenCalled();
    await screen.findByRole('dialog', { name: 'Cari apa saja' });
    expect(box()).toHaveValue('Mit');
    expect(namesOf('Layar')).toEqual([
      expect.stringContaining('Mitra Industri'),
      expect.stringContaining('Lokasi Mitra'),
    ]);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.keyboard(KEYS);
    expect(await screen.findByRole('combobox', { name: 'Cari apa saja' })).toHaveValue('');
  });

  testInAll.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}'])(
    '%s opens a search with the focus in it, and Escape returns the focus',
    async (keys) => {
      const { person } = render();
      const button = screen.getByRole('button', { name: 'Cari apa saja' });
      expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
      act(() => button.focus());
      await person.keyboard(keys);
      await screen.findByRole('dialog', { name: 'Cari apa saja' });
      expect(box()).toHaveFocus();
      expect(box()).toHaveAttribute('aria-expanded', 'true');
      await person.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(button).toHaveFocus();
    },
  );

  testInAll('needs no keyboard: buttons open and close the dialog', async () => {
    const { person } = render('student');
    await person.click(screen.getByRole('button', { name: 'Cari apa saja' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cari apa saja' });
    await person.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  testInAll(
    'does nothing over a menu or a dialog, with other keys, or before the password is changed',
    async () => {
      const { person, unmount } = render();
      await person.keyboard(
        'k{Control>}{Shift>}k{/Shift}{/Control}{Control>}{Alt>}k{/Alt}{/Control}',
      );
      await person.click(screen.getByRole('button', { name: /^Menu pengguna/ }));
      await screen.findByRole('dialog', { name: 'Menu pengguna' });
      await person.keyboard(KEYS);
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      unmount();

      const again = render(aUser('super_admin', { must_change_password: true }));
      await again.person.keyboard(KEYS);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Cari apa saja' })).not.toBeInTheDocument();
    },
  );
});

describeInAll('screens and actions', () => {
  test.each([
    [
      'super_admin',
      ['Dashboard', 'User', 'Mahasiswa', 'Mentor', 'Dosen', 'Mitra Industri', 'Mata Kuliah'],
      [
        'Tambah Mahasiswa Magang',
        'Ganti Password',
        'Tambah User',
        'Tambah Mahasiswa',
        'Tambah Dosen',
        'Tambah Mentor',
        'Tambah Mitra Industri',
        'Tambah Mata Kuliah',
        'Tambah Periode Magang',
        'Impor Mahasiswa',
        'Impor Dosen',
        'Impor Mentor',
        'Impor Mitra Industri',
        'Impor Mata Kuliah',
        'Impor Mahasiswa Magang',
        'Impor Aktivitas',
        'Impor Nilai',
        'Log out',
      ],
    ],
    [
      'lecturer',
      [
        'Dashboard',
        'Peninjauan',
        'Izin & Koreksi',
        'Rekap Kehadiran',
        'Penilaian',
        'Bimbingan',
        'Laporan Akhir',
        'Ujian',
        'Mahasiswa Magang',
        'Akun Saya',
        'Verifikasi Dua Langkah',
        'Perangkat',
        'Kotak Masuk',
        'Pengaturan Pemberitahuan',
        'Belum Bimbingan',
        'Nilai per Mata Kuliah',
      ],
      ['Ganti Password', 'Impor Nilai', 'Log out'],
    ],
    [
      'mentor',
      [
        'Dashboard',
        'Peninjauan',
        'Izin & Koreksi',
        'Rekap Kehadiran',
        'Penilaian',
        'Mahasiswa Magang',
        'Akun Saya',
        'Verifikasi Dua Langkah',
        'Perangkat',
        'Kotak Masuk',
        'Pengaturan Pemberitahuan',
        'Buat dari Pola',
      ],
      ['Ganti Password', 'Impor Aktivitas', 'Log out'],
    ],
    [
      'student',
      [
        'Dashboard',
        'Daftar Aktivitas',
        'Absensi',
        'Kehadiran Saya',
        'Izin & Koreksi',
        'Tempat Magang',
        'Bimbingan',
        'Laporan Akhir',
        'Ujian',
        'Akun Saya',
        'Verifikasi Dua Langkah',
        'Perangkat',
        'Kotak Masuk',
        'Pengaturan Pemberitahuan',
        'Menunggu Dikirim',
      ],
      ['Ganti Password', 'Ajukan Izin atau Koreksi', 'Ajukan Tempat', 'Log out'],
    ],
  ] as const)('include everything that the role %s has', async (role, screens, actions) => {
    await openDialog(role);
    const labels = (group: string) =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map((option) => option.querySelector('span')?.firstChild?.textContent);
    expect(labels('Layar')).toEqual(expect.arrayContaining([...screens]));
    expect(labels('Tindakan')).toEqual(expect.arrayContaining([...actions]));
    if (role !== 'super_admin') {
      expect(labels('Layar')).toHaveLength(screens.length);
      expect(labels('Tindakan')).toHaveLength(actions.length);
    }
    expect(labels('Tindakan').at(-1)).toBe('Log out');
    expect(screen.queryByRole('group', { name: 'Baru dibuka' })).not.toBeInTheDocument();
  });

  test('match their words in any order, best match first', async () => {
    const { person, location } = await openDialog('super_admin', found({}));
    await person.type(box(), 'mahasiswa');
    expect(namesOf('Layar')).toEqual(['MahasiswaMaster Data', 'Mahasiswa MagangMagang Industri']);
    expect(namesOf('Tindakan')).toEqual([
      'Tambah Mahasiswa MagangMagang Industri',
      'Tambah Mahasiswa',
      'Impor Mahasiswa',
      'Impor Mahasiswa Magang',
    ]);
    expect(highlighted()).toBe('MahasiswaMaster Data');
    await person.clear(box());
    await person.type(box(), 'mahas tamb{ArrowDown}');
    expect(highlighted()).toBe('Tambah Mahasiswa');
    await person.keyboard('{Enter}');
    expect(location()).toBe('/users/create?role=student');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['mentor', 'pengajuan', ['Izin & KoreksiMagang Industri']],
    ['student', 'pengajuan', ['Izin & KoreksiAktivitas & Absen', 'Tempat MagangAktivitas & Absen']],
    ['super_admin', 'pengajuan tempat', ['Tempat MagangMagang Industri']],
  ] as const)('a %s finds screens by their former name %p', async (role, text, expected) => {
    const { person } = await openDialog(role, found({}));
    await person.type(box(), text);
    expect(namesOf('Layar')).toEqual(expected);
  });

  test('logs out', async () => {
    const { person, store } = await openDialog('mentor', {
      ...found({}),
      'POST /logout': { data: { message: 'ok' } },
    });
    await person.type(box(), 'log o{Enter}');
    await waitFor(() => expect(store.getState().session.accessToken).toBeNull());
  });
});

describe('records', () => {
  test('appear in groups with what tells them apart, and their number is announced', async () => {
    const { person, calls } = await openDialog('super_admin', { 'GET /search': { data: FOUND } });
    await person.type(box(), '  budi ');
    expect(await screen.findByRole('group', { name: 'Magang' })).toBeVisible();
    expect(
      screen.getAllByRole('group').map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        within(group)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Mahasiswa', ['Budi Santoso2403310041 · 2024/2025']],
      ['Dosen', ['Dr. Budi Utama198503152010122002']],
      ['Mentor', ['Budi Agus3273014501880001 · PT Nusantara Jaringan']],
      ['Perusahaan', ['PT Budi LuhurLogistik']],
      ['Lokasi Mitra', ['Kantor BudiPT Budi Luhur']],
      ['Hari Libur', ['Hari Budi Pekerti2 Mei 2026']],
      ['Magang', ['Budi Santoso2403310041 · PT Nusantara Jaringan · 1 Jul 2026 s/d 31 Des 2026']],
      [
        'Tempat Magang',
        ['Budi Santoso2403310041 · Menunggu keputusan · 1 Feb 2027 s/d 30 Jun 2027'],
      ],
      ['Penilaian', ['Budi Santoso2403310041 · Jaringan Komputer · Mentor · Belum diisi']],
      ['Bimbingan', ['Budi Santoso2403310041 · 3 Agt 2026 · Metode']],
      ['Laporan Akhir', ['Budi Santoso2403310041 · Menunggu diperiksa · Pemantauan Jaringan']],
      ['Surat', ['007/SP/III/2026Surat Pengantar · Budi Santoso · Bertanda tangan']],
      [
        'Sertifikat',
        ['Budi SantosoMahasiswa · PT Nusantara Jaringan · 5 Jan 2026 s/d 30 Jun 2026 · Terbit'],
      ],
      ['Ujian', ['Budi Santoso2403310041 · 14 Des 2026 · Ruang Sidang 2 · Dijadwalkan']],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('14 hasil');
    expect(calls.filter(({ path }) => path === '/search').map(({ query }) => query)).toEqual([
      { search: 'budi' },
    ]);
  });

  testInAll.each(
    few(
      [
        ['Budi Santoso2403310041 · 2024/2025', '/users/41/edit'],
        ['Dr. Budi Utama198503152010122002', '/users/17/edit'],
        ['Budi Agus3273014501880001 · PT Nusantara Jaringan', '/users/23/edit'],
        ['PT Budi LuhurLogistik', '/companies/3/edit'],
        ['Kantor BudiPT Budi Luhur', '/places/5/edit'],
        [
          'Budi Santoso2403310041 · Menunggu keputusan · 1 Feb 2027 s/d 30 Jun 2027',
          '/placement-requests/12',
        ],
        ['Hari Budi Pekerti2 Mei 2026', '/holidays/16/edit'],
        ['007/SP/III/2026Surat Pengantar · Budi Santoso · Bertanda tangan', '/letters/17'],
        [
          'Budi SantosoMahasiswa · PT Nusantara Jaringan · 5 Jan 2026 s/d 30 Jun 2026 · Terbit',
          '/certificates/19',
        ],
        [
          'Budi Santoso2403310041 · Jaringan Komputer · Mentor · Belum diisi',
          '/internships/15/assessments/3',
        ],
        ['Budi Santoso2403310041 · 3 Agt 2026 · Metode', '/guidance-sessions/31'],
        ['Budi Santoso2403310041 · Menunggu diperiksa · Pemantauan Jaringan', '/final-reports/15'],
        ['Budi Santoso2403310041 · 14 Des 2026 · Ruang Sidang 2 · Dijadwalkan', '/defences/6'],
      ],
      2,
    ),
  )('%s opens its screen', async (name, url) => {
    const { person, location } = await openDialog('super_admin', {
      'GET /search': { data: FOUND },
    });
    await person.type(box(), 'budi');
    await screen.findByRole('group', { name: 'Magang' });
    const option = screen.getAllByRole('option').find(({ textContent }) => textContent === name);
    if (option) await person.click(option);
    expect(location()).toBe(url);
  });

  testInAll('a supervisor opens the placement, a student its activities', async () => {
    const supervisor = await openDialog('lecturer', found({ internships: [PLACEMENT] }));
    await supervisor.person.type(box(), 'budi');
    await screen.findByRole('group', { name: 'Magang' });
    await supervisor.person.keyboard('{Enter}');
    expect(supervisor.location()).toBe('/internships/15');
    supervisor.unmount();

    const student = await openDialog('student', found({ internships: [PLACEMENT] }));
    await student.person.type(box(), 'nusantara');
    await screen.findByRole('group', { name: 'Magang' });
    expect(namesOf('Magang')).toEqual(['PT Nusantara Jaringan1 Jul 2026 s/d 31 Des 2026']);
    await student.person.keyboard('{Enter}');
    expect(student.location()).toBe('/student/activities');
    expect(student.store.getState().selection.internship).toEqual({ id: 15 });
  });

  testInAll('open in a new tab with Ctrl, and the dialog stays', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { person, location } = await openDialog('super_admin', found({ students: [BUDI] }));
    await person.type(box(), 'budi');
    await screen.findByRole('group', { name: 'Mahasiswa' });
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/users/41/edit', '_blank', 'noopener');
    expect(location()).toBe('/devices');
    expect(box()).toHaveValue('budi');
    open.mockRestore();
  });

  testInAll('load from two letters on, with no more than a search may have', async () => {
    const { person, calls } = await openDialog('super_admin', found({}));
    await person.type(box(), 'x');
    expect(await screen.findByText('Tidak ada yang cocok dengan "x".')).toBeVisible();
    await person.clear(box());
    await person.click(box());
    await person.paste(`a b c d e f g h i j k l m ${'🎓'.repeat(200)}`);
    await waitFor(() => expect(calls.some(({ path }) => path === '/search')).toBe(true));
    expect(calls.find(({ path }) => path === '/search')?.query).toEqual({
      search: 'a b c d e f g h i j k l',
    });
    expect(screen.getByText(/^Hanya 12 kata dan 100 karakter pertama/)).toBeVisible();
  });

  testInAll('announce an empty result once the server has answered', async () => {
    const { person } = await openDialog('super_admin', found({}));
    await person.type(box(), 'zulfa');
    expect(screen.getByRole('status')).toHaveTextContent('Mencari...');
    expect(await screen.findByText('Tidak ada yang cocok dengan "zulfa".')).toBeVisible();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  testInAll('announce a failure, keep the screens and offer to try again', async () => {
    let works = false;
    const { person } = await openDialog('super_admin', {
      'GET /search': () => (works ? { data: { ...NOTHING, students: [BUDI] } } : reply(500)),
    });
    await person.type(box(), 'us');
    expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mencari data.');
    expect(namesOf('Layar')).toContain('UserMaster Data');
    works = true;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('group', { name: 'Mahasiswa' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  testInAll('an answer that arrives after that of a later text is dropped', async () => {
    const answers = new Map<string, (answer: object) => void>();
    const { person } = await openDialog('super_admin', {
      'GET /search': ({ query }: StubRequest) =>
        new Promise<object>((resolve) => {
          answers.set(query.search ?? '', (students) =>
            resolve({ data: { ...NOTHING, students } }),
          );
        }),
    });
    await person.type(box(), 'bu');
    await waitFor(() => expect(answers.has('bu')).toBe(true));
    await person.type(box(), 'di');
    await waitFor(() => expect(answers.has('budi')).toBe(true));
    await act(async () => answers.get('budi')?.([BUDI]));
    expect(await screen.findByRole('group', { name: 'Mahasiswa' })).toBeVisible();
    await act(async () => answers.get('bu')?.([{ ...BUDI, user_id: 99, name: 'Budi Bubun' }]));
    expect(namesOf('Mahasiswa')).toEqual(['Budi Santoso2403310041 · 2024/2025']);
  });

  testInAll('stay visible during the next search if they match its text', async () => {
    let answer: (body: object) => void = () => {};
    const second = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const students = [BUDI, { ...BUDI, user_id: 42, name: 'Bunga Ayu' }];
    const { person } = await openDialog('super_admin', {
      'GET /search': ({ query }: StubRequest) =>
        query.search === 'bu' ? { data: { ...NOTHING, students } } : second,
    });
    await person.type(box(), 'bu');
    await screen.findByRole('group', { name: 'Mahasiswa' });
    expect(namesOf('Mahasiswa')).toHaveLength(2);
    await person.type(box(), 'n');
    expect(namesOf('Mahasiswa')).toEqual(['Bunga Ayu2403310041 · 2024/2025']);
    await act(async () => answer({ data: NOTHING }));
    await waitFor(() => expect(namesOf('Mahasiswa')).toBeNull());
  });
});

describeInAll('what was opened before', () => {
  const user = aUser('super_admin');

  test('appears first, by name alone, and not twice', async () => {
    const first = await openDialog(user, found({ students: [BUDI] }));
    await first.person.type(box(), 'budi');
    await screen.findByRole('group', { name: 'Mahasiswa' });
    await first.person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(readRecentlyOpened(user.id)).toEqual([{ key: 'student:41', label: 'Budi Santoso' }]);
    await first.person.keyboard(KEYS);
    await first.person.type(await screen.findByRole('combobox'), 'sistem{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await first.person.keyboard(KEYS);
    await screen.findByRole('combobox');
    expect(namesOf('Baru dibuka')).toEqual(['SistemPengelolaan', 'Budi Santoso']);
    expect(namesOf('Layar')).not.toContain('SistemPengelolaan');
    await first.person.type(box(), 'budi');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 hasil'));
    expect(namesOf('Baru dibuka')).toEqual(['Budi Santoso']);
    await first.person.keyboard('{Enter}');
    expect(first.location()).toBe('/users/41/edit');
  });

  test('leaves out items that the role may not open and those of other users', async () => {
    rememberOpened(user.id, { key: 'student:41', label: 'Budi Santoso' });
    rememberOpened(user.id, { key: 'screen:/system', label: 'Sistem' });
    rememberOpened(user.id, { key: 'internship:15', label: 'Citra Dewi' });
    rememberOpened(user.id, { key: 'constructor:1', label: 'Apa pun' });
    rememberOpened(user.id, { key: 'student:x', label: 'Apa pun' });
    const { unmount } = await openDialog({ ...user, role: 'lecturer' });
    expect(namesOf('Baru dibuka')).toEqual(['Citra Dewi']);
    unmount();
    await openDialog({ ...user, id: user.id + 1 });
    expect(namesOf('Baru dibuka')).toBeNull();
  });
});
