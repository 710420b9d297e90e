import { createStore } from '@/client/app/store';
import type { AskedFor } from '@/client/offline/coveredBy';
import { shownSince } from '@/client/offline/shownAnswers';
import { anUnsentPress, anUnsentRequest } from '@/client/testing/records/unsent';
import { storeSession } from '@/client/testing/session';
import { type ApiStubs, noConnection, stubApi } from '@/client/testing/stubApi';
import { readKeptAgain } from './readKeptAgain';
import type { Unsent } from './unsentItem';

const MONTH = { date_from: '2026-11-01', date_to: '2026-11-30' };

/** The questions whose answers are kept. */
const mockAsked: [url: string, params: Record<string, string>][] = [];

// jsdom has no IndexedDB.
const mockKept = jest.fn(async (_asked: AskedFor, _data: unknown) => {});
jest.mock('@/client/offline/keptAnswers', () => ({
  askedBefore: async (userId: number) =>
    mockAsked.map(([url, params]) => ({ userId, url, params })),
  keepAnswer: (asked: AskedFor, data: unknown) => mockKept(asked, data),
  readAnswer: async () => ({ at: 1000, data: {} }),
}));

const fromTheDevice = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

beforeEach(() => {
  fromTheDevice({});
  mockAsked.splice(
    0,
    mockAsked.length,
    ['/student/internships', {}],
    ['/activities/119', {}],
    ['/activities/120', {}],
    ['/internships/15/interruptions', {}],
    ['/internships/15/activities', MONTH],
    ['/internships/15/attendance-days', MONTH],
  );
});
afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const read = async (item: Unsent, answers: ApiStubs = {}) => {
  storeSession('student');
  const calls = stubApi({
    'GET /activities/:id': { data: {} },
    'GET /internships/:id/activities': { data: [] },
    'GET /internships/:id/attendance-days': { data: { days: [] } },
    ...answers,
  });
  const error = await readKeptAgain([{ item, message: null }], createStore()).catch(
    (reason: unknown) => reason,
  );
  return { paths: calls.map(({ path }) => path), calls, error };
};

test('what shows a press is asked for again and kept', async () => {
  const { paths, calls } = await read(anUnsentPress());
  expect(paths).toEqual([
    '/activities/120',
    '/internships/15/activities',
    '/internships/15/attendance-days',
  ]);
  expect(calls[1]?.query).toEqual(MONTH);
  expect(mockKept.mock.calls.map(([{ url, params }]) => [url, params])).toEqual([
    ['/activities/120', {}],
    ['/internships/15/activities', MONTH],
    ['/internships/15/attendance-days', MONTH],
  ]);
});

test('a request about days changes no single activity', async () => {
  const { paths } = await read(anUnsentRequest());
  expect(paths).toEqual(['/internships/15/activities', '/internships/15/attendance-days']);
});

test('nothing further is asked without a network, and no screen is said to be old', async () => {
  const { paths, error } = await read(anUnsentPress(), { 'GET /activities/:id': noConnection });
  expect(paths).toEqual(['/activities/120']);
  expect(error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(shownSince()).toBeNull();
});

test('nothing is asked where the application does not come from the device', async () => {
  fromTheDevice(null);
  expect((await read(anUnsentPress())).paths).toEqual([]);
});
