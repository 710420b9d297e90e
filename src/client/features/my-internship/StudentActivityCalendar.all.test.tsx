import { act, screen, within } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply } from '@/client/testing/stubApi';
import { StudentActivityListPage } from './StudentActivityListPage';

// The calendar renders slowly on a busy machine.
const AT = '2026-11-20T01:00:00Z';

beforeEach(() => freezeDate('2026-11-21T03:00:00Z'));
afterEach(() => jest.useRealTimers());

const ACTIVITIES = [
  { ...anActivity({ id: 1, name: 'Memasang rak', date: '2026-11-20' }), has_log: false },
  {
    ...anActivity({ id: 2, name: 'Menguji kabel', date: '2026-11-20', attendance_time: AT }),
    has_log: true,
  },
  { ...anActivity({ id: 3, name: 'Konfigurasi VLAN', date: '2026-11-21' }), has_log: false },
  { ...anActivity({ id: 4, name: 'Rapat tim', date: '2026-12-01' }), has_log: false },
];

const open = (path = '/student/activities?view=kalender', api: ApiStubs = {}) =>
  renderApp(<StudentActivityListPage />, {
    user: 'student',
    path,
    api: {
      'GET /student/internships': { data: [anInternship()], meta: { total: 1 } },
      'GET /internships/15/activities': ({ query: { date_from = '', date_to = '9' } }) => {
        const data = ACTIVITIES.filter(({ date }) => date >= date_from && date <= date_to);
        return { data, meta: { page: 1, per_page: 10, total: data.length } };
      },
      ...api,
    },
  });

const dayOf = (name: RegExp) => screen.findByRole('gridcell', { name });

test('the table comes first, and the calendar is in the URL', async () => {
  const { person, location } = open('/student/activities');
  await screen.findByText('Memasang rak');
  await person.click(screen.getByRole('button', { name: 'Kalender' }));
  expect(location()).toBe('/student/activities?view=kalender');
  expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kalender', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Daftar' }));
  expect(location()).toBe('/student/activities');
});

test('requests one month and marks the activities of each day', async () => {
  const { calls } = open();
  expect(
    await dayOf(/^Jumat, 20 November 2026, 2 aktivitas: 1 tanpa absen, 1 menunggu peninjauan$/),
  ).toBeVisible();
  expect(await dayOf(/^Kamis, 19 November 2026, tidak ada aktivitas$/)).toBeVisible();
  const asked = calls.filter(({ path }) => path === '/internships/15/activities');
  expect(asked.map(({ query }) => [query.date_from, query.date_to])).toEqual([
    ['2026-11-01', '2026-11-30'],
  ]);
});

