import { act, screen, waitFor, within } from '@testing-library/react';
import { showUnsent } from '@/client/queue/unsentShown';
import { freezeDate } from '@/client/testing/device';
import { anAttendanceDay, attendanceDays } from '@/client/testing/records/attendanceDay';
import { anAttendanceRequest } from '@/client/testing/records/attendanceRequest';
import { anActivityDetail, anInternship } from '@/client/testing/records/internship';
import { anUnsentRequest } from '@/client/testing/records/unsent';
import { renderApp } from '@/client/testing/renderApp';
import { type ApiStubs, noConnection } from '@/client/testing/stubApi';
import { AttendanceDaysPage } from '../attendance-days/AttendanceDaysPage';
import { StudentActivityPage } from '../StudentActivityPage';
import { RequestListPage } from './RequestListPage';

const TODAY = '2026-11-24';
const OWN = { 'GET /student/internships': { data: [anInternship()] } };
const LIST = 'GET /attendance-requests';
const EMPTY = 'Belum ada pengajuan';

const CORRECTION = anUnsentRequest({
  id: 'correction',
  label: 'Koreksi Absen',
  days: 'Sel, 24 Nov 2026',
  date: TODAY,
  payload: {
    internship_id: 15,
    kind: 'correction',
    activity_id: 120,
    press: 'in',
    claimed_time: '08:05',
    reason: 'Lupa.',
  },
});

beforeEach(() => freezeDate(`${TODAY}T03:00:00Z`));
afterEach(() => {
  jest.useRealTimers();
  act(() => showUnsent({ userId: 0, items: [] }));
});

const expectWay = () =>
  expect(screen.getByRole('link', { name: 'Buka Menunggu Dikirim' })).toHaveAttribute(
    'href',
    '/student/unsent',
  );

const openList = (api: ApiStubs) =>
  renderApp(<RequestListPage />, {
    user: 'student',
    path: '/student/requests',
    api: { ...OWN, ...api },
  });

test('the list of requests begins with what waits to be sent', async () => {
  showUnsent({ userId: 1, items: [anUnsentRequest()] });
  openList({ [LIST]: { data: [anAttendanceRequest()] } });
  const card = within(await screen.findByRole('article', { name: 'Sakit, 18 Nov 2026' }));
  expect(card.getByText('Menunggu dikirim')).toBeVisible();
  expect(card.getByText('Demam sejak semalam.')).toBeVisible();
  expectWay();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/^Sakit, 18/);
});

test('a correction that waits is listed when the list cannot be loaded', async () => {
  showUnsent({ userId: 1, items: [CORRECTION] });
  openList({ [LIST]: noConnection });
  const card = await screen.findByRole('article', { name: 'Koreksi Absen, Sel, 24 Nov 2026' });
  expect(within(card).getByText('Absen masuk pukul 08:05')).toBeVisible();
});

test('no request is missed while one waits to be sent', async () => {
  showUnsent({ userId: 1, items: [anUnsentRequest()] });
  openList({ [LIST]: { data: [] } });
  expect(await screen.findByRole('article', { name: /^Sakit/ })).toBeVisible();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('requests of another placement are not listed', async () => {
  const { payload } = anUnsentRequest();
  showUnsent({
    userId: 1,
    items: [anUnsentRequest({ payload: { ...payload, internship_id: 16 } })],
  });
  openList({ [LIST]: { data: [] } });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('a day shows the request about it that waits to be sent, in place of a second one', async () => {
  showUnsent({ userId: 1, items: [anUnsentRequest(), CORRECTION] });
  const { person } = renderApp(<AttendanceDaysPage />, {
    user: 'student',
    path: '/student/attendance-days',
    api: {
      ...OWN,
      'GET /internships/15/interruptions': { data: [] },
      'GET /internships/15/attendance-days': {
        data: attendanceDays(
          ['2026-11-18', '2026-11-19', TODAY].map((date) =>
            anAttendanceDay(date, { verdict: 'absent' }),
          ),
        ),
      },
    },
  });
  const choose = async (day: RegExp) =>
    person.click(await screen.findByRole('button', { name: day }));
  await choose(/^Rabu, 18/);
  const sick = within(screen.getByRole('region', { name: 'Rabu, 18 November 2026' }));
  expect(sick.getByText('Sakit')).toHaveTextContent('Menunggu dikirim');
  expectWay();
  await choose(/^Selasa, 24/);
  const corrected = within(screen.getByRole('region', { name: 'Selasa, 24 November 2026' }));
  expect(corrected.getByText('Koreksi Absen')).toHaveTextContent('Menunggu dikirim');
  await choose(/^Kamis, 19/);
  expect(screen.getByRole('link', { name: 'Ajukan izin atau koreksi' })).toBeVisible();
  expect(screen.queryByText('Menunggu dikirim')).not.toBeInTheDocument();
});

test('an activity shows the correction of it that waits to be sent', async () => {
  showUnsent({ userId: 1, items: [CORRECTION] });
  renderApp(<StudentActivityPage />, {
    user: 'student',
    path: '/student/activities/120',
    route: '/student/activities/:id',
    api: { 'GET /activities/120': { data: anActivityDetail() }, [LIST]: { data: [] } },
  });
  expect(await screen.findByText('Koreksi Absen')).toHaveTextContent('Menunggu dikirim');
  expectWay();
});
