import { waitFor } from '@testing-library/react';
import { routes } from '@/client/app/routes';
import { createStore } from '@/client/app/store';
import { renderRoutes } from '@/client/testing/renderApp';
import { storeSession } from '@/client/testing/session';
import { stubApi } from '@/client/testing/stubApi';
import type { Role } from '@/shared/permissions';
import { everyNth } from '@/shared/testing/testLevel';
import { sendFirstRequests } from './firstRequests';

const waiting = () => new Promise<object>(() => {});
const PERIODS = {
  data: [
    { id: 3, is_active: false },
    { id: 4, is_active: true },
  ],
};
/** Requests of a dashboard that wait for no other. */
const AT_ONCE = ['/internship-periods', '/follow-ups'];
const api = { 'GET /internship-periods': PERIODS, 'GET *': waiting };

const place = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

const requestsAheadOf = async (address: string, role: Role) => {
  storeSession(role);
  const calls = stubApi(api);
  sendFirstRequests(place(address), createStore());
  // The dashboard of a period follows the list of periods.
  await waitFor(() =>
    expect(calls.filter(({ path }) => !AT_ONCE.includes(path))).not.toHaveLength(0),
  );
  return calls;
};

const shownAs = ({ path, query }: { path: string; query: object }) => ({ path, query });

test.each<[Role, string]>(
  everyNth(
    [
      ['super_admin', '/'],
      ['lecturer', '/'],
      ['mentor', '/'],
      ['student', '/'],
      ['mentor', '/follow-ups/silent_students?page=2'],
      ['student', '/inbox?is_read=false&page=2'],
      ['super_admin', '/users'],
      ['super_admin', '/users/7/edit'],
      ['super_admin', '/students'],
      ['super_admin', '/students?page=2&sort=-nim&search=budi&per_page=20'],
      ['super_admin', '/lecturers'],
      ['super_admin', '/mentors'],
      ['super_admin', '/companies'],
      ['super_admin', '/companies/7/edit'],
      ['super_admin', '/courses'],
      ['super_admin', '/courses/IF%2F01/edit'],
      ['super_admin', '/internship-periods/7/edit'],
      ['lecturer', '/reviews'],
      [
        'mentor',
        '/reviews?view=returned&group=day&page=2&search=vlan&student_id=7&date_to=2026-11-21',
      ],
      ['lecturer', '/internships'],
      ['lecturer', '/internships/7'],
      ['super_admin', '/internships/7/edit'],
      ['super_admin', '/audit'],
      ['mentor', '/internships/7/activities/8'],
      ['mentor', '/internships/7/activities/8/edit'],
      ['lecturer', '/internships/7/grades/9/edit'],
      ['student', '/student/activities/8'],
    ],
    9,
  ),
)('what is sent ahead for a %s at %s is what the page requests', async (role, address) => {
  const ahead = await requestsAheadOf(address, role);
  const { calls } = renderRoutes(routes, { user: role, path: address, api });
  await waitFor(() =>
    expect(calls.map(shownAs)).toEqual(expect.arrayContaining(ahead.map(shownAs))),
  );
});

test.each<[string, Role, string]>([
  ['with a filter that only the page can read', 'super_admin', '/students?academic_year=2024/2025'],
  ['at an address that is no record', 'super_admin', '/companies/x/edit'],
  ['on a screen of another role', 'student', '/companies'],
  ['at an unknown address', 'super_admin', '/nowhere'],
])('nothing is sent ahead %s', async (_case, role, address) => {
  storeSession(role);
  const calls = stubApi(api);
  sendFirstRequests(place(address), createStore());
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('only the periods are sent ahead of the certificates, whose list needs one of them', async () => {
  storeSession('super_admin');
  const calls = stubApi(api);
  sendFirstRequests(place('/certificates'), createStore());
  await waitFor(() =>
    expect(calls.map(shownAs)).toEqual([
      { path: '/internship-periods', query: { sort: '-start_date' } },
    ]),
  );
});

test('nothing is sent ahead for a list with conditions of the last visit', async () => {
  localStorage.setItem('table-conditions:1:students', '[["nim","starts_with","24"]]');
  storeSession('super_admin');
  const calls = stubApi(api);
  for (const path of ['/students', '/companies']) sendFirstRequests(place(path), createStore());
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/companies']));
});
