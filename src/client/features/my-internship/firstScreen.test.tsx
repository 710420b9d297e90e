import { screen, within } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { anAttendanceDay, attendanceDays } from '@/client/testing/records/attendanceDay';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { AttendancePage } from './AttendancePage';
import { StudentDashboardPage } from './StudentDashboardPage';

const TODAY = '2026-11-21';
const CLOSED = aPeriod({ closed_at: '2026-11-21T02:00:00Z' });
const ATTENDED = '2026-11-21T02:30:00Z';

beforeEach(() => freezeDate('2026-11-21T03:00:00Z'));
afterEach(() => jest.useRealTimers());

describe.each([
  ['the page of today', AttendancePage],
  ['the dashboard', StudentDashboardPage],
])('%s', (_name, Page) => {
  const open = (
    day: Partial<Parameters<typeof anAttendanceDay>[1]> = {},
    placement: Parameters<typeof anInternship>[0] = {},
  ) =>
    renderApp(<Page />, {
      user: 'student',
      api: {
        'GET /student/internships': page(anInternship(placement)),
        'GET /internships/15/activities': page(anActivity({ attendance_time: ATTENDED })),
        'GET /internships/15/interruptions': { data: [] },
        'GET /internships/15/attendance-days': {
          data: attendanceDays([anAttendanceDay(TODAY, day)]),
        },
      },
    });

  test('leads to a request from its top', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Ajukan izin atau koreksi' })).toHaveAttribute(
      'href',
      '/student/requests/create',
    );
  });

  test('says that a press counts as late, and what to do', async () => {
    open({ verdict: 'late', flags: ['late'] });
    const text = /Absen masuk ini terhitung terlambat\. Jika ada alasannya, ajukan/;
    const note = (await screen.findByText(text)).closest('[role="status"]') as HTMLElement;
    expect(within(note).getByRole('link', { name: 'Ajukan izin atau koreksi' })).toHaveAttribute(
      'href',
      `/student/requests/create?date=${TODAY}`,
    );
  });

  test('says that a request about the late press waits', async () => {
    open({ verdict: 'late', flags: ['late'], waiting: ['correction'] });
    expect(await screen.findByText(/Pengajuan Anda menunggu keputusan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lihat pengajuan' })).toHaveAttribute(
      'href',
      '/student/requests',
    );
  });

  test.each([
    ['in a closed period', { internship_period: CLOSED }],
    ['for a finished placement', { closed_by: 'placement', finished_at: CLOSED.closed_at }],
  ] as const)('offers no request %s', async (_when, placement) => {
    open({ verdict: 'late', flags: ['late'] }, placement);
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
    expect(screen.queryByText(/terhitung terlambat/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Ajukan/ })).not.toBeInTheDocument();
  });

  test('offers requests for a placement that a closed period leaves open', async () => {
    open({ verdict: 'late', flags: ['late'] }, { internship_period: CLOSED, closed_by: null });
    expect(await screen.findByText(/terhitung terlambat/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ajukan izin atau koreksi' })).toHaveLength(2);
  });
});
