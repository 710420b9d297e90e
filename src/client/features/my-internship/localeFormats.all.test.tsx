import { screen, waitFor } from '@testing-library/react';
import { freezeDate, locatedAt, stubGeolocation } from '@/client/testing/device';
import { anActivity, anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import type { ApiStubs } from '@/client/testing/stubApi';
import { writeDatesAsIcu72 } from '@/shared/testing/icu72';
import { testInAll } from '@/shared/testing/testLevel';
import { AttendancePage } from './AttendancePage';
import { StudentActivityListPage } from './StudentActivityListPage';
import { StudentActivityPage } from './StudentActivityPage';
import { StudentDashboardPage } from './StudentDashboardPage';

// Browsers with ICU 72 write 11/21/2026 in locales where other browsers write 2026-11-21.
let stop: () => void;
beforeEach(() => {
  // 06:30 on the 21st in Jakarta, where attendance is open for two dates.
  freezeDate('2026-11-20T23:30:00Z');
  stop = writeDatesAsIcu72();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const API: ApiStubs = {
  'GET /student/internships': page(anInternship()),
  'GET /internships/15/activities': page(anActivity()),
  'GET /activities/120': { data: anActivityDetail() },
  'PATCH /activities/120/presence-student': { data: anActivity() },
};

test.each([
  ['home', <StudentDashboardPage key="home" />],
  ['the attendance page', <AttendancePage key="attendance" />],
])('%s records attendance whatever the format of a locale', async (_name, screenOf) => {
  stubGeolocation(locatedAt(-6.9, 107.6));
  const { person, calls } = renderApp(screenOf, { user: 'student', api: API });
  expect(await screen.findByText('Sabtu, 21 November 2026')).toBeVisible();
  expect(screen.getByText(/sampai 07:00 WIB/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Absen Sekarang' }));
  await person.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
});

testInAll(
  'an activity and the list of them show their dates whatever the format of a locale',
  async () => {
    renderApp(<StudentActivityPage />, {
      user: 'student',
      path: '/student/activities/120',
      route: '/student/activities/:id',
      api: API,
    });
    expect(await screen.findByText('Sabtu, 21 November 2026')).toBeVisible();
    renderApp(<StudentActivityListPage />, {
      user: 'student',
      path: '/student/activities',
      api: API,
    });
    expect(await screen.findByText(/^Sab, 21 Nov 2026/)).toBeVisible();
  },
);