test('marks the days of a request that waits, and names it on the chosen day', async () => {
  const { person, calls } = open(undefined, {
    'GET /attendance-requests': {
      data: [
        anAttendanceRequest({ start_date: '2026-11-19', end_date: '2026-11-20' }),
        anAttendanceRequest({
          id: 32,
          kind: 'leave',
          start_date: '2026-11-20',
          end_date: '2026-11-20',
        }),
      ],
    },
  });
  await person.click(
    await dayOf(
      /^Jumat, 20 November 2026, 2 aktivitas: .*, Pengajuan sakit dan izin menunggu keputusan$/,
    ),
  );
  const day = within(await screen.findByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(day.getByText('Pengajuan sakit dan izin menunggu keputusan')).toBeVisible();
  expect(
    await dayOf(/^Kamis, 19 November 2026, .*, Pengajuan sakit menunggu keputusan$/),
  ).toHaveAttribute('data-waiting');
  expect(await dayOf(/^Rabu, 18 November 2026, tidak ada aktivitas$/)).not.toHaveAttribute(
    'data-waiting',
  );
  const asked = calls.filter(({ path }) => path === '/attendance-requests');
  expect(asked.map(({ query }) => [query.date_from, query.date_to, query.state])).toEqual([
    ['2026-11-01', '2026-11-30', 'waiting'],
  ]);
});

test('lists the activities of today, then of the chosen day', async () => {
  const { person, location } = open();
  const list = within(await screen.findByRole('region', { name: 'Sabtu, 21 November 2026' }));
  expect(await list.findByRole('link', { name: /Konfigurasi VLAN.*Direncanakan/ })).toBeVisible();

  await person.click(await dayOf(/^Jumat, 20 November/));
  expect(location()).toBe('/student/activities?view=kalender&hari=2026-11-20');
  const other = within(screen.getByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(other.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Memasang rak08:00 - 16:00Tanpa absen',
    'Menguji kabel08:00 - 16:00Menunggu peninjauan',
  ]);
  await person.click(other.getByRole('link', { name: /Menguji kabel/ }));
  expect(location()).toBe('/student/activities/2');
});

test('opens a day by keyboard', async () => {
  const { person, location } = open();
  const today = await dayOf(/^Sabtu, 21 November/);
  act(() => today.focus());
  await person.keyboard('{ArrowLeft}');
  expect(await dayOf(/^Jumat, 20 November/)).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(location()).toBe('/student/activities?view=kalender&hari=2026-11-20');
  expect(await screen.findByRole('link', { name: /Memasang rak/ })).toBeVisible();
});

test('other months are loaded when they are shown', async () => {
  const { person, calls } = open();
  await person.click(await screen.findByRole('button', { name: 'Bulan berikutnya' }));
  expect(await dayOf(/^Selasa, 1 Desember 2026, 1 aktivitas: 1 direncanakan$/)).toBeVisible();
  const asked = calls.findLast(({ path }) => path === '/internships/15/activities');
  expect(asked?.query).toMatchObject({ date_from: '2026-12-01', date_to: '2026-12-31' });
});

test('the list is that of the chosen day, whatever month is shown', async () => {
  const { person } = open('/student/activities?view=kalender&hari=2026-11-20');
  await person.click(await screen.findByRole('button', { name: 'Bulan berikutnya' }));
  await dayOf(/^Selasa, 1 Desember 2026/);
  const list = within(screen.getByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(await list.findByRole('link', { name: /Menguji kabel/ })).toBeVisible();
});

test('shows a legend', async () => {
  open();
  const legend = await screen.findByRole('list', { name: 'Keterangan tanda' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Direncanakan',
    'Sudah absen',
    'Tanpa absen',
    'Belum ada catatan',
    'Menunggu peninjauan',
    'Dikembalikan',
    'Divalidasi',
  ]);
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('768px') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  const NEXT = '/student/activities?view=kalender&hari=2026-11-28';

  test('shows the week of today above its activities', async () => {
    open();
    expect(await screen.findByRole('grid', { name: '16 – 22 November 2026' })).toBeVisible();
    expect(screen.getAllByRole('gridcell')).toHaveLength(7);
    expect(screen.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      'Sen',
      'Sel',
      'Rab',
      'Kam',
      'Jum',
      'Sab',
      'Min',
    ]);
    const today = await dayOf(/^Sabtu, 21 November 2026, 1 aktivitas: 1 direncanakan$/);
    expect(today).toHaveAttribute('aria-selected', 'true');
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(await dayOf(/^Jumat, 20 .* 1 tanpa absen, 1 menunggu peninjauan$/)).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Sabtu, 21 November 2026' }));
    expect(list.getByRole('link', { name: /Konfigurasi VLAN.*Direncanakan/ })).toBeVisible();
  });

  test('moves to the same day of the previous and the next week', async () => {
    const { person, location } = open();
    await person.click(await screen.findByRole('button', { name: 'Minggu berikutnya' }));
    expect(location()).toBe(NEXT);
    expect(screen.getByRole('grid', { name: '23 – 29 November 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Minggu berikutnya' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Minggu sebelumnya' }));
    expect(screen.getByRole('grid', { name: '16 – 22 November 2026' })).toBeVisible();
  });

  test('moves between days by arrow keys, with one tab stop', async () => {
    const { person, location } = open();
    const today = await dayOf(/^Sabtu, 21 November/);
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([today]);
    act(() => today.focus());
    await person.keyboard('{ArrowLeft}');
    expect(await dayOf(/^Jumat, 20 November/)).toHaveFocus();
    await person.keyboard('{End}');
    expect(await dayOf(/^Minggu, 22 November/)).toHaveFocus();
    // One day right enters the next week; a week further is the next month.
    await person.keyboard('{ArrowRight}');
    expect(await dayOf(/^Senin, 23 November/)).toHaveFocus();
    await person.keyboard('{ArrowDown}{ArrowRight}');
    expect(await dayOf(/^Selasa, 1 Desember 2026, 1 aktivitas: 1 direncanakan$/)).toHaveFocus();
    expect(location()).toBe('/student/activities?view=kalender');
    await person.keyboard('{Enter}');
    expect(location()).toBe('/student/activities?view=kalender&hari=2026-12-01');
    expect(await screen.findByRole('link', { name: /Rapat tim/ })).toBeVisible();
  });

  test('the whole month is one press away, and stays after a reload', async () => {
    const { person, location } = open(NEXT);
    await person.click(await screen.findByRole('button', { name: 'Tampilkan sebulan' }));
    expect(location()).toBe(`${NEXT}&rentang=bulan`);
    expect(await screen.findByRole('grid', { name: /November 2026/ })).toBeVisible();
    await dayOf(/^Minggu, 1 November/);
    await person.click(screen.getByRole('button', { name: 'Tampilkan seminggu' }));
    expect(location()).toBe(NEXT);
    expect(screen.getByRole('grid', { name: '23 – 29 November 2026' })).toBeVisible();
  });

  test('a week within a month needs no request of its own', async () => {
    const { person, calls } = open();
    await person.click(await screen.findByRole('button', { name: 'Minggu sebelumnya' }));
    await person.click(screen.getByRole('button', { name: 'Minggu sebelumnya' }));
    expect(screen.getByRole('grid', { name: '2 – 8 November 2026' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/internships/15/activities')).toHaveLength(1);
  });
});

test('ignores an invalid day, and offers to load again', async () => {
  let isDown = true;
  const { person } = open('/student/activities?view=kalender&hari=besok', {
    'GET /internships/15/activities': () =>
      isDown ? reply(500, { message: 'x' }) : { data: [], meta: { total: 0 } },
  });
  await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  isDown = false;
  await person.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('region', { name: 'Sabtu, 21 November 2026' })).toBeVisible();
  expect(screen.getByText('Tidak ada aktivitas pada tanggal ini.')).toBeVisible();
});
