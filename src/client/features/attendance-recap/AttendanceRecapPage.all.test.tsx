import { act, screen, waitFor, within } from '@testing-library/react';
import type { AttendanceRecapRow, AttendanceRequest, AttendanceTotals } from '@/client/api/api';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anAttendanceEvent } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import { AttendanceRecapPage } from './AttendanceRecapPage';

const NOTHING: AttendanceTotals = {
  present: 0,
  late: 0,
  left_early: 0,
  present_off_site: 0,
  leave: 0,
  sick: 0,
  absent: 0,
  holiday: 0,
  pending: 0,
  needs_settling: 0,
  hours: 0,
  attendance_percent: null,
};

const row = (changes: Partial<AttendanceRecapRow> = {}): AttendanceRecapRow => ({
  id: 15,
  student_nim: '2403310001',
  student_name: 'Ahmad Fauzi',
  company_name: 'PT Nusantara Jaringan',
  verdicts: ['present', 'late', null],
  waiting_days: [],
  interrupted_days: [],
  totals: { ...NOTHING, present: 1, late: 1, hours: 15.5, attendance_percent: 100 },
  ...changes,
});

const bunga = row({
  id: 16,
  student_name: 'Bunga Lestari',
  verdicts: ['absent', null, 'needs_settling'],
  totals: { ...NOTHING, absent: 1, needs_settling: 1, attendance_percent: 0 },
});

/** Three days, so that each row has three cells. */
const period = aPeriod({
  id: 2,
  is_active: true,
  start_date: '2026-10-30',
  end_date: '2026-11-03',
});

const day = {
  date: '2026-11-03',
  verdict: 'needs_settling',
  flags: ['late'],
  holiday_name: null,
  first_in: '2026-11-03T01:40:00.000Z',
  last_out: null,
  worked_minutes: null,
  time_zone: 'WIB',
  waiting: [],
  not_placed: null,
  changes: [],
  mentor_name: 'Dewi Kartika',
  activities: [
    {
      id: 118,
      name: 'Konfigurasi VLAN',
      start_time: '08:00',
      end_time: '16:00',
      attendance_time: '2026-11-03T01:40:00.000Z',
      takes_presses: true,
      requires_check_out: false,
      time_zone: 'WIB',
      events: [anAttendanceEvent({ received_at: '2026-11-03T01:40:00.000Z' })],
    },
  ],
};

const list = (rows: readonly AttendanceRecapRow[], total = rows.length) => ({
  data: rows,
  meta: { page: 1, per_page: 100, total },
});

function open({
  api = {},
  path = '/attendance-recap?month=2026-11',
  user = 'super_admin',
}: {
  api?: ApiStubs;
  path?: string;
  user?: 'super_admin' | 'lecturer' | 'mentor';
} = {}) {
  return renderApp(<AttendanceRecapPage />, {
    user,
    path,
    api: {
      'GET /internship-periods': { data: [period] },
      'GET /attendance-recap': list([row(), bunga]),
      'GET /internships/:id/attendance-days/:date': { data: day },
      ...api,
    },
  });
}

const cellsOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(name) });
  const line = header.closest('tr');
  if (!line) throw new Error('a header outside a row');
  return [...line.querySelectorAll<HTMLElement>('td[data-date]')];
};

const asked = (calls: StubRequest[]) =>
  calls.filter(({ path }) => path === '/attendance-recap').map(({ query }) => query);

test('shows a letter for each day with its meaning, and the totals', async () => {
  open();
  const cells = await cellsOf('Ahmad Fauzi');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['H', 'T', '']);
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Hadir',
    'Terlambat',
    'Tidak ada jadwal',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Minggu, 1 November 2026' })).toBeVisible();
  const totals = await screen.findByRole('cell', {
    name: 'Hadir 1 · Terlambat 1 · 100% · 15,5 jam',
  });
  expect(totals).toHaveTextContent('100% · 15,5 jamH1T1');
  // Between the name and the days, so that it is in sight without scrolling.
  expect(totals.nextElementSibling).toBe(cells[0]);
  expect(screen.getByText(/H Hadir, T Terlambat/)).toBeVisible();
  expect(screen.getByText('2 mahasiswa')).toBeVisible();
});

test('shows a letter for the days of an interruption', async () => {
  open({
    api: { 'GET /attendance-recap': list([{ ...bunga, interrupted_days: ['2026-11-02'] }]) },
  });
  const cells = await cellsOf('Bunga Lestari');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['A', 'J', '!']);
  expect(cells[1]).toHaveAccessibleName('Jeda');
  expect(screen.getByText(/J Jeda/)).toBeVisible();
});

