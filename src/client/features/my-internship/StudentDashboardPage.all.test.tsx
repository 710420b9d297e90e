import { screen, waitFor, within } from '@testing-library/react';
import { showUnsent } from '@/client/queue/unsentShown';
import { textDraft } from '@/client/session/textDraft';
import { choose } from '@/client/testing/choose';
import {
  freezeDate,
  locatedAt,
  permissionDenied,
  stubGeolocation,
  timedOut,
} from '@/client/testing/device';
import { held } from '@/client/testing/held';
import { attendanceDays } from '@/client/testing/records/attendanceDay';
import { aFollowUp } from '@/client/testing/records/followUp';
import { anActivity, anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { placementOptions } from '@/client/testing/records/placementRequest';
import { anUnsentLog } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { aUser } from '@/client/testing/session';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { StudentDashboardPage } from './StudentDashboardPage';

const EARLIER = anInternship({
  id: 16,
  mentor: {
    id: 10,
    company: { id: 4, name: 'CV Karya Mandiri' },
    user: { id: 91, name: 'Rina Kartika' },
  },
  internship_period: aPeriod({ id: 3, start_date: '2026-01-05', end_date: '2026-06-30' }),
});

beforeEach(() => {
  freezeDate('2026-11-21T01:00:00Z');
  showUnsent({ userId: 0, items: [] });
});
afterEach(() => jest.useRealTimers());

const open = (stubs: ApiStubs = {}, path?: string) =>
  renderApp(<StudentDashboardPage />, {
    path,
    user: aUser('student', { name: 'Budi Santoso Putra' }),
    api: {
      'GET /student/internships': page(anInternship()),
      'GET /internships/15/activities': page(anActivity()),
      'GET /internships/15/interruptions': { data: [] },
      'GET /internships/15/attendance-days': { data: attendanceDays([]) },
      ...stubs,
    },
  });

const attend = async ({ person }: ReturnType<typeof open>) => {
  await person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
};

const region = (name: string) => screen.findByRole('region', { name });

test('leads to a log whose text only this device has', async () => {
  textDraft('activity-log-draft', 1, 120).write('Membuat tiga VLAN.');
  textDraft('activity-log-draft', 2, 121).write('Of another person');
  open({ 'GET /activities/120': { data: anActivityDetail() } });
  expect(
    await screen.findByText('Catatan Konfigurasi VLAN (Sab, 21 Nov 2026) belum tersimpan.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lanjutkan menulis' })).toHaveAttribute(
    'href',
    '/student/activities/120',
  );
});

test('a log that waits to be sent is not called unsaved', async () => {
  textDraft('activity-log-draft', 1, 120).write('Membuat tiga VLAN.');
  textDraft('request-draft', 1, 15).write('{"kind":"sick","reason":"Demam sejak semalam."}');
  showUnsent({ userId: 1, items: [anUnsentLog({ activity_id: 120 })] });
  open();
  expect(await screen.findByText(/Demam sejak semalam/)).toBeVisible();
  expect(screen.queryByText(/^Catatan .* belum tersimpan/)).not.toBeInTheDocument();
});

test('leads to a request that only this device has, until it is discarded', async () => {
  const draft = textDraft('request-draft', 1, 15);
  draft.write(JSON.stringify({ kind: 'leave', reason: 'Acara keluarga.', link: 'kind=leave' }));
  const { person } = open();
  expect(await screen.findByText('Pengajuan belum terkirim: Acara keluarga.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lanjutkan menulis' })).toHaveAttribute(
    'href',
    '/student/requests/create?kind=leave',
  );
  await person.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(screen.queryByText(/^Pengajuan belum terkirim/)).not.toBeInTheDocument();
  expect(draft.read()).toBeNull();
});

