import { screen } from '@testing-library/react';
import { freezeDate } from '@/client/testing/device';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { aPeriod } from '@/client/testing/records/internshipPeriod';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { AttendancePage } from './AttendancePage';
import { StudentDashboardPage } from './StudentDashboardPage';

const CLOSED = aPeriod({ requires_check_out: true, closed_at: '2026-11-20T02:00:00Z' });
const ATTENDED = '2026-11-21T00:30:00Z';

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

describe.each([
  ['the page of today', AttendancePage],
  ['the dashboard', StudentDashboardPage],
])('%s in a closed period', (_name, Page) => {
  test.each([
    [null, null],
    [ATTENDED, null],
    [ATTENDED, '2026-11-21T01:30:00Z'],
  ])('offers no press, given %p and %p', async (attendance_time, left_at) => {
    renderApp(<Page />, {
      user: 'student',
      api: {
        'GET /student/internships': page(anInternship({ internship_period: CLOSED })),
        'GET /internships/15/activities': page(anActivity({ attendance_time, left_at })),
        'GET /internships/15/interruptions': { data: [] },
      },
    });
    expect(await screen.findByText('Periode ditutup, hanya dapat dibaca')).toBeVisible();
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
    const presses = screen.queryAllByRole('button', { name: /^Absen/ });
    expect(presses.filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
    expect(screen.queryByText(/^Pulang \d\d:\d\d/) !== null).toBe(left_at !== null);
  });
});
