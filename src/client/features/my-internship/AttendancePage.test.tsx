import { act, screen, waitFor, within } from '@testing-library/react';
import { type Activity, type AttendanceInput, api } from '@/client/api/api';
import { choose } from '@/client/testing/choose';
import {
  freezeDate,
  locatedAt,
  permissionDenied,
  promptUnanswered,
  stubGeolocation,
  timedOut,
} from '@/client/testing/device';
import { attendanceDays } from '@/client/testing/records/attendanceDay';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply, type StubRequest } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import { LOCATION_PROMPT_WAIT_MS } from '@/shared/constants/screen';
import { describeInAll, testInAll } from '@/shared/testing/testLevel';
import { AttendancePage } from './AttendancePage';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ATTENDED = '2026-11-21T01:05:00Z';

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (stubs: ApiStubs = {}) =>
  renderApp(<AttendancePage />, {
    user: 'student',
    path: '/student/attendance',
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/activities': page(anActivity()),
      'GET /internships/15/interruptions': { data: [] },
      'GET /internships/15/attendance-days': { data: attendanceDays([]) },
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

const submissions = ({ calls }: View) => calls.filter(({ method }) => method === 'PATCH');

testInAll('asks before it takes a position that is off by kilometres', async () => {
  stubGeolocation(locatedAt(-6.9, 107.6, 25_000));
  const view = open({ 'PATCH /activities/120/presence-student': { data: anActivity() } });
  await attend(view);
  expect(await screen.findByText(/^Posisi perangkat hanya tepat sekitar 25 km\./)).toBeVisible();
  expect(submissions(view)).toHaveLength(0);
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(submissions(view)).toHaveLength(1));
});

testInAll('shows the activities of today', async () => {
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
  expect(calls.filter(({ path }) => path === '/internships/15/activities')).toEqual([
    expect.objectContaining({
      query: { date_from: '2026-11-20', date_to: '2026-11-21', sort: 'start_time' },
    }),
  ]);
});

describe('while the campus date differs from the UTC date', () => {
  const YESTERDAY = anActivity({ id: 119, name: 'Jaga malam', date: '2026-11-20' });

  /** 06:30 on 21 November in Jakarta. */
  beforeEach(() => freezeDate('2026-11-20T23:30:00Z'));

  const openWith = (activities: Activity[], stubs: ApiStubs = {}) =>
    open({
      'GET /internships/15/activities': ({ query }: StubRequest) =>
        page(
          ...activities.filter(
            ({ date }) => date >= (query.date_from ?? '') && date <= (query.date_to ?? ''),
          ),
        ),
      ...stubs,
    });

  testInAll('shows the activities of both days, each under its date', async () => {
    openWith([YESTERDAY, anActivity()]);
    const [campus, utc] = await screen.findAllByRole('region');
    expect(campus).toHaveAccessibleName('Sabtu, 21 November 2026');
    expect(within(campus as HTMLElement).getByText('Konfigurasi VLAN')).toBeVisible();
    expect(utc).toHaveAccessibleName('Jumat, 20 November 2026');
    expect(within(utc as HTMLElement).getByText('Jaga malam')).toBeVisible();
    expect(screen.getByText('Absen kemarin masih bisa sampai 07:00 WIB.')).toBeVisible();
  });

  testInAll.each([
    ['Konfigurasi VLAN', '120'],
    ['Jaga malam', '119'],
  ])('records attendance for %s', async (name, id) => {
    stubGeolocation(locatedAt(-6.9, 107.6));
    const view = openWith([YESTERDAY, anActivity()], {
      'PATCH /activities/:id/presence-student': { data: anActivity() },
    });
    const card = within(await screen.findByRole('article', { name }));
    await view.person.click(card.getByRole('button', { name: 'Absen Sekarang' }));
    await view.person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
    expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
    expect(submissions(view).map(({ path }) => path)).toEqual([
      `/activities/${id}/presence-student`,
    ]);
  });

  test('says which of the two days has no activities', async () => {
    openWith([anActivity()]);
    const utc = await screen.findByRole('region', { name: 'Jumat, 20 November 2026' });
    expect(within(utc).getByText('Tidak ada aktivitas.')).toBeVisible();
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  });

  test('shows one empty text when neither day has activities', async () => {
    openWith([]);
    expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
    expect(screen.getByText('Jumat, 20 November 2026 dan Sabtu, 21 November 2026')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('moves on to the next day while the page stays open', async () => {
    openWith([YESTERDAY, anActivity()]);
    expect(await screen.findByText('Jaga malam')).toBeVisible();
    freezeDate('2026-11-21T00:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.queryByText('Jaga malam')).not.toBeInTheDocument();
    expect(screen.getByText('Sabtu, 21 November 2026')).toBeVisible();
    expect(screen.getByText('Konfigurasi VLAN')).toBeVisible();
  });
});

test('a night shift can be attended until the end of the day on which it ends', async () => {
  const night = anActivity({
    id: 118,
    name: 'Jaga server',
    start_time: '22:00',
    end_time: '06:00',
  });
  open({
    'GET /internships/15/activities': page(
      { ...night, date: '2026-11-20' },
      anActivity({ id: 119, name: 'Rapat kemarin', date: '2026-11-20' }),
      anActivity(),
    ),
  });
  const before = within(await screen.findByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(before.getByText('22:00 - 06:00 (+1)')).toBeVisible();
  expect(before.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
  expect(screen.queryByText('Rapat kemarin')).not.toBeInTheDocument();
});

describe('while the next day has begun at the place, but not yet on campus', () => {
  /** 00.30 on 21 November in Jayapura. */
  beforeEach(() => freezeDate('2026-11-20T15:30:00Z'));

  const inWit = (changes: Partial<Activity>) => anActivity({ ...changes, time_zone: 'WIT' });

  test("shows the activities of the place's day, then those that are still open", async () => {
    const { calls } = open({
      'GET /internships/15/activities': page(
        inWit({ id: 119, name: 'Jaga malam', date: '2026-11-20' }),
        inWit({}),
        anActivity({ id: 121, name: 'Rapat besok' }),
      ),
    });
    const [first, second] = await screen.findAllByRole('region');
    expect(first).toHaveAccessibleName('Sabtu, 21 November 2026');
    const today = within(first as HTMLElement);
    expect(today.getByText('Konfigurasi VLAN')).toBeVisible();
    expect(today.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
    expect(second).toHaveAccessibleName('Jumat, 20 November 2026');
    expect(within(second as HTMLElement).getByText('Jaga malam')).toBeVisible();
    expect(screen.queryByText('Rapat besok')).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/internships/15/activities')?.query).toMatchObject({
      date_from: '2026-11-19',
      date_to: '2026-11-21',
    });
  });

  test('names only the day of the place if nothing else is open', async () => {
    open({ 'GET /internships/15/activities': page(inWit({})) });
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
    expect(screen.getByText('Sabtu, 21 November 2026')).toBeVisible();
    expect(screen.queryByText(/20 November/)).not.toBeInTheDocument();
  });

  test('moves on at midnight of the place while the page stays open', async () => {
    freezeDate('2026-11-20T14:30:00Z');
    open({ 'GET /internships/15/activities': page(inWit({})) });
    expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
    freezeDate('2026-11-20T15:00:00Z');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  });
});

testInAll('a student with two internships chooses one, which is named', async () => {
  const { person } = open({
    'GET /student/internships': page(
      anInternship(),
      anInternship({
        id: 16,
        mentor: {
          id: 10,
          company: { id: 4, name: 'CV Karya Mandiri' },
          user: { id: 91, name: 'Rina Kartika' },
        },
      }),
    ),
    'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
  });
  const select = await screen.findByRole('combobox', { name: 'Pilih magang' });
  expect(select).toHaveDisplayValue(/PT Nusantara Jaringan/);
  await choose(person, select, /CV Karya Mandiri/);
  expect(select).toHaveDisplayValue(/CV Karya Mandiri/);
  expect(await screen.findByText('Pemasangan kabel')).toBeVisible();
  expect(screen.queryByText('Konfigurasi VLAN')).not.toBeInTheDocument();
});

test('a student with one internship has no choice', async () => {
  open();
  expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

testInAll('records attendance with the coordinates of the device after confirmation', async () => {
  const getCurrentPosition = stubGeolocation(locatedAt(-6.914744, 107.60981));
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
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));

  expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
  expect(screen.getByText('Berhasil')).toBeVisible();
  expect(submissions(view).map(({ body }) => body)).toEqual([
    {
      ...{ latitude: -6.914744, longitude: 107.60981, accuracy: 10, kind: 'in' },
      device_event_id: expect.stringMatching(UUID),
      device_time: '2026-11-21T01:00:00.000Z',
    },
  ]);
  expect(await screen.findByText('Sudah Absen')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Absen Sekarang' })).toBeDisabled();
});

describeInAll('at a company with a place', () => {
  const OFFICE = { id: 3, name: 'Kantor Pusat', latitude: -6.9, longitude: 107.6, radius: 150 };
  const openAt = (stubs: ApiStubs = {}) =>
    open({
      'GET /internships/15/attendance-places': { data: [OFFICE] },
      'PATCH /activities/120/presence-student': { data: anActivity({ attendance_time: ATTENDED }) },
      ...stubs,
    });

  test.each([
    ['on site', locatedAt(-6.9, 107.6)],
    ['at a position that may be on site', locatedAt(-6.91, 107.6, 990)],
  ])('asks for no reason %s', async (_where, position) => {
    stubGeolocation(position);
    const view = openAt();
    await attend(view);
    expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
    expect(submissions(view)).toHaveLength(1);
  });

  test('asks for the reason off site before it sends the attendance', async () => {
    const getCurrentPosition = stubGeolocation(locatedAt(-6.89, 107.6));
    const view = openAt();
    await attend(view);
    const dialog = await screen.findByRole('alertdialog', { name: 'Anda di luar lokasi' });
    expect(dialog).toHaveAccessibleDescription(/^Sekitar 1,1 km dari Kantor Pusat\./);
    expect(submissions(view)).toEqual([]);

    await view.person.click(screen.getByRole('button', { name: 'Kirim absen' }));
    expect(await within(dialog).findByText('Alasan wajib dipilih')).toBeVisible();
    await view.person.click(within(dialog).getByRole('radio', { name: 'Lainnya' }));
    await view.person.click(screen.getByRole('button', { name: 'Kirim absen' }));
    expect(
      await within(dialog).findByText('Keterangan wajib diisi, minimal 3 karakter'),
    ).toBeVisible();
    await view.person.type(within(dialog).getByLabelText(/^Keterangan/), 'Gudang');
    await view.person.click(screen.getByRole('button', { name: 'Kirim absen' }));

    expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
    expect(submissions(view).map(({ body }) => body)).toMatchObject([
      { latitude: -6.89, reason: 'other', reason_note: 'Gudang' },
    ]);
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('keeps the reason and the ID of the event when sending fails', async () => {
    stubGeolocation(locatedAt(-6.89, 107.6));
    const view = openAt({ 'PATCH /activities/120/presence-student': reply(500, { message: 'x' }) });
    await attend(view);
    await view.person.click(await screen.findByRole('radio', { name: 'Tugas lapangan' }));
    await view.person.click(screen.getByRole('button', { name: 'Kirim absen' }));
    expect(await screen.findByText('Gagal')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tugas lapangan' })).toBeChecked();
    await view.person.click(screen.getByRole('button', { name: 'Kirim absen' }));
    await waitFor(() => expect(submissions(view)).toHaveLength(2));
    const ids = submissions(view).map(({ body }) => (body as AttendanceInput).device_event_id);
    expect(new Set(ids).size).toBe(1);
  });

  test('sends the attendance when the places cannot be loaded', async () => {
    stubGeolocation(locatedAt(-6.89, 107.6));
    const view = openAt({ 'GET /internships/15/attendance-places': reply(500, { message: 'x' }) });
    await attend(view);
    expect(await screen.findByText('Absen berhasil dicatat.')).toBeVisible();
  });
});

testInAll('checks out where the period requires it', async () => {
  stubGeolocation(locatedAt(-6.9, 107.6));
  let left_at: string | null = null;
  const activity = () => anActivity({ attendance_time: ATTENDED, left_at });
  const view = open({
    'GET /student/internships': page(
      anInternship({ internship_period: aPeriod({ requires_check_out: true }) }),
    ),
    'GET /internships/15/activities': () => page(activity()),
    'PATCH /activities/120/presence-student': () => {
      left_at = '2026-11-21T09:00:00Z';
      return { data: activity() };
    },
  });
  await view.person.click(await screen.findByRole('button', { name: 'Absen Pulang' }));
  await screen.findByRole('alertdialog', { name: 'Konfirmasi Absen Pulang' });
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Absen pulang berhasil dicatat.')).toBeVisible();
  expect(submissions(view).map(({ body }) => body)).toMatchObject([{ kind: 'out' }]);
  expect(await screen.findByText(/^Pulang \d\d:\d\d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Absen Pulang' })).not.toBeInTheDocument();
});

test('says what became of a press that was not recorded', async () => {
  stubGeolocation(locatedAt(-6.9, 107.6));
  const message = 'Periode sudah ditutup. Absen ini menjadi permintaan koreksi.';
  const view = open({
    'PATCH /activities/120/presence-student': { data: anActivity(), message },
  });
  await attend(view);
  await expectToast('status', 'Absen masuk', message);
  expect(screen.queryByText('Absen berhasil dicatat.')).not.toBeInTheDocument();
});

testInAll('shows an error and keeps the dialog open when recording fails', async () => {
  stubGeolocation(locatedAt(0, 0));
  const view = open({
    'PATCH /activities/120/presence-student': reply(422, { message: 'x', errors: { date: ['x'] } }),
  });
  await attend(view);
  expect(await screen.findByText('Gagal')).toBeVisible();
  expect(screen.getByText('Terjadi kesalahan saat mencatat absen.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeEnabled();
});

test('says how to allow the position in this browser once it was denied, and leads to a request', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14; K) Chrome/126.0.0.0 Mobile Safari/537.36');
  stubGeolocation(permissionDenied);
  const view = open();
  await attend(view);
  const help = await screen.findByRole('alertdialog', { name: 'Izinkan lokasi' });
  expect(help).toHaveTextContent('Chrome di Android');
  expect(within(help).getAllByRole('listitem')).toHaveLength(4);
  await view.person.click(within(help).getByRole('button', { name: 'Ajukan izin atau koreksi' }));
  await waitFor(() =>
    expect(view.location()).toBe('/student/requests/create?activity_id=120&date=2026-11-21'),
  );
});

testInAll.each([
  ['denied', permissionDenied],
  ['too slow', timedOut],
  ['not supported', null],
])('redirects to the activities when geolocation is %s', async (_why, geolocation) => {
  stubGeolocation(geolocation);
  const view = open();
  await attend(view);
  expect(await screen.findByText('Lokasi diperlukan')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
  expect(view.location()).toBe('/student/activities');
  expect(submissions(view)).toEqual([]);
  const help = screen.queryByRole('alertdialog', { name: 'Izinkan lokasi' });
  expect(help !== null).toBe(geolocation === permissionDenied);
});

describeInAll('while the permission prompt is unanswered', () => {
  /** Fakes the timers that start with the click, and only those. */
  const confirm = async (view: View) => {
    await chooseActivity(view);
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Lanjutkan' }).click());
  };

  test('announces the search once and counts the seconds for the eye only', async () => {
    stubGeolocation(promptUnanswered);
    await confirm(open());
    const status = within(screen.getByRole('alertdialog')).getByRole('status');
    expect(status).toHaveTextContent(/^Mencari lokasi…$/);
    expect(screen.getByText('0 detik')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByText('3 detik')).toHaveAttribute('aria-hidden', 'true');
    expect(status).toHaveTextContent(/^Mencari lokasi…$/);
  });

  test('gives up after the timeout', async () => {
    stubGeolocation(promptUnanswered);
    const view = open();
    await confirm(view);
    await act(() => jest.advanceTimersByTimeAsync(LOCATION_PROMPT_WAIT_MS - 1));
    expect(view.location()).toBe('/student/attendance');
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(view.location()).toBe('/student/activities'));
    expect(await screen.findByText('Lokasi diperlukan')).toBeVisible();
  });

  test('ignores coordinates that arrive after cancelling', async () => {
    const getCurrentPosition = stubGeolocation(promptUnanswered);
    const view = open();
    await attend(view);
    await view.person.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await act(async () =>
      getCurrentPosition.mock.calls[0]?.[0]({
        coords: { latitude: 1, longitude: 2, accuracy: 10 },
      }),
    );
    expect(submissions(view)).toEqual([]);
    expect(screen.queryByText('Lokasi diperlukan')).not.toBeInTheDocument();
    expect(view.location()).toBe('/student/attendance');
    expect(screen.getByRole('button', { name: 'Absen Sekarang' })).toBeEnabled();
  });

  test('does not redirect after leaving the page', async () => {
    const getCurrentPosition = stubGeolocation(promptUnanswered);
    const view = open();
    await attend(view);
    await act(() => view.router.navigate('/change-password'));

    await act(async () =>
      getCurrentPosition.mock.calls[0]?.[1]({ code: 1, message: 'User denied' }),
    );
    expect(view.location()).toBe('/change-password');
    expect(screen.queryByText('Lokasi diperlukan')).not.toBeInTheDocument();
  });
});

test('says so when the device refuses to keep what did not arrive, and sends it again as the same event', async () => {
  stubGeolocation(locatedAt(-6.9, 107.6));
  const view = open({ 'PATCH /activities/:id/presence-student': noConnection });
  await attend(view);
  expect(await screen.findByText('Ponsel menolak menyimpan absen ini')).toBeVisible();
  await view.person.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(submissions(view)).toHaveLength(2));
  const ids = submissions(view).map(({ body }) => (body as AttendanceInput).device_event_id);
  expect(new Set(ids).size).toBe(1);
});

testInAll.each([
  [Number.NaN, 107.6],
  [-6.9, Number.POSITIVE_INFINITY],
  [null, null],
])('shows an error for the coordinates %p and %p', async (latitude, longitude) => {
  stubGeolocation(locatedAt(latitude as number, longitude as number));
  const view = open();
  await attend(view);
  expect(await screen.findByText('Lokasi tidak tersedia')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
  expect(submissions(view)).toEqual([]);
});

testInAll('shows an error when the activity has been deleted meanwhile', async () => {
  stubGeolocation(locatedAt(0, 0));
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
  expect(submissions(view)).toEqual([]);
});

test('keeps the activities when they cannot be read again', async () => {
  let isCut = false;
  const answer = (list: object) => () => (isCut ? noConnection() : list);
  const view = open({
    'GET /student/internships': answer(page(anInternship())),
    'GET /internships/15/activities': answer(page(anActivity())),
  });
  await screen.findByRole('button', { name: 'Absen Sekarang' });
  isCut = true;
  act(() => void view.store.dispatch(api.util.invalidateTags(['Activity', 'Internship'])));
  const failed = () =>
    Object.values(view.store.getState().api.queries).filter((each) => each?.status === 'rejected');
  await waitFor(() => expect(failed()).toHaveLength(2));
  await chooseActivity(view);
});

test('shows the empty text for a day without activities', async () => {
  open({ 'GET /internships/15/activities': page() });
  expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
});

test('tells a student without an internship whom to contact', async () => {
  const { calls } = open({ 'GET /student/internships': page() });
  expect(await screen.findByText('Belum Ada Magang')).toBeVisible();
  expect(
    screen.getByText(
      'Anda belum terdaftar dalam program magang saat ini. Silakan hubungi admin atau dosen pembimbing.',
    ),
  ).toBeVisible();
  expect(calls.map(({ path }) => path)).not.toContain('/internships/15/activities');
});
