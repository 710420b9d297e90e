import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { freezeDate } from '@/client/testing/device';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { page } from '@/client/testing/records/page';
import { renderApp } from '@/client/testing/renderApp';
import { reply } from '@/client/testing/stubApi';
import { AttendancePage } from './AttendancePage';
import { StudentActivityListPage } from './StudentActivityListPage';
import { StudentDashboardPage } from './StudentDashboardPage';

const LISTS = {
  'GET /student/internships': page(anInternship()),
  'GET /internships/15/activities': page(anActivity()),
};

const PAGES: readonly [name: string, Page: ComponentType][] = [
  ['dashboard', StudentDashboardPage],
  ['attendance page', AttendancePage],
  ['list of activities', StudentActivityListPage],
];

beforeEach(() => freezeDate('2026-11-21T01:00:00Z'));
afterEach(() => jest.useRealTimers());

describe.each(PAGES)('the %s', (_name, Page) => {
  test.each(Object.entries(LISTS))('offers to retry when %s fails', async (request, answer) => {
    let isDown = true;
    const { person } = renderApp(<Page />, {
      user: 'student',
      api: { ...LISTS, [request]: () => (isDown ? reply(500, { message: 'x' }) : answer) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Terjadi kesalahan saat memuat data. Silakan coba lagi nanti.',
    );
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Konfigurasi VLAN')).toBeVisible();
  });
});