test('marks the days with an undecided request, and leaves out the hours of a period without check-outs', async () => {
  const waiting = { ...bunga, waiting_days: ['2026-11-01'] };
  open({ api: { 'GET /attendance-recap': list([waiting]) } });
  const cells = await cellsOf('Bunga Lestari');
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Alpa, pengajuan menunggu keputusan',
    'Tidak ada jadwal',
    'Perlu Diselesaikan',
  ]);
  expect(screen.getByText(/Pengajuan menunggu keputusan/)).toBeVisible();
  const totals = screen.getByRole('cell', { name: 'Alpa 1 · Perlu Diselesaikan 1 · 0%' });
  expect(totals).toHaveTextContent(/^0%A1!1$/);
});

test('shows hours of 0 where the period asks for check-outs', async () => {
  open({
    api: {
      'GET /internship-periods': { data: [{ ...period, requires_check_out: true }] },
      'GET /attendance-recap': list([bunga]),
    },
  });
  const [day] = await cellsOf('Bunga Lestari');
  expect(day?.previousElementSibling).toHaveTextContent('0% · 0 jam');
});

test('a day to settle has a frame, and none of the colour of an absence', async () => {
  open();
  const [absent, , unsettled] = await cellsOf('Bunga Lestari');
  expect([absent?.dataset.tone, absent?.dataset.framed]).toEqual(['error', undefined]);
  expect([unsettled?.dataset.tone, unsettled?.dataset.framed]).toEqual(['warning', '']);
});

type Reader = 'super_admin' | 'lecturer' | 'mentor';

const leave = anAttendanceRequest({
  ...{ kind: 'leave', state: 'approved', start_date: '2026-11-03', end_date: '2026-11-03' },
  ...{ decided_at: '2026-11-02T03:00:00Z', decided_by_name: 'Rina Wati' },
  ...{ decided_by_role: 'lecturer', allowed: ['undo'] },
});

test.each<[Reader, AttendanceRequest['allowed'], string[]]>([
  ['mentor', [], ['Batalkan absen masuk 08:40']],
  ['lecturer', ['undo'], ['Urungkan persetujuan izin']],
  ['super_admin', ['undo'], ['Urungkan persetujuan izin', 'Batalkan absen masuk 08:40']],
])(
  'says what clashes on a day to settle, and offers a %s the ways',
  async (user, allowed, ways) => {
    const { person } = open({
      user,
      api: { 'GET /attendance-requests': { data: [{ ...leave, allowed }] } },
    });
    const cells = await cellsOf('Bunga Lestari');
    if (cells[2]) await person.click(cells[2]);
    const panel = await screen.findByRole('region', { name: 'Perlu diselesaikan' });
    const clashes = within(panel).getAllByRole('listitem');
    expect(clashes.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Izin Sel, 3 Nov 2026\. Disetujui oleh Rina Wati \(Dosen\)/),
      'Absen masuk 3 Nov 2026, 08:40, Konfigurasi VLAN',
    ]);
    expect(panel).toHaveTextContent(
      'Persetujuan diurungkan oleh Rina Wati (Dosen) atau super admin, atau absen dibatalkan oleh Dewi Kartika (Mentor) atau super admin.',
    );
    const buttons = within(panel).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(ways);
  },
);

test('asks for the days of the month that the period has', async () => {
  const { calls, person } = open();
  await cellsOf('Ahmad Fauzi');
  expect(asked(calls).at(-1)).toMatchObject({
    internship_period_id: '2',
    date_from: '2026-11-01',
    date_to: '2026-11-03',
    page: '1',
    per_page: '100',
  });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), 'Seluruh periode');
  await waitFor(() =>
    expect(asked(calls).at(-1)).toMatchObject({ date_from: '2026-10-30', date_to: '2026-11-03' }),
  );
});

