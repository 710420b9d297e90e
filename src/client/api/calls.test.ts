import { createStore } from '@/client/app/store';
import { storeSession } from '@/client/testing/session';
import { stubApi } from '@/client/testing/stubApi';
import { api } from './api';

const PARAMETERS = {
  id: 7,
  photoId: 8,
  code: 'AJK232001',
  resource: 'grades',
  list: 'companies',
  kind: 'students',
  recordId: '17',
};

/** Arguments for every endpoint: a body is called `companyInput` or the like. */
const ARGUMENTS = new Proxy(PARAMETERS, {
  get: (known, name) =>
    String(name).endsWith('Input') ? { sent: true } : Reflect.get(known, name),
});

const ANY_ANSWER = { data: [] };
const ANY_CALL = Object.fromEntries(
  ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [`${method} *`, ANY_ANSWER]),
);

type Store = ReturnType<typeof createStore>;
type Endpoint = {
  initiate: (arg: unknown) => Parameters<Store['dispatch']>[0];
};

const kindOf = (body: unknown) =>
  body instanceof FormData ? ' (form)' : body === null ? '' : ' (JSON)';

const REQUESTS = [
  'POST /login (JSON)',
  'POST /logout',
  'POST /refresh',
  'POST /me',
  'GET /me/signature',
  'POST /me/signature (form)',
  'PUT /change-password (JSON)',
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/7',
  'GET /users',
  'POST /users (form)',
  'POST /users/actions (JSON)',
  'GET /users/7',
  'PUT /users/7 (JSON)',
  'DELETE /users/7',
  'PUT /users/7/reset-password',
  'POST /users/7/export',
  'GET /users/7/anonymisation',
  'POST /users/7/anonymisation (JSON)',
  'GET /students',
  'POST /students (JSON)',
  'GET /students/7',
  'PUT /students/7 (JSON)',
  'DELETE /students/7',
  'GET /lecturers',
  'POST /lecturers (form)',
  'GET /lecturers/7',
  'POST /lecturers/7 (form)',
  'DELETE /lecturers/7',
  'GET /mentors',
  'POST /mentors (form)',
  'POST /mentors/actions (JSON)',
  'GET /mentors/7',
  'POST /mentors/7 (form)',
  'DELETE /mentors/7',
  'GET /companies',
  'POST /companies (JSON)',
  'POST /companies/actions (JSON)',
  'GET /companies/7',
  'PUT /companies/7 (JSON)',
  'DELETE /companies/7',
  'GET /companies/7/mentors',
  'GET /places',
  'POST /places (JSON)',
  'POST /places/actions (JSON)',
  'GET /places/7',
  'PUT /places/7 (JSON)',
  'DELETE /places/7',
  'GET /courses',
  'POST /courses (JSON)',
  'POST /courses/actions (JSON)',
  'GET /courses/AJK232001',
  'PUT /courses/AJK232001 (JSON)',
  'DELETE /courses/AJK232001',
  'GET /internship-periods',
  'POST /internship-periods (JSON)',
  'POST /internship-periods/actions (JSON)',
  'GET /internship-periods/7',
  'PUT /internship-periods/7 (JSON)',
  'DELETE /internship-periods/7',
  'PATCH /internship-periods/7/close',
  'PATCH /internship-periods/7/reopen',
  'GET /internship-periods/7/free-places',
  'GET /holidays',
  'POST /holidays (JSON)',
  'POST /holidays/actions (JSON)',
  'GET /holidays/7',
  'PUT /holidays/7 (JSON)',
  'DELETE /holidays/7',
  'GET /internships',
  'POST /internships (JSON)',
  'POST /internships/bulk (JSON)',
  'POST /internships/bulk/check (JSON)',
  'POST /internships/actions (JSON)',
  'GET /internships/7',
  'PUT /internships/7 (JSON)',
  'DELETE /internships/7',
  'GET /internships/7/activities',
  'POST /internships/7/activities/bulk (JSON)',
  'GET /internships/7/grades',
  'GET /student/internships',
  'GET /activities',
  'POST /activities (JSON)',
  'GET /activities/7',
  'PUT /activities/7 (JSON)',
  'DELETE /activities/7',
  'PATCH /activities/7/validate-mentor',
  'PATCH /activities/7/validate-lecturer',
  'PATCH /activities/7/presence-student (JSON)',
  'PUT /student/activities/7/log (JSON)',
  'POST /student/activities/7/log/hand-in',
  'POST /student/activities/7/photos (form)',
  'DELETE /student/activities/7/photos/8',
  'POST /activities/7/return (JSON)',
  'POST /activities/7/undo (JSON)',
  'GET /activities/7/steps',
  'GET /saved-views',
  'POST /saved-views (JSON)',
  'PUT /saved-views/7 (JSON)',
  'DELETE /saved-views/7',
  'GET /reviews',
  'GET /reviews/counts',
  'GET /reviews/selection',
  'POST /reviews/summary (JSON)',
  'POST /reviews/decisions (JSON)',
  'GET /grades',
  'POST /grades (JSON)',
  'GET /grades/7',
  'PUT /grades/7 (JSON)',
  'DELETE /grades/7',
  'GET /reports/grades',
  'GET /reports/grades/options',
  'GET /verifications/AJK232001',
  'GET /admin/dashboard/7',
  'GET /mentor/dashboard/7',
  'GET /lecturer/dashboard/7',
  'GET /search',
  'POST /imports/students (JSON)',
  'POST /imports/students/read (form)',
  'POST /imports/students/check (JSON)',
  'GET /audit-entries',
  'GET /history/grades/17',
  'GET /health',
  'POST /backups',
  'GET /public-address',
  'PUT /public-address (JSON)',
  'GET /settings',
  'GET /warnings',
];

test('sends the requests of spec §7, each with its kind of body', async () => {
  storeSession('super_admin');
  const calls = stubApi(ANY_CALL);
  for (const endpoint of Object.values(api.endpoints) as unknown as Endpoint[]) {
    // A store per call, so that mutations have no queries to refetch.
    await createStore().dispatch(endpoint.initiate(ARGUMENTS));
  }
  const made = calls.map(({ method, path, body }) => `${method} ${path}${kindOf(body)}`);
  expect(REQUESTS.filter((request) => !made.includes(request))).toEqual([]);
});
