import { act, screen } from '@testing-library/react';
import { freezeDate, locatedAt, stubGeolocation } from '@/client/testing/device';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anActivityDetail } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { StudentActivityPage } from './StudentActivityPage';

const open = (api: ApiStubs, path = '/student/activities/120') =>
  renderApp(<StudentActivityPage />, {
    user: 'student',
    path,
    route: '/student/activities/:id',
    api,
  });

test('shows the activity', async () => {
  const { person, location } = open({ 'GET /activities/120': { data: anActivityDetail() } });
  expect(await screen.findByRole('heading', { name: 'Konfigurasi VLAN' })).toBeVisible();
  for (const text of [
    'Sabtu, 21 November 2026',
    'Belum Absen',
    '08:00 - 16:00',
    'Jl. Asia Afrika No. 88, Bandung',
    'Membagi jaringan kantor cabang menjadi tiga VLAN.',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await person.click(screen.getByRole('link', { name: 'Kembali' }));
  expect(location()).toBe('/student/activities');
});

test('never shows the activity before in place of one that cannot be loaded', async () => {
  const { router } = open({
    'GET /activities/120': { data: anActivityDetail() },
    'GET /activities/121': reply(503),
  });
  expect(await screen.findByRole('heading', { name: 'Konfigurasi VLAN' })).toBeVisible();
  await act(() => router.navigate('/student/activities/121'));
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  expect(screen.queryByText('Konfigurasi VLAN')).not.toBeInTheDocument();
});

test('records attendance on the day of the activity', async () => {
  freezeDate('2026-11-21T01:00:00Z');
  stubGeolocation(locatedAt(-6.9, 107.6));
  const { person, calls } = open({
    'GET /activities/120': { data: anActivityDetail() },
    'PATCH /activities/120/presence-student': { data: anActivityDetail() },
  });
  await person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Absensi berhasil dicatat.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  jest.useRealTimers();
});

test('offers attendance on a day that has begun at the place, but not yet on campus', async () => {
  freezeDate('2026-11-20T15:30:00Z');
  open({ 'GET /activities/120': { data: anActivityDetail({ time_zone: 'WIT' }) } });
  expect(await screen.findByRole('button', { name: 'Absen Sekarang' })).toBeVisible();
  jest.useRealTimers();
});

test('offers no attendance on another day', async () => {
  freezeDate('2026-11-23T01:00:00Z');
  open({ 'GET /activities/120': { data: anActivityDetail() } });
  expect(await screen.findByText('Belum Absen')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Absen Sekarang' })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('shows that attendance has been recorded', async () => {
  open({
    'GET /activities/120': { data: anActivityDetail({ attendance_time: '2026-11-21T01:05:00Z' }) },
  });
  expect(await screen.findByText('Sudah Absen')).toBeVisible();
  expect(screen.queryByText('Belum Absen')).not.toBeInTheDocument();
});

test('says that a request about the day waits, and leads to it instead of to another one', async () => {
  freezeDate('2026-11-24T01:00:00Z');
  const { calls } = open({
    'GET /activities/120': { data: anActivityDetail() },
    'GET /attendance-requests': {
      data: [anAttendanceRequest({ start_date: '2026-11-20', end_date: '2026-11-21' })],
    },
  });
  expect(await screen.findByText('Pengajuan sakit menunggu keputusan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat pengajuan' })).toHaveAttribute(
    'href',
    '/student/requests',
  );
  expect(screen.queryByRole('link', { name: 'Ajukan izin atau koreksi' })).not.toBeInTheDocument();
  const asked = calls.find(({ path }) => path === '/attendance-requests');
  expect(asked?.query).toEqual({
    internship_id: '15',
    date_from: '2026-11-21',
    date_to: '2026-11-21',
    state: 'waiting',
  });
  jest.useRealTimers();
});

test.each([
  ['none waits', { data: [] }],
  ['the requests cannot be read', reply(500)],
])('leads to a new request if %s', async (_, answer) => {
  freezeDate('2026-11-24T01:00:00Z');
  open({ 'GET /activities/120': { data: anActivityDetail() }, 'GET /attendance-requests': answer });
  expect(await screen.findByRole('link', { name: 'Ajukan izin atau koreksi' })).toHaveAttribute(
    'href',
    '/student/requests/create?activity_id=120&date=2026-11-21',
  );
  jest.useRealTimers();
});

test('shows a not-found message without a retry button for a missing activity', async () => {
  open({ 'GET /activities/120': reply(404, { message: 'x' }) });
  expect(await screen.findByText('Aktivitas tidak ditemukan')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kembali' })).toBeVisible();
});

test('sends no request for an id that is not a number', async () => {
  const { calls } = open({}, '/student/activities/abc');
  expect(await screen.findByText('Aktivitas tidak ditemukan')).toBeVisible();
  expect(calls).toEqual([]);
});

test('offers to retry when loading fails', async () => {
  let isDown = true;
  const { person } = open({
    'GET /activities/120': () =>
      isDown ? reply(500, { message: 'x' }) : { data: anActivityDetail() },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal memuat data. Silakan coba lagi nanti.',
  );
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('08:00 - 16:00')).toBeVisible();
});