test('leads to requests for a place that only this device has, until they are discarded', async () => {
  const names = ['new-5', 'copy-5-12', 'edit-13', 'unknown'];
  for (const name of names) textDraft('placement-draft', 1, name).write('{}');
  const { person } = open();
  expect(await screen.findAllByText('Isian pengajuan tempat belum tersimpan.')).toHaveLength(3);
  expect(
    screen
      .getAllByRole('link', { name: 'Lanjutkan menulis' })
      .map((link) => link.getAttribute('href'))
      .sort(),
  ).toEqual([
    '/student/placement-requests/13/edit',
    '/student/placement-requests/create?internship_period_id=5',
    '/student/placement-requests/create?internship_period_id=5&copy_of=12',
  ]);
  for (const button of screen.getAllByRole('button', { name: 'Hapus' })) await person.click(button);
  expect(screen.queryByText('Isian pengajuan tempat belum tersimpan.')).not.toBeInTheDocument();
  expect(names.map((name) => textDraft('placement-draft', 1, name).read())).toEqual([
    null,
    null,
    null,
    '{}',
  ]);
});

test('says why a day of an interruption has no activities', async () => {
  const illness = { id: 5, start_date: '2026-11-20', end_date: null, reason: 'Rawat inap.' };
  open({
    'GET /internships/15/activities': page(),
    'GET /internships/15/interruptions': { data: [{ ...illness, version: 1 }] },
  });
  expect(
    await screen.findByText('Magang Anda sedang jeda sampai ada pemberitahuan: Rawat inap.'),
  ).toBeVisible();
});

test("greets by first name and shows the internship and today's activities", async () => {
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
  expect(calls.findLast(({ path }) => path.endsWith('/activities'))?.query).toEqual({
    date_from: '2026-11-20',
    date_to: '2026-11-21',
    sort: 'start_time',
  });
});

test('shows the activities of both days while the campus date differs from the UTC date', async () => {
  // 06:30 on 21 November in Jakarta.
  freezeDate('2026-11-20T23:30:00Z');
  open({
    'GET /internships/15/activities': page(
      anActivity(),
      anActivity({ id: 119, name: 'Jaga malam', date: '2026-11-20' }),
    ),
  });
  const today = within(await region('Aktivitas Hari Ini'));
  const campus = within(await today.findByRole('region', { name: 'Sabtu, 21 November 2026' }));
  expect(campus.getByText('Konfigurasi VLAN')).toBeVisible();
  const utc = within(today.getByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(utc.getByText('Jaga malam')).toBeVisible();
  expect(today.getAllByRole('button', { name: 'Absen Sekarang' })).toHaveLength(2);
  expect(today.getByText('Absen kemarin masih bisa sampai 07:00 WIB.')).toBeVisible();
});

test('remembers the selected internship', async () => {
  const api = {
    'GET /student/internships': page(anInternship(), EARLIER),
    'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
  };
  const view = open(api);
  const card = within(await region('Magang Saat Ini'));
  const select = await card.findByRole('combobox', { name: 'Pilih magang' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'PT Nusantara Jaringan · 1 Jul 2026 s/d 31 Des 2026',
    'CV Karya Mandiri · 5 Jan 2026 s/d 30 Jun 2026',
  ]);
  await choose(view.person, select, /CV Karya Mandiri/);

  expect(await screen.findByText('Pemasangan kabel')).toBeVisible();
  expect(card.getByText('Rina Kartika')).toBeVisible();
  expect(screen.queryByText('Konfigurasi VLAN')).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage.getItem('selected-internship')).toBe('{"id":16}'));

  view.unmount();
  open(api);
  expect(await screen.findByText('Rina Kartika')).toBeVisible();
  await screen.findByText('Pemasangan kabel');
});

test('shows the internship that the link names, and then the one that is chosen', async () => {
  const api = {
    'GET /student/internships': page(anInternship(), EARLIER),
    'GET /internships/16/activities': page(anActivity({ id: 130, name: 'Pemasangan kabel' })),
  };
  const { person } = open(api, '/?internship=16');
  expect(await screen.findByText('Rina Kartika')).toBeVisible();
  await screen.findByText('Pemasangan kabel');
  await choose(
    person,
    screen.getByRole('combobox', { name: 'Pilih magang' }),
    /PT Nusantara Jaringan/,
  );
  expect(await screen.findByText('Agus Pratama')).toBeVisible();
  await screen.findByText('Konfigurasi VLAN');
});

test('ignores the link to an internship of somebody else', async () => {
  open({}, '/?internship=99');
  expect(await screen.findByText('Agus Pratama')).toBeVisible();
  await screen.findByText('Konfigurasi VLAN');
});

