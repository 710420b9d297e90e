import { screen, within } from '@testing-library/react';
import type { AttendanceDay } from '@/client/api/api';
import { freezeDate } from '@/client/testing/device';
import { anAttendanceDay, attendanceDays } from '@/client/testing/records/attendanceDay';
import { anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, reply, type StubRequest } from '@/client/testing/stubApi';
import { datesBetween } from '@/shared/calendarDays';
import { AttendanceDaysPage } from './AttendanceDaysPage';

const DAYS: Record<string, Partial<AttendanceDay>> = {
  '2026-11-18': { verdict: 'absent' },
  '2026-11-20': {
    verdict: 'late',
    flags: ['late', 'corrected'],
    first_in: '2026-11-20T00:20:00.000Z',
    last_out: '2026-11-20T09:00:00.000Z',
    worked_minutes: 450,
  },
  '2026-11-19': { verdict: 'absent', waiting: ['sick'] },
  '2026-11-23': { verdict: 'holiday', holiday_name: 'Libur Kampus' },
};

beforeEach(() => freezeDate('2026-11-24T03:00:00Z'));
afterEach(() => jest.useRealTimers());

const open = (api: ApiStubs = {}) =>
  renderApp(<AttendanceDaysPage />, {
    user: 'student',
    path: '/student/attendance-days',
    api: {
      'GET /student/internships': { data: [anInternship()] },
      'GET /internships/15/interruptions': { data: [] },
      'GET /internships/15/attendance-days': ({ query }: StubRequest) => ({
        data: attendanceDays(
          datesBetween(query.date_from ?? '', query.date_to ?? '').map((date) =>
            anAttendanceDay(date, DAYS[date]),
          ),
          { late: 1, absent: 1, holiday: 1, hours: 7.5, attendance_percent: 50 },
        ),
      }),
      ...api,
    },
  });

const day = (name: string) => screen.findByRole('button', { name });

test('shows each day of the month with its verdict, and the totals', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(await day('Rabu, 18 November 2026: Alpa')).toHaveTextContent('18A');
  expect(await day('Jumat, 20 November 2026: Terlambat')).toHaveTextContent('20T');
  expect(await day('Selasa, 24 November 2026: Tidak ada jadwal')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const totals = within(screen.getByRole('list', { name: 'Jumlah' }));
  expect(totals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'T Terlambat: 1',
    'A Alpa: 1',
    '– Libur: 1',
    'Kehadiran 50%',
    '7,5 jam',
  ]);
});

test('tells what happened on a day, by the clock of the place', async () => {
  const { person } = open();
  await person.click(await day('Jumat, 20 November 2026: Terlambat'));
  const card = within(screen.getByRole('region', { name: 'Jumat, 20 November 2026' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Masuk 08:20 WITA',
    'Pulang 17:00 WITA',
    '7,5 jam kerja',
    'Absen dikoreksi',
  ]);
  await person.click(await day('Senin, 23 November 2026: Libur'));
  expect(screen.getByText('Libur Kampus')).toBeVisible();
});

test('a missed day leads to a request about it', async () => {
  const { person } = open();
  await person.click(await day('Rabu, 18 November 2026: Alpa'));
  expect(screen.getByRole('link', { name: 'Ajukan izin atau koreksi' })).toHaveAttribute(
    'href',
    '/student/requests/create?date=2026-11-18',
  );
  await person.click(await day('Senin, 23 November 2026: Libur'));
  expect(screen.queryByRole('link', { name: 'Ajukan izin atau koreksi' })).not.toBeInTheDocument();
});

test('a day with an undecided request says so, and leads to it instead of another one', async () => {
  const { person } = open();
  const name = 'Kamis, 19 November 2026: Alpa, Pengajuan sakit menunggu keputusan';
  await person.click(await day(name));
  const card = within(screen.getByRole('region', { name: 'Kamis, 19 November 2026' }));
  expect(card.getByText('Pengajuan sakit menunggu keputusan')).toBeVisible();
  expect(card.getByRole('link', { name: 'Lihat pengajuan' })).toHaveAttribute(
    'href',
    '/student/requests',
  );
  expect(card.queryByRole('link', { name: /Ajukan/ })).not.toBeInTheDocument();
});

test('moves between the months of the period', async () => {
  const { person, calls } = open();
  await screen.findByRole('heading', { name: 'November 2026' });
  await person.click(screen.getByRole('button', { name: 'Bulan sebelumnya' }));
  expect(await screen.findByRole('heading', { name: 'Oktober 2026' })).toBeVisible();
  expect(calls.at(-1)?.query).toEqual({ date_from: '2026-10-01', date_to: '2026-10-31' });
});

test('ends with the months of a placement that begins and ends on its own days', async () => {
  const days = {
    start_date: '2026-10-12',
    end_date: '2026-11-13',
    end_reason: 'finished',
  } as const;
  const { person } = open({ 'GET /student/internships': { data: [anInternship(days)] } });
  await screen.findByRole('heading', { name: 'November 2026' });
  expect(screen.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled();
  const before = screen.getByRole('button', { name: 'Bulan sebelumnya' });
  await person.click(before);
  await screen.findByRole('heading', { name: 'Oktober 2026' });
  expect(before).toBeDisabled();
});

test('offers another try after a failure', async () => {
  let isBroken = true;
  const { person } = open({
    'GET /internships/15/attendance-days': () =>
      isBroken ? reply(500, { message: 'x' }) : { data: attendanceDays([]) },
  });
  const again = await screen.findByRole('button', { name: /Coba lagi/i });
  isBroken = false;
  await person.click(again);
  expect(await screen.findByRole('list', { name: 'Jumlah' })).toBeInTheDocument();
});