test('moves between the days with arrows, and Enter opens one', async () => {
  const { person } = open();
  const [first] = await cellsOf('Ahmad Fauzi');
  const second = await cellsOf('Bunga Lestari');
  expect(first).toHaveAttribute('tabindex', '0');
  first?.focus();
  await person.keyboard('{ArrowDown}{End}');
  expect(second[2]).toHaveFocus();
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  await person.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Selasa, 3 November 2026' }));
  expect(await drawer.findByText('Perlu Diselesaikan')).toBeVisible();
  expect(drawer.getByText('Masuk 08:40')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Konfigurasi VLAN' })).toHaveAttribute(
    'href',
    '/internships/16/activities/118',
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(second[2]).toHaveFocus();
});

test('leads to the day before, up to the first one', async () => {
  const { person } = open();
  const [, second] = await cellsOf('Ahmad Fauzi');
  if (second) await person.click(second);
  const previous = await screen.findByRole('button', { name: 'Hari sebelumnya' });
  await person.click(previous);
  expect(await screen.findByRole('dialog', { name: 'Minggu, 1 November 2026' })).toBeVisible();
  expect(previous).toBeDisabled();
});

test('shows once that a night shift ends on the next day', async () => {
  const [activity] = day.activities;
  const night = { ...activity, start_time: '22:00', end_time: '06:00' };
  const { person } = open({
    api: {
      'GET /internships/:id/attendance-days/:date': { data: { ...day, activities: [night] } },
    },
  });
  const [first] = await cellsOf('Ahmad Fauzi');
  if (first) await person.click(first);
  const shown = await screen.findByRole('region', { name: 'Konfigurasi VLAN' });
  expect(shown.textContent).toContain('22:00 - 06:00 (+1)');
  expect(shown.textContent?.match(/\(\+1\)/g)).toHaveLength(1);
});

test('settles a day by a decision on its request', async () => {
  const { person, calls } = open({
    api: {
      'GET /attendance-requests': {
        data: [
          anAttendanceRequest({
            state: 'approved',
            start_date: '2026-11-03',
            end_date: '2026-11-03',
            allowed: ['undo'],
          }),
        ],
      },
      'POST /attendance-requests/decisions': {
        data: {
          results: [{ request_id: 31, outcome: 'done', message: null, state: 'waiting' }],
        },
      },
    },
  });
  const cells = await cellsOf('Bunga Lestari');
  if (cells[2]) await person.click(cells[2]);
  const request = within(await screen.findByRole('region', { name: 'Sakit' }));
  await person.click(request.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      decision: 'undo',
      request_ids: [31],
    }),
  );
  // The verdict is computed again.
  await waitFor(() => expect(asked(calls).length).toBeGreaterThan(1));
});

test('settles a day by making its press void', async () => {
  const { person, calls } = open({
    user: 'mentor',
    api: { 'POST /activities/118/presses/31/void': { data: {} } },
  });
  const cells = await cellsOf('Bunga Lestari');
  if (cells[2]) await person.click(cells[2]);
  const activity = within(await screen.findByRole('region', { name: 'Konfigurasi VLAN' }));
  expect(activity.getByRole('button', { name: 'Catat Absen' })).toBeVisible();
  await person.click(activity.getByRole('button', { name: /^Batalkan Absen masuk/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Batalkan Absen' }));
  await person.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Sedang izin.');
  const before = asked(calls).length;
  await person.click(dialog.getByRole('button', { name: 'Batalkan Absen' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Sedang izin.' }),
  );
  // The verdict is computed again.
  await waitFor(() => expect(asked(calls).length).toBeGreaterThan(before));
});

test('filters by search, and begins on the first page again', async () => {
  const { person, calls } = open({
    path: '/attendance-recap?month=2026-11&page=2',
    api: { 'GET /attendance-recap': list([row()], 180) },
  });
  await cellsOf('Ahmad Fauzi');
  expect(asked(calls).at(-1)).toMatchObject({ page: '2' });
  await person.type(screen.getByRole('searchbox', { name: 'Cari mahasiswa' }), 'bunga');
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ search: 'bunga', page: '1' }));
});

test('offers 500 students on a page where there are more than 100', async () => {
  const { person, calls } = open({ api: { 'GET /attendance-recap': list([row()], 180) } });
  await cellsOf('Ahmad Fauzi');
  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Mahasiswa per halaman' }),
    '500',
  );
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ per_page: '500' }));
});

test.each([
  ['super_admin', ['Mitra Industri', 'Dosen', 'Mentor']],
  ['lecturer', ['Mitra Industri', 'Mentor']],
  ['mentor', ['Dosen']],
] as const)('offers the filters that a %s has a use for', async (user, expected) => {
  const { person } = open({ user });
  await cellsOf('Ahmad Fauzi');
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  const filters = within(screen.getByRole('group', { name: 'Filter' }));
  const named = filters
    .getAllByRole('combobox')
    .map((filter) => (filter as HTMLInputElement).placeholder)
    .filter(Boolean);
  expect(named).toEqual(expected.map((label) => `${label}: semua`));
});

test('shows the filters at once when the address has one', async () => {
  open({ path: '/attendance-recap?month=2026-11&academic_year=2025/2026' });
  await cellsOf('Ahmad Fauzi');
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('combobox', { name: 'Tahun Ajaran' })).toHaveValue('2025/2026');
});