test('falls back to the first internship when the selected one no longer exists', async () => {
  localStorage.setItem('selected-internship', '{"id":99}');
  const { store } = open();
  expect(await screen.findByText('Agus Pratama')).toBeVisible();
  await waitFor(() => expect(store.getState().selection.internship).toEqual({ id: 15 }));
  await screen.findByText('Konfigurasi VLAN');
});

test('records attendance after confirmation', async () => {
  stubGeolocation(locatedAt(-6.914744, 107.60981));
  let attendance_time: string | null = null;
  const view = open({
    'GET /internships/15/activities': () => page(anActivity({ attendance_time })),
    'PATCH /activities/120/presence-student': ({ body }) => {
      expect(body).toMatchObject({ latitude: -6.914744, longitude: 107.60981 });
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

test('shows an error when recording fails', async () => {
  stubGeolocation(locatedAt(0, 0));
  await attend(open({ 'PATCH /activities/120/presence-student': reply(500, { message: 'x' }) }));
  expect(await screen.findByText('Gagal mencatat absensi.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
});

test.each([
  ['denied', permissionDenied],
  ['too slow', timedOut],
])('stays on the dashboard with an error when geolocation is %s', async (_why, geolocation) => {
  stubGeolocation(geolocation);
  const view = open();
  await attend(view);
  expect(await screen.findByText('Gagal mendapatkan lokasi')).toBeVisible();
  expect(screen.getByText('Pastikan GPS aktif dan izin lokasi diberikan.')).toBeVisible();
  expect(view.location()).toBe('/');
  expect(view.calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('shows an error for invalid coordinates', async () => {
  stubGeolocation(locatedAt(Number.NaN, 0));
  await attend(open());
  expect(await screen.findByText('Lokasi tidak tersedia')).toBeVisible();
  expect(screen.getByText('Aktifkan izin lokasi di browser Anda untuk absen.')).toBeVisible();
});

test('shows the loading text and then the empty text', async () => {
  const activities = held(page());
  open({ 'GET /internships/15/activities': activities.answer });
  expect(await screen.findByText('Memuat aktivitas hari ini...')).toBeVisible();
  await activities.release();
  expect(await screen.findByText('Tidak ada aktivitas yang dijadwalkan hari ini.')).toBeVisible();
});

const OPEN_PERIOD = { ...placementOptions().internship_period, id: 9 };

test.each([
  [{}, 'Ajukan Tempat', '/student/placement-requests/create?internship_period_id=9'],
  [{ open_request_id: 41 }, 'Lihat Pengajuan Tempat', '/student/placement-requests/41'],
])('leads a student without a placement to a request, given %j', async (options, name, href) => {
  open({
    'GET /student/internships': page(),
    'GET /student/placement-options': {
      data: [
        placementOptions({ can_send_until: null }),
        placementOptions({ is_placed: true }),
        placementOptions({ internship_period: OPEN_PERIOD, ...options }),
      ],
    },
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('shows an empty state without an internship', async () => {
  open({ 'GET /student/internships': page(), 'GET /student/placement-options': { data: [] } });
  expect(await screen.findByText('Belum Ada Magang')).toBeVisible();
  const [card] = await screen.findAllByRole('region');
  expect(card).toHaveAccessibleName('Perlu ditindaklanjuti');
  expect(screen.getAllByRole('region')).toEqual([card]);
});

const MISSING_LOGS = aFollowUp({
  kind: 'missing_logs',
  title: 'Catatan yang belum ditulis',
  link: '/follow-ups/missing_logs',
});

test('begins with what waits for the student', async () => {
  open({ 'GET /follow-ups': { data: [MISSING_LOGS] } });
  const card = await region('Perlu ditindaklanjuti');
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/follow-ups/missing_logs');
  const today = await region('Aktivitas Hari Ini');
  expect(card.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("shows today's activities when what waits cannot be loaded", async () => {
  open({ 'GET /follow-ups': reply(500) });
  expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  expect(await screen.findByText('Gagal memuat yang menunggu Anda.')).toBeVisible();
});
