import { screen, waitFor, within } from '@testing-library/react';
import { anActivity, anInternship, PERIOD, page } from '@/client/testing/records';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { at, denied, pretendNow, stubDevice, timedOut } from './deviceStub';
import { StudentDashboardPage } from './StudentDashboardPage';

const EARLIER = anInternship({
  id: 16,
  mentor: {
    id: 10,
    company: { id: 4, name: 'CV Karya Mandiri' },
    user: { id: 91, name: 'Rina Kartika' },
  },
  internship_period: { ...PERIOD, id: 3, start_date: '2026-01-05', end_date: '2026-06-30' },
});

beforeEach(() => pretendNow('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (stubs: ApiStubs = {}) =>
  renderApp(<StudentDashboardPage />, {
    user: aUser('student', { name: 'Budi Santoso Putra' }),
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/activities': page(anActivity()),
      ...stubs,
    },
  });

const attend = async ({ person }: ReturnType<typeof open>) => {
  await person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
};

const region = (name: string) => screen.findByRole('region', { name });

test('greets by the first name and shows the internship and the activities of today', async () => {
  const { calls } = open({
    'GET /internships/15/activities': page(
      anActivity(),
      anActivity({
        id: 121,
        name: 'Rapat mingguan',
        start_time: '16:00',
        end_time: '17:00',
        address: '',
        attendance_time: '2026-11-21T00:50:00Z',
      }),
    ),
  });
  const today = within(await region('Aktivitas Hari Ini'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Selamat Datang, Budi$/);

  const card = await region('Magang Saat Ini');
  for (const text of [
    'PT Nusantara Jaringan',
    'Agus Pratama',
    'Dewi Lestari, M.Kom.',
    '1 Jul 2026 s/d 31 Des 2026',
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(within(card).queryByRole('combobox')).not.toBeInTheDocument();

  expect(today.getByText('Sabtu, 21 November 2026')).toBeVisible();
  const [first, second] = (await today.findAllByRole('listitem')).map((item) => within(item));
  expect(first?.getByText('Konfigurasi VLAN')).toBeVisible();
  expect(first?.getByText('08:00 – 16:00')).toBeVisible();
  expect(first?.getByText('Jl. Asia Afrika No. 88, Bandung')).toBeVisible();
  expect(first?.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
  expect(second?.getByText('16:00 – 17:00')).toBeVisible();
  expect(second?.getByText('Sudah Absen')).toBeVisible();
  expect(second?.queryByRole('button')).not.toBeInTheDocument();
  expect(calls.at(-1)?.query).toEqual({ date: '2026-11-21', sort: 'start_time' });
});

test('another internship can be chosen, and stays chosen', async () => {
  const api = {
    'GET /student/internships': page(anInternship(), EARLIER),
    'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
  };
  const view = open(api);
  const card = within(await region('Magang Saat Ini'));
  await view.person.click(card.getByRole('combobox', { name: 'Pilih magang' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'PT Nusantara Jaringan · 1 Jul 2026 s/d 31 Des 2026',
    'CV Karya Mandiri · 5 Jan 2026 s/d 30 Jun 2026',
  ]);
  await view.person.click(screen.getByRole('option', { name: /CV Karya Mandiri/ }));

  expect(await screen.findByText('Pemasangan kabel')).toBeVisible();
  expect(card.getByText('Rina Kartika')).toBeVisible();
  expect(screen.queryByText('Konfigurasi VLAN')).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('selected-internship')).toBe('{"id":16}'));

  view.unmount();
  open(api);
  expect(await screen.findByText('Rina Kartika')).toBeVisible();
  await screen.findByText('Pemasangan kabel');
});

test('a chosen internship that is no more gives way to the first', async () => {
  localStorage.setItem('selected-internship', '{"id":99}');
  const { store } = open();
  expect(await screen.findByText('Agus Pratama')).toBeVisible();
  await waitFor(() => expect(store.getState().selection.internship).toEqual({ id: 15 }));
  await screen.findByText('Konfigurasi VLAN');
});

test('records the attendance after a confirmation', async () => {
  stubDevice(at(-6.914744, 107.60981));
  let attendance_time: string | null = null;
  const view = open({
    'GET /internships/15/activities': () => page(anActivity({ attendance_time })),
    'PATCH /activities/120/presence-student': ({ body }) => {
      expect(body).toEqual({ latitude: -6.914744, longitude: 107.60981 });
      attendance_time = '2026-11-21T01:05:00Z';
      return { data: anActivity({ attendance_time }) };
    },
  });
  await view.person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Konfirmasi Absen' }),
  ).toHaveAccessibleDescription('Apakah anda yakin? Pastikan anda berada di lokasi yang sesuai.');
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));

  expect(await screen.findByText('Berhasil!')).toBeVisible();
  expect(screen.getByText('Absensi berhasil dicatat.')).toBeVisible();
  expect(await screen.findByText('Sudah Absen')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Absen Sekarang' })).not.toBeInTheDocument();
});

test('says that the attendance was not recorded', async () => {
  stubDevice(at(0, 0));
  await attend(open({ 'PATCH /activities/120/presence-student': reply(500, { message: 'x' }) }));
  expect(await screen.findByText('Gagal mencatat absensi.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
});

test.each([
  ['denied', denied],
  ['too slow', timedOut],
])('a position that is %s is told, and one stays here', async (_why, device) => {
  stubDevice(device);
  const view = open();
  await attend(view);
  expect(await screen.findByText('Gagal mendapatkan lokasi')).toBeVisible();
  expect(screen.getByText('Pastikan GPS aktif dan izin lokasi diberikan.')).toBeVisible();
  expect(view.location()).toBe('/');
  expect(view.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('coordinates that are none are told', async () => {
  stubDevice(at(Number.NaN, 0));
  await attend(open());
  expect(await screen.findByText('Lokasi tidak tersedia')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
});

test('says that it loads, and then that there is nothing today', async () => {
  let answer = (_: object) => {};
  open({
    'GET /internships/15/activities': () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  expect(await screen.findByText('Memuat aktivitas hari ini...')).toBeVisible();
  answer(page());
  expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
});

test('a student without an internship sees an empty panel', async () => {
  open({ 'GET /student/internships': page() });
  expect(await screen.findByText('Belum Ada Magang')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each(['GET /student/internships', 'GET /internships/15/activities'])(
  '%s that fails can be tried again',
  async (request) => {
    let isDown = true;
    const answer = request.includes('student') ? page(anInternship()) : page(anActivity());
    const { person } = open({ [request]: () => (isDown ? reply(500, { message: 'x' }) : answer) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  },
);
