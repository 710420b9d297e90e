import { screen, waitFor, within } from '@testing-library/react';
import { api } from '@/client/api/api';
import {
  aLog,
  anActivityDetail,
  anAttendanceEvent,
  anInternship,
  aPhoto,
} from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection, reply } from '@/client/testing/stubApi';
import { expectToast } from '@/client/testing/toasts';
import type { Role } from '@/shared/permissions';
import { ActivityDetailPage } from './ActivityDetailPage';

const mockDrawMap = jest.fn((..._: unknown[]) => () => {});
jest.mock('@/client/ui/map/drawMap', () => ({
  drawMap: (...all: unknown[]) => mockDrawMap(...all),
}));

beforeEach(() => mockDrawMap.mockClear());

const open = (user: Role, activity = anActivityDetail(), stubs: ApiStubs = {}) =>
  renderApp(<ActivityDetailPage />, {
    user,
    path: '/internships/15/activities/120',
    route: '/internships/:id/activities/:activityId',
    api: {
      'GET /internships/15': { data: anInternship() },
      'GET /activities/120': { data: activity },
      ...stubs,
    },
  });

const shownAt = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};

test('shows the date, times, address and validations', async () => {
  open('lecturer', anActivityDetail({ validated_at_by_lecturer: '2026-11-21T10:00:00Z' }));
  expect(await screen.findByRole('heading', { name: 'Konfigurasi VLAN' })).toBeVisible();
  expect(await shownAt('Tanggal')).toBe('Sabtu, 21 November 2026');
  expect(await shownAt('Waktu')).toBe('08:00 - 16:00');
  expect(await shownAt('Waktu Absen')).toBe('-');
  expect(await shownAt('Alamat')).toBe('Jl. Asia Afrika No. 88, Bandung');
  expect(await shownAt('Deskripsi')).toMatch(/^Membagi jaringan/);
  expect(await shownAt('Validasi Dosen')).toBe('Valid');
  expect(await shownAt('Validasi Mentor')).toBe('Belum');
});

test('shows the attendance time', async () => {
  open('lecturer', anActivityDetail({ attendance_time: '2026-11-21T08:05:00+07:00' }));
  await screen.findByRole('heading', { name: 'Konfigurasi VLAN' });
  expect(await shownAt('Waktu Absen')).toBe('21 Nov 2026, 08:05');
});

