import { screen, waitFor } from '@testing-library/react';
import type { NewUnsent } from '@/client/queue/unsentItem';
import { freezeDate } from '@/client/testing/device';
import { anActivity, anInternship } from '@/client/testing/records/internship';
import { renderApp } from '@/client/testing/renderApp';
import { noConnection } from '@/client/testing/stubApi';
import { typeDigits } from '@/client/testing/typeDigits';
import { RequestCreatePage } from './RequestCreatePage';

const mockAdd = jest.fn(async (_entry: NewUnsent) => {});
jest.mock('@/client/queue/queue', () => ({
  add: (entry: NewUnsent) => mockAdd(entry),
  start: async () => {},
}));

beforeEach(() => freezeDate('2026-11-24T03:00:00Z'));
afterEach(() => jest.useRealTimers());

test('a correction that the device keeps knows the day of its activity', async () => {
  const { person } = renderApp(<RequestCreatePage />, {
    user: 'student',
    path: '/student/requests/create?kind=correction&activity_id=118',
    api: {
      'GET /student/internships': { data: [anInternship()] },
      'GET /internships/15/activities': { data: [anActivity({ id: 118, date: '2026-11-23' })] },
      'POST /attendance-requests': noConnection,
    },
  });
  const time = await screen.findByRole('textbox', { name: /Waktu Sebenarnya/ });
  await typeDigits(person, time, '0805');
  await person.type(screen.getByLabelText(/Alasan/), 'Lupa.');
  await person.click(screen.getByRole('button', { name: 'Kirim Pengajuan' }));
  await waitFor(() => expect(mockAdd).toHaveBeenCalled());
  expect(mockAdd.mock.lastCall?.[0]).toMatchObject({
    kind: 'request',
    activity_id: 118,
    date: '2026-11-23',
    days: 'Sen, 23 Nov 2026',
  });
});
