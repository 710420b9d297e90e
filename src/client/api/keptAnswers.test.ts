import { waitFor } from '@testing-library/react';
import { createStore } from '@/client/app/store';
import type { AskedFor } from '@/client/offline/coveredBy';
import { keptQueries, shownSince } from '@/client/offline/shownAnswers';
import { storeSession } from '@/client/testing/session';
import { noConnection, reply, stubApi } from '@/client/testing/stubApi';
import { api } from './api';
import { send } from './send';

// jsdom has no IndexedDB.
const mockAnswers = new Map<string, { at: number; data: unknown }>();
const mockAmended: unknown[] = [];
const mockKeyOf = (asked: AskedFor) => JSON.stringify(asked);
jest.mock('@/client/offline/keptAnswers', () => ({
  keepAnswer: async (asked: AskedFor, data: unknown) =>
    void mockAnswers.set(mockKeyOf(asked), { at: 1000, data }),
  readAnswer: async (asked: AskedFor) => mockAnswers.get(mockKeyOf(asked)) ?? null,
  amendAnswers: async (userId: number, activity: object) =>
    void mockAmended.push([userId, activity]),
}));

const PLACEMENTS = { data: [{ id: 7 }], meta: { page: 1, per_page: 1, total: 1 } };

const fromTheDevice = (isSo: boolean) =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: isSo ? {} : null },
  });

beforeEach(() => {
  mockAnswers.clear();
  mockAmended.length = 0;
  fromTheDevice(true);
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const ask = async (response: object) => {
  stubApi({ 'GET /student/internships': response });
  const store = createStore();
  const { data, error } = await store.dispatch(
    api.endpoints.listStudentInternships.initiate({}, { forceRefetch: true }),
  );
  return { data, error };
};

test('the last answer takes the place of one that does not arrive, until there is another', async () => {
  storeSession('student');
  await ask(PLACEMENTS);
  expect(shownSince()).toBeNull();
  expect((await ask(noConnection)).data).toEqual(PLACEMENTS);
  expect(shownSince()).toBe(1000);
  expect(keptQueries()).toHaveLength(1);
  await ask(PLACEMENTS);
  expect(shownSince()).toBeNull();
});

test('a refusal of the server is not hidden by an answer of an earlier time', async () => {
  storeSession('student');
  await ask(PLACEMENTS);
  const { data, error } = await ask(() => reply(503));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 503 });
});

test('nothing is kept of other roles, nor where the application does not come from the device', async () => {
  storeSession('mentor');
  await ask(PLACEMENTS);
  storeSession('student');
  fromTheDevice(false);
  await ask(PLACEMENTS);
  expect(mockAnswers.size).toBe(0);
});

test('only the named questions are kept', async () => {
  storeSession('student');
  stubApi({ 'GET /notifications/count': { data: { unread: 1 } } });
  await createStore().dispatch(api.endpoints.getNotificationCount.initiate());
  expect(mockAnswers.size).toBe(0);
});

test('the activity that a press or a log has answered amends the kept answers; no other answer does', async () => {
  storeSession('student');
  const record = (more: object) => ({ data: { id: 120, ...more } });
  stubApi({
    'PATCH /activities/120/presence-student': record({ attendance_time: 'now' }),
    'PUT /student/activities/120/log': record({ log: { text: 'x' } }),
    'POST /student/activities/120/photos': record({ name: 'a photo with this number' }),
  });
  const store = createStore();
  const { recordAttendance, updateActivityLog } = api.endpoints;
  const attendanceInput = { latitude: 0, longitude: 0 };
  await store.dispatch(recordAttendance.initiate({ id: 120, attendanceInput }));
  await store.dispatch(
    updateActivityLog.initiate({ id: 120, activityLogInput: { text: 'x', version: 0 } }),
  );
  await send(
    { endpoint: 'sendUnsent', url: '/student/activities/120/photos', method: 'POST' },
    store,
  );
  await waitFor(() =>
    expect(mockAmended).toEqual([
      [1, { id: 120, attendance_time: 'now' }],
      [1, { id: 120, log: { text: 'x' } }],
    ]),
  );
});