test.each<{ role: Role; offers: string[] }>([
  { role: 'super_admin', offers: ['Edit', 'Validasi Mentor', 'Validasi Dosen'] },
  { role: 'mentor', offers: ['Edit', 'Validasi Mentor', 'Kembalikan'] },
  { role: 'lecturer', offers: ['Validasi Dosen', 'Kembalikan'] },
])('a $role is offered $offers', async ({ role, offers }) => {
  open(role);
  const header = within(
    (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement,
  );
  await screen.findByText('Lokasi absensi belum tersedia');
  expect(
    [...header.queryAllByRole('link'), ...header.queryAllByRole('button')].map(
      (control) => control.textContent,
    ),
  ).toEqual(offers);
});

test('a browser that does not know the time zone of the campus offers the same', async () => {
  const { store } = open('lecturer', anActivityDetail(), {
    'GET /settings': { data: { campus_time_zone: 'Asia/Nowhere' } },
  });
  await screen.findByRole('button', { name: 'Kembalikan' });
  await waitFor(() =>
    expect(api.endpoints.getSettings.select()(store.getState()).isSuccess).toBe(true),
  );
  expect(await screen.findByRole('button', { name: 'Kembalikan' })).toBeVisible();
});

test('validates after a confirmation and no longer offers the validation', async () => {
  let activity = anActivityDetail();
  const { person } = open('mentor', activity, {
    'GET /activities/120': () => ({ data: activity }),
    'PATCH /activities/120/validate-mentor': () => {
      activity = anActivityDetail({ validated_at_by_mentor: '2026-11-21T10:00:00Z' });
      return { data: activity };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Validasi Mentor' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Aktivitas berhasil divalidasi.')).toBeVisible();
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Validasi Mentor' })).not.toBeInTheDocument();
});

test.each([
  { latitude: null, longitude: null },
  { latitude: -6.9, longitude: null },
  { latitude: null, longitude: 107.6 },
])('no map without both coordinates: $latitude, $longitude', async (place) => {
  open('lecturer', anActivityDetail(place));
  expect(await screen.findByText('Lokasi absensi belum tersedia')).toBeVisible();
  expect(mockDrawMap).not.toHaveBeenCalled();
});

test('shows the attendance location on the map service of the settings', async () => {
  open('lecturer', anActivityDetail({ latitude: -6.914744, longitude: 107.60981 }));
  expect(await screen.findByText('-6.914744, 107.609810')).toBeVisible();
  expect(screen.queryByText('Lokasi absensi belum tersedia')).not.toBeInTheDocument();
  await screen.findByRole('group', { name: 'Lokasi absensi' });
  // The map library and the settings load separately.
  await waitFor(() => expect(mockDrawMap).toHaveBeenCalled());
  expect(mockDrawMap.mock.lastCall).toEqual([
    expect.any(HTMLElement),
    expect.objectContaining({
      latitude: -6.914744,
      longitude: 107.60981,
      tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© Peta',
    }),
  ]);
});

test('shows the map for a location on the equator', async () => {
  open('lecturer', anActivityDetail({ latitude: 0, longitude: 109.33 }));
  expect(await screen.findByText('0.000000, 109.330000')).toBeVisible();
});

test('shows an error with a retry when the activity fails to load', async () => {
  open('lecturer', undefined, { 'GET /activities/120': reply(500, { message: 'x' }) });
  expect(await screen.findByText('Gagal memuat data. Silakan coba lagi nanti.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

test('shows a link back when the activity does not exist', async () => {
  open('lecturer', undefined, { 'GET /activities/120': reply(404, { message: 'x' }) });
  expect(await screen.findByText('Aktivitas tidak ditemukan')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Kembali ke/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test('shows the log that was handed in, and its photos', async () => {
  const log = aLog({ text: 'Membuat tiga VLAN.\nLalu mengujinya.', days_late: 2 });
  const { person } = open('lecturer', anActivityDetail({ log, photos: [aPhoto(1), aPhoto(2)] }));
  const section = within(await screen.findByRole('region', { name: 'Catatan kegiatan' }));
  expect(section.getByText(/^Membuat tiga VLAN\.\s+Lalu mengujinya\.$/)).toBeVisible();
  expect(section.getByText('Dikirim 2 hari kemudian')).toBeVisible();
  expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  expect(section.queryByRole('button', { name: /Hapus/ })).not.toBeInTheDocument();

  await person.click(section.getByRole('button', { name: 'Buka foto 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Foto 1 dari 2' });
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', aPhoto(1).url);
});

test('shows both times of a log and a photo that arrived later, by the clock of the place', async () => {
  const LATE = { device_time: '2026-11-21T00:05:00.000Z', clock_doubt: null };
  const made_at = '2026-11-21T00:05:00.000Z';
  const log = aLog({
    ...{ ...LATE, written_at: '2026-11-21T00:05:00.000Z', clock_doubt: 'unknown' },
    written_received_at: '2026-11-21T06:07:00.000Z',
  });
  const photo = aPhoto(2, { ...LATE, made_at, created_at: '2026-11-21T06:08:00.000Z' });
  open('lecturer', anActivityDetail({ time_zone: 'WITA', log, photos: [aPhoto(1), photo] }));
  const late = await screen.findAllByText(/Terkirim belakangan/);
  expect(late.map(({ textContent }) => textContent)).toEqual([
    'Catatan ditulis 21 Nov 2026, 08:05 WITA · Terkirim belakangan (6 jam), diterima 21 Nov 2026, 14:07 WITA · Jam ponsel belum pernah dicocokkan dengan server',
    'Foto 2 ditambahkan 21 Nov 2026, 08:05 WITA · Terkirim belakangan (6 jam), diterima 21 Nov 2026, 14:08 WITA',
  ]);
  const second = screen.getByRole('button', { name: 'Buka foto 2' }).closest('li');
  expect(second).toHaveTextContent('Foto 2 ditambahkan');
});

test('says when no log was handed in', async () => {
  open('mentor');
  expect(await screen.findByText('Belum ada catatan yang dikirim')).toBeVisible();
});

const DONE_BY_MENTOR = { validated_at_by_mentor: '2026-11-21T10:00:00Z' };

test.each<{
  when: string;
  activity: Parameters<typeof anActivityDetail>[0];
  offers: string[];
}>([
  { when: 'before its day', activity: { date: '2199-01-01' }, offers: ['Validasi Mentor'] },
  { when: 'once validated', activity: DONE_BY_MENTOR, offers: ['Urungkan'] },
  {
    when: 'once returned',
    activity: { returned_at_by_mentor: '2026-11-21T10:00:00Z' },
    offers: ['Validasi Mentor', 'Urungkan'],
  },
])('a reviewer is offered $offers $when', async ({ activity, offers }) => {
  open('mentor', anActivityDetail(activity));
  const title = await screen.findByRole('heading', { level: 1, name: 'Konfigurasi VLAN' });
  const header = within(title.closest('header') as HTMLElement);
  expect(header.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
});

test('returns with a comment, in the words of the rules', async () => {
  const { person, calls } = open('mentor', anActivityDetail(), {
    'POST /activities/120/return': { data: anActivityDetail() },
  });
  await person.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  const dialog = within(await screen.findByRole('dialog'));
  const comment = dialog.getByRole('textbox', { name: /Catatan revisi/ });
  await person.type(comment, 'a{Control>}{Enter}{/Control}');
  expect(dialog.getByText(/minimal 3 karakter/)).toBeVisible();
  await person.type(comment, 'pa?{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Aktivitas dikembalikan untuk revisi.')).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith('/return'))?.body).toEqual({ comment: 'apa?' });
});

test('keeps the comment of a return that was not stored', async () => {
  const { person } = open('mentor', anActivityDetail(), {
    'POST /activities/120/return': reply(500, {}),
  });
  await person.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  const comment = () => screen.getByRole('textbox', { name: /Catatan revisi/ });
  await person.type(comment(), 'Tanpa foto.{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Gagal mengembalikan')).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(comment()).toHaveValue('Tanpa foto.');
});

test('undoes after a confirmation, or says why not', async () => {
  const { person } = open('mentor', anActivityDetail(DONE_BY_MENTOR), {
    'POST /activities/120/undo': reply(409, { message: 'Magang ini sudah memiliki nilai.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Urungkan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText('Magang ini sudah memiliki nilai.')).toBeVisible();
});

test('reads the activity when the answer to a decision is cut off', async () => {
  const cutOff = () =>
    new Response('{"data": {', { headers: { 'content-type': 'application/json' } });
  let isStored = false;
  const { person } = open('mentor', anActivityDetail(), {
    'PATCH /activities/120/validate-mentor': () => {
      isStored = true;
      return cutOff();
    },
    'GET /activities/120': () => ({ data: anActivityDetail(isStored ? DONE_BY_MENTOR : {}) }),
  });
  await person.click(await screen.findByRole('button', { name: 'Validasi Mentor' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(await screen.findByText('Aktivitas berhasil divalidasi.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Urungkan' })).toBeVisible();
});

const BOTH = { ...DONE_BY_MENTOR, validated_at_by_lecturer: '2026-11-21T11:00:00Z' };
const FROZEN = 'Divalidasi mentor dan dosen, tidak dapat diubah';

test('undoes a validation by both with a reason, and asks again after a failure', async () => {
  let isDown = true;
  const { person, calls } = open('mentor', anActivityDetail(BOTH), {
    'POST /activities/120/undo': () => (isDown ? reply(500) : { data: anActivityDetail() }),
  });
  expect(await screen.findByText(FROZEN)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Urungkan' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Urungkan Validasi' }));
  const reason = dialog.getByRole('textbox', { name: /Alasan/ });
  const confirm = () => person.click(dialog.getByRole('button', { name: 'Urungkan' }));
  await person.type(reason, 'ab');
  await confirm();
  expect(dialog.getByText('Alasan wajib diisi, minimal 3 karakter')).toBeVisible();
  expect(reason).toHaveAttribute('maxlength', '1000');
  await person.type(reason, 'c');
  await confirm();
  expect(await screen.findByText('Gagal mengurungkan')).toBeVisible();
  expect(reason).toHaveValue('abc');
  isDown = false;
  await confirm();
  expect(await screen.findByText('Validasi diurungkan.')).toBeVisible();
  const bodies = calls.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body);
  expect(bodies).toEqual([{ reason: 'abc' }, { reason: 'abc' }]);
});

test('a super admin undoes the validation of either', async () => {
  const { person, calls } = open('super_admin', anActivityDetail(BOTH), {
    'POST /activities/120/undo': { data: anActivityDetail() },
  });
  expect(await screen.findByRole('button', { name: 'Urungkan untuk Mentor' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Urungkan untuk Dosen' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Validasi Dosen atas aktivitas "Konfigurasi VLAN"/)).toBeVisible();
  await person.type(dialog.getByRole('textbox'), 'Salah orang.');
  await person.click(dialog.getByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Validasi diurungkan.');
  expect(calls.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({
    reason: 'Salah orang.',
    reviewer: 'lecturer',
  });
});

test('asks for a reason when the other reviewer has validated meanwhile', async () => {
  const { person } = open('mentor', anActivityDetail(DONE_BY_MENTOR), {
    'POST /activities/120/undo': reply(422, { message: 'x', errors: { reason: ['Wajib.'] } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Urungkan' }));
  const question = within(await screen.findByRole('alertdialog'));
  await person.click(question.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByRole('alertdialog', { name: 'Urungkan Validasi' })).toBeVisible();
});

test('says only that the period is closed, not that the activity is frozen', async () => {
  open('mentor', anActivityDetail({ ...BOTH, closed_by: 'period' }));
  await screen.findByRole('button', { name: 'Urungkan' });
  expect(screen.queryByText(FROZEN)).not.toBeInTheDocument();
});

test('shows the steps of the activity, with the versions of the log', async () => {
  const step = { reviewer: null, comment: null, log: null, at: '2026-11-21T10:00:00Z' };
  const budi = { name: 'Budi Santoso', role: 'student' };
  const { person } = open('lecturer', anActivityDetail(), {
    'GET /activities/:id/steps': {
      data: [
        { ...step, id: 1, kind: 'handed_in', actor: budi, log: 'Teks pertama.' },
        {
          ...step,
          id: 2,
          kind: 'returned',
          reviewer: 'mentor',
          actor: { name: 'Agus Pratama', role: 'mentor' },
          comment: 'Lengkapi alamat IP.',
        },
        { ...step, id: 3, kind: 'handed_in', actor: budi, log: 'Teks kedua.' },
        {
          ...step,
          id: 4,
          kind: 'validation_undone',
          reviewer: 'mentor',
          actor: { name: 'Agus Pratama', role: 'mentor' },
          comment: 'Salah orang.',
        },
      ],
    },
  });
  const history = within(await screen.findByRole('region', { name: 'Riwayat' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Budi Santoso \(Mahasiswa\) mengirim catatan, versi 1/),
    expect.stringMatching(/^Agus Pratama \(Mentor\) mengembalikan.*Lengkapi alamat IP\.$/),
    expect.stringMatching(/^Budi Santoso \(Mahasiswa\) mengirim catatan, versi 2/),
    expect.stringMatching(/^Agus Pratama \(Mentor\) mengurungkan validasi.*Salah orang\.$/),
  ]);
  await person.click(history.getByRole('button', { name: 'Lihat catatan versi 2' }));
  expect(history.getByText('Teks kedua.')).toBeVisible();
});

test('a history that failed to load can be loaded again', async () => {
  let isDown = true;
  const { person } = open('lecturer', anActivityDetail(), {
    'GET /activities/:id/steps': () => (isDown ? reply(500) : { data: [] }),
  });
  const history = within(await screen.findByRole('region', { name: 'Riwayat' }));
  isDown = false;
  await person.click(await history.findByRole('button', { name: 'Coba lagi' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Riwayat' })).not.toBeInTheDocument(),
  );
});

describe('the link that makes the position a place of the company', () => {
  const at = { latitude: -6.9147, longitude: 107.6098, position_verdict: 'off_site' as const };
  const link = () => screen.queryByRole('link', { name: 'Jadikan Lokasi Mitra' });

  test('leads a super admin to a new place with company and point', async () => {
    open('super_admin', anActivityDetail(at));
    const found = await screen.findByRole('link', { name: 'Jadikan Lokasi Mitra' });
    const { company } = anInternship().mentor;
    expect(found).toHaveAttribute(
      'href',
      `/places/create?company_id=${company.id}&latitude=-6.9147&longitude=107.6098`,
    );
  });

  test.each<[string, Role, object]>([
    ['is hidden from mentors', 'mentor', {}],
    ['is hidden at a place of the company', 'super_admin', { position_verdict: 'on_site' }],
    ['is hidden for a rounded position', 'super_admin', { is_position_rounded: true }],
    ['is hidden without a position', 'super_admin', { latitude: null, longitude: null }],
  ])('%s', async (_title, user, changes) => {
    open(user, anActivityDetail({ ...at, ...changes }));
    await screen.findByText('Budi Santoso · PT Nusantara Jaringan');
    await screen.findByRole('heading', { name: 'Konfigurasi VLAN' });
    expect(link()).not.toBeInTheDocument();
  });
});

test('keeps a typed reason while the page cannot be read again', async () => {
  let isDown = false;
  const activity = anActivityDetail({
    attendance_time: '2026-11-21T08:05:00+07:00',
    attendance_events: [anAttendanceEvent()],
  });
  const { person } = open('super_admin', activity, {
    'GET /activities/120': () => (isDown ? noConnection() : { data: activity }),
    'POST /activities/120/presses/:id/void': noConnection,
  });
  await person.click(await screen.findByRole('button', { name: /^Batalkan Absen masuk/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Batalkan Absen' }));
  await person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Salah orang.');
  isDown = true;
  await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
  await expectToast('alert', 'Gagal membatalkan absen.');
  expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Salah orang.');
});