test.each([
  [
    'no student fits',
    { 'GET /attendance-recap': list([]) },
    'Tidak ada mahasiswa yang cocok dengan filter ini.',
  ],
  ['there is no period', { 'GET /internship-periods': { data: [] } }, 'Belum ada periode magang.'],
  [
    'the range is too long',
    {
      'GET /attendance-recap': reply(422, {
        message: 'Data tidak valid',
        errors: { date_to: ['Paling banyak 366 hari'] },
      }),
    },
    'Paling banyak 366 hari',
  ],
] as const)('says so when %s', async (_what, api, text) => {
  open({ api: api as ApiStubs });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ekspor' })).toBeDisabled();
});

test('offers another try after a failure', async () => {
  let fails = true;
  const { person } = open({
    api: { 'GET /attendance-recap': () => (fails ? reply(500, {}) : list([row()])) },
  });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fails = false;
  await person.click(again);
  expect(await cellsOf('Ahmad Fauzi')).toHaveLength(3);
});

test('keeps a rejection that is being written when nothing can be reached', async () => {
  let isBroken = false;
  const waiting = anAttendanceRequest({
    start_date: '2026-11-03',
    end_date: '2026-11-03',
    allowed: ['approve', 'reject'],
  });
  const orBroken = (answer: object) => () => (isBroken ? reply(500, { message: 'x' }) : answer);
  const { person } = open({
    api: {
      'GET /attendance-recap': orBroken(list([row(), bunga])),
      'GET /internships/:id/attendance-days/:date': orBroken({ data: day }),
      'GET /attendance-requests': orBroken({ data: [waiting] }),
      'POST /attendance-requests/decisions': () => {
        isBroken = true;
        return reply(500, { message: 'x' });
      },
    },
  });
  const cells = await cellsOf('Bunga Lestari');
  if (cells[2]) await person.click(cells[2]);
  const request = within(await screen.findByRole('region', { name: 'Sakit' }));
  await person.click(request.getByRole('button', { name: 'Tolak' }));
  const note = await screen.findByLabelText(/Catatan Keputusan/);
  await person.type(note, 'Ada ujian.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Keputusan tidak tersimpan/)).toBeVisible();
  await screen.findByRole('button', { name: 'Tolak' });
  expect(screen.getByLabelText(/Catatan Keputusan/)).toHaveValue('Ada ujian.');
});

test('a table that cannot be read again stays', async () => {
  let isBroken = false;
  const { person, calls } = open({
    api: {
      'GET /attendance-recap': () =>
        isBroken ? reply(500, { message: 'x' }) : list([row(), bunga]),
      'GET /attendance-requests': {
        data: [anAttendanceRequest({ start_date: '2026-11-03', allowed: ['approve'] })],
      },
      'POST /attendance-requests/decisions': () => {
        isBroken = true;
        const done = { request_id: 31, outcome: 'done', message: null, state: 'approved' };
        return { data: { results: [done] } };
      },
    },
  });
  const cells = await cellsOf('Bunga Lestari');
  if (cells[2]) await person.click(cells[2]);
  const request = within(await screen.findByRole('region', { name: 'Sakit' }));
  await person.click(request.getByRole('button', { name: 'Setujui' }));
  await waitFor(() => expect(asked(calls)).toHaveLength(2));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const section = screen.getByRole('region', { name: 'Rekap' });
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
  expect(cells[2]).toHaveFocus();
});

test('a day stays closed once the back button has led to another month', async () => {
  const { person, router } = open({ path: '/attendance-recap?month=2026-10' });
  await cellsOf('Ahmad Fauzi');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), '2026-11');
  const cells = await cellsOf('Bunga Lestari');
  if (cells[2]) await person.click(cells[2]);
  await screen.findByRole('dialog');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await screen.findByRole('columnheader', { name: 'Jumat, 30 Oktober 2026' });
  await cellsOf('Bunga Lestari');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  'page=1.5&per_page=7',
  'company_id=1e99&lecturer_id=-1&mentor_id=x',
  'academic_year=besok',
])('takes "%s" for no filter', async (url) => {
  const { calls } = open({ path: `/attendance-recap?month=2026-11&${url}` });
  await cellsOf('Ahmad Fauzi');
  expect(asked(calls).at(-1)).toEqual({
    internship_period_id: '2',
    date_from: '2026-11-01',
    date_to: '2026-11-03',
    page: '1',
    per_page: '100',
  });
});

test('a page beyond the end leads to the last page', async () => {
  const { calls } = open({
    path: '/attendance-recap?month=2026-11&page=9',
    api: {
      'GET /attendance-recap': ({ query: { page } }: StubRequest) =>
        list(page === '2' ? [row()] : [], 180),
    },
  });
  await cellsOf('Ahmad Fauzi');
  expect(asked(calls).map(({ page }) => page)).toEqual(['9', '2']);
});
