import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/client/api/api';
import { anActivity, anInternship, page } from '@/client/testing/records';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { LOCATION_PROMPT_WAIT_MS } from '@/shared/constants/screen';
import { AttendancePage } from './AttendancePage';
import { at, denied, neverAnswered, pretendNow, stubDevice, timedOut } from './deviceStub';

const ATTENDED = '2026-11-21T01:05:00Z';

beforeEach(() => pretendNow('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (stubs: ApiStubs = {}) =>
  renderApp(<AttendancePage />, {
    user: 'student',
    path: '/student/attendance',
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/activities': page(anActivity()),
      ...stubs,
    },
  });

type View = ReturnType<typeof open>;

const chooseActivity = async ({ person }: View) => {
  await person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  return screen.findByRole('alertdialog', { name: 'Konfirmasi Absen' });
};

const attend = async (view: View) => {
  await chooseActivity(view);
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
};

const presences = ({ calls }: View) => calls.filter(({ method }) => method === 'PATCH');

test('shows the activities of today', async () => {
  const { calls } = open({
    'GET /internships/15/activities': page(
      anActivity(),
      anActivity({ id: 121, name: 'Rapat mingguan', attendance_time: ATTENDED }),
    ),
  });
  const unattended = within(await screen.findByRole('article', { name: 'Konfigurasi VLAN' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Absensi Hari Ini');
  expect(screen.getByText('Sabtu, 21 November 2026')).toBeVisible();
  expect(unattended.getByText('Belum Absen')).toBeVisible();
  expect(unattended.getByText('Membagi jaringan kantor cabang menjadi tiga VLAN.')).toBeVisible();
  expect(unattended.getByText('08:00 - 16:00')).toBeVisible();
  expect(unattended.getByText('Jl. Asia Afrika No. 88, Bandung')).toBeVisible();
  expect(unattended.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
  expect(unattended.getByRole('link', { name: 'Lihat Detail' })).toHaveAttribute(
    'href',
    '/student/activities/120',
  );

  const attended = within(screen.getByRole('article', { name: 'Rapat mingguan' }));
  expect(attended.getByText('Sudah Absen')).toBeVisible();
  expect(attended.getByRole('button', { name: 'Absen Sekarang' })).toBeDisabled();
  expect(calls.at(-1)?.query).toEqual({ date: '2026-11-21', sort: 'start_time' });
});

test('records the attendance where the device is, after a confirmation', async () => {
  const device = stubDevice(at(-6.914744, 107.60981));
  let attendance_time: string | null = null;
  const view = open({
    'GET /internships/15/activities': () => page(anActivity({ attendance_time })),
    'PATCH /activities/120/presence-student': () => {
      attendance_time = ATTENDED;
      return { data: anActivity({ attendance_time }) };
    },
  });
  const dialog = await chooseActivity(view);
  expect(dialog).toHaveAccessibleDescription('Pastikan Anda berada di lokasi yang sesuai.');
  expect(device).not.toHaveBeenCalled();
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));

  expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
  expect(screen.getByText('Berhasil')).toBeVisible();
  expect(presences(view).map(({ body }) => body)).toEqual([
    { latitude: -6.914744, longitude: 107.60981 },
  ]);
  expect(await screen.findByText('Sudah Absen')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Absen Sekarang' })).toBeDisabled();
});

test('a failure is told, and the question stays for another try', async () => {
  stubDevice(at(0, 0));
  const view = open({
    'PATCH /activities/120/presence-student': reply(422, { message: 'x', errors: { date: ['x'] } }),
  });
  await attend(view);
  expect(await screen.findByText('Gagal')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan saat mencatat absen.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
});

test.each([
  ['denied', denied],
  ['found in time', timedOut],
  ['offered by the browser', null],
])('a position that is %s leads to the list of activities', async (_why, device) => {
  stubDevice(device);
  const view = open();
  await attend(view);
  expect(await screen.findByText('Lokasi diperlukan')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
  expect(view.location()).toBe('/student/activities');
  expect(presences(view)).toEqual([]);
});

describe('while nobody answers the prompt', () => {
  /** Only the button's own handler runs in pretended time. */
  const confirm = async (view: View) => {
    await chooseActivity(view);
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Lanjutkan' }).click());
  };

  test('it gives up in the end', async () => {
    stubDevice(neverAnswered);
    const view = open();
    await confirm(view);
    await act(() => jest.advanceTimersByTimeAsync(LOCATION_PROMPT_WAIT_MS - 1));
    expect(view.location()).toBe('/student/attendance');
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(view.location()).toBe('/student/activities'));
    expect(await screen.findByText('Lokasi diperlukan')).toBeVisible();
  });

  test('one can cancel, and a position that comes afterwards is not sent', async () => {
    const device = stubDevice(neverAnswered);
    const view = open();
    await attend(view);
    await view.person.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await act(async () => device.mock.calls[0]?.[0]({ coords: { latitude: 1, longitude: 2 } }));
    expect(presences(view)).toEqual([]);
    expect(screen.queryByText('Lokasi diperlukan')).not.toBeInTheDocument();
    expect(view.location()).toBe('/student/attendance');
    expect(screen.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
  });

  test('one can leave, and is led nowhere else afterwards', async () => {
    const device = stubDevice(neverAnswered);
    const view = open();
    await attend(view);
    await act(() => view.router.navigate('/change-password'));

    await act(async () => device.mock.calls[0]?.[1]({ code: 1, message: 'User denied' }));
    expect(view.location()).toBe('/change-password');
    expect(screen.queryByText('Lokasi diperlukan')).not.toBeInTheDocument();
  });
});

test.each([
  [Number.NaN, 107.6],
  [-6.9, Number.POSITIVE_INFINITY],
  [null, null],
])('coordinates such as %p and %p are none', async (latitude, longitude) => {
  stubDevice(at(latitude as number, longitude as number));
  const view = open();
  await attend(view);
  expect(await screen.findByText('Lokasi tidak tersedia')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
  expect(presences(view)).toEqual([]);
});

test('an activity that has gone meanwhile is not attended', async () => {
  stubDevice(at(0, 0));
  let isGone = false;
  const view = open({
    'GET /internships/15/activities': () => (isGone ? page() : page(anActivity())),
  });
  await chooseActivity(view);
  isGone = true;
  act(() => {
    view.store.dispatch(api.util.invalidateTags(['Activity']));
  });
  await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.');
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));

  expect(await screen.findByText('Aktivitas tidak ditemukan')).toBeVisible();
  expect(screen.getByText('Silakan pilih aktivitas yang valid.')).toBeVisible();
  expect(presences(view)).toEqual([]);
});

test('a day without activities says so', async () => {
  open({ 'GET /internships/15/activities': page() });
  expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
});

test('a student without an internship is told whom to ask', async () => {
  const { calls } = open({ 'GET /student/internships': page() });
  expect(await screen.findByText('Belum Ada Magang')).toBeVisible();
  expect(
    screen.getByText(
      'Anda belum terdaftar dalam program magang saat ini. Silakan hubungi admin atau dosen pembimbing.',
    ),
  ).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/internships/15/activities');
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
    expect(await screen.findByRole('article', { name: 'Konfigurasi VLAN' })).toBeVisible();
  },
);
