import { waitFor } from '@testing-library/react';
import { api } from '@/client/api/api';
import { createStore } from '@/client/app/store';
import { keep } from '@/client/session/browserStorage';
import { clockOfDevice } from '@/client/session/serverClock';
import { loggedIn, sessionExpired } from '@/client/session/sessionSlice';
import { textDraft } from '@/client/session/textDraft';
import {
  anUnsentLog,
  anUnsentPhoto,
  anUnsentPress,
  anUnsentRequest,
} from '@/client/testing/records/unsent';
import { aToken, aUser, storeSession } from '@/client/testing/session';
import {
  type ApiStubs,
  noConnection,
  reply,
  type StubRequest,
  stubApi,
} from '@/client/testing/stubApi';
import { createFlusher } from './flusher';
import type { Sent, Unsent } from './unsentItem';
import { showUnsent } from './unsentShown';

/** In place of IndexedDB, which jsdom lacks. */
const mockStored = new Map<string, Unsent>();
jest.mock('./unsentStore', () => ({
  itemsOf: async (userId: number) =>
    [...mockStored.values()].filter(({ user_id }) => user_id === userId),
  readItem: async (id: string) => mockStored.get(id),
  removeItem: async (id: string) => void mockStored.delete(id),
  changeItem: async (id: string, changes: Partial<Unsent>) => {
    const item = mockStored.get(id);
    if (!item) return undefined;
    const changed = { ...item, ...changes } as Unsent;
    mockStored.set(id, changed);
    return changed;
  },
}));
let mockOtherTab = false;
jest.mock('./oneTab', () => ({
  inOneTab: async (work: () => Promise<void>) => {
    if (!mockOtherTab) await work();
    return !mockOtherTab;
  },
}));

const PRESS = 'PATCH /activities/:id/presence-student';
const STORED = { data: {} };

afterEach(() => {
  mockStored.clear();
  mockOtherTab = false;
});

const begin = (items: readonly Unsent[], api: ApiStubs) => {
  for (const item of items) mockStored.set(item.id, item);
  storeSession('student');
  showUnsent({ userId: 1, items });
  const calls = stubApi(api);
  const sent: Sent[] = [];
  const refused: Unsent[] = [];
  const store = createStore();
  const flusher = createFlusher(store, {
    onSent: (now) => sent.push(...now),
    onRefused: (item) => refused.push(item),
  });
  return { calls, sent, refused, store, flusher };
};

const presses = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    anUnsentPress({ id: `press-${index}`, activity_id: index + 1 }),
  );

test('sends a press with its own time and ID, and deletes it once it is stored', async () => {
  const { flusher, calls, sent } = begin([anUnsentPress()], { [PRESS]: STORED });
  await flusher.flush();
  expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/activities/120/presence-student',
      body: {
        latitude: -6.9,
        longitude: 107.6,
        kind: 'in',
        queued: true,
        device_event_id: anUnsentPress().id,
        device_time: '2026-11-21T01:00:00.000Z',
        clock_offset: 120,
        clock_went_back: false,
      },
    },
  ]);
  expect(mockStored.size).toBe(0);
  expect(sent).toHaveLength(1);
});

test('sends the press, the photo and the log with its hand-in of an activity one after the other', async () => {
  const { flusher, calls } = begin([anUnsentPhoto(), anUnsentLog(), anUnsentPress()], {
    [PRESS]: STORED,
    'PUT /student/activities/120/log': STORED,
    'POST /student/activities/120/log/hand-in': STORED,
    'POST /student/activities/120/photos': reply(201, STORED),
  });
  await flusher.flush();
  expect(calls.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'PATCH presence-student',
    'POST photos',
    'PUT log',
    'POST hand-in',
  ]);
  expect(calls[1]?.headers.get('idempotency-key')).toBe(anUnsentPhoto().id);
});

test('sends a log, a request and a photo with what its device knows of its clock, as it does a press', async () => {
  const items = [anUnsentLog(), anUnsentRequest(), anUnsentPhoto({ activity_id: 121 })];
  const { flusher, calls } = begin(
    items.map((item) => ({ ...item, clock_went_back: true })),
    {
      'PUT /student/activities/120/log': STORED,
      'POST /student/activities/120/log/hand-in': STORED,
      'POST /student/activities/121/photos': reply(201, STORED),
      'POST /attendance-requests': reply(201, STORED),
    },
  );
  await flusher.flush();
  const { device_time, clock_offset } = anUnsentPress();
  const clock = { queued: true, device_time, clock_offset, clock_went_back: true };
  const inForm = { queued: '1', device_time, clock_offset: '120', clock_went_back: '1' };
  const bodyOf = (end: string) => {
    const body = calls.find(({ path }) => path.endsWith(end))?.body;
    return body instanceof FormData ? Object.fromEntries(body) : body;
  };
  expect(bodyOf('/log')).toMatchObject(clock);
  expect(bodyOf('/attendance-requests')).toMatchObject(inForm);
  expect(bodyOf('/photos')).toMatchObject(inForm);
});

test.each([
  ['without a body', () => new Response(null, { status: 204 })],
  ['without a record', reply(200, { status: 'login' })],
])('keeps a press whose answer is a success %s', async (_how, answer) => {
  const { flusher, sent } = begin([anUnsentPress()], { [PRESS]: answer });
  await flusher.flush();
  expect(sent).toEqual([]);
  expect([...mockStored.values()]).toMatchObject([{ state: 'waiting', attempts: 1 }]);
});

test('sends two at once at most', async () => {
  const waiting: ((answer: object) => void)[] = [];
  const { flusher, calls } = begin(presses(5), {
    [PRESS]: () => new Promise<object>((answer) => waiting.push(answer)),
  });
  const flushing = flusher.flush();
  for (let answered = 0; answered < 5; answered += 1) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    expect(calls.length - answered).toBeLessThanOrEqual(2);
    waiting.shift()?.(STORED);
  }
  await flushing;
  expect(calls).toHaveLength(5);
});

test('keeps what the server refuses, with its words, and sends the others', async () => {
  const refuse = ({ params }: StubRequest) =>
    params.id === '1'
      ? reply(422, { message: 'x', errors: { date: ['Hari itu libur.'] } })
      : STORED;
  const { flusher, refused } = begin(presses(3), { [PRESS]: refuse });
  await flusher.flush();
  expect([...mockStored.values()]).toMatchObject([
    { id: 'press-0', state: 'refused', last_answer: { status: 422, message: 'Hari itu libur.' } },
  ]);
  expect(refused).toHaveLength(1);
  await flusher.flush();
  expect(refused).toHaveLength(1);
});

test.each([
  ['there is no network', noConnection],
  ['the server fails', () => reply(500, { message: 'x' })],
])('keeps what waits while %s, and rests', async (_when, answer) => {
  const { flusher, calls } = begin([anUnsentPress(), anUnsentLog()], { [PRESS]: answer });
  await flusher.flush();
  await flusher.flush();
  expect(calls).toHaveLength(1);
  expect(mockStored.get(anUnsentPress().id)).toMatchObject({ state: 'waiting', attempts: 1 });
  await flusher.sendNow();
  expect(calls).toHaveLength(2);
});

test('a press that is sent again claims what was known of the clock when it was made', async () => {
  let isDown = true;
  const { flusher, calls } = begin([anUnsentPress()], {
    [PRESS]: () => (isDown ? noConnection() : STORED),
  });
  await flusher.flush();
  isDown = false;
  keep('server-clock', JSON.stringify({ offset: 86_400_000, at: Date.now() }));
  expect(clockOfDevice().clock_offset).toBe(86_400_000);
  await flusher.sendNow();
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  expect(calls[1]?.body).toMatchObject({ clock_offset: anUnsentPress().clock_offset });
});

test('leaves the server alone when it asks for it', async () => {
  const { flusher, calls } = begin(presses(4), {
    [PRESS]: () => reply(429, { message: 'x' }, { 'retry-after': '60' }),
  });
  await flusher.flush();
  const attempt = await flusher.sendNow();
  expect(attempt).toEqual({ outcome: 'server_pauses', until: expect.stringMatching(/Z$/) });
  // Both that were on their way.
  expect(calls.length).toBeLessThanOrEqual(2);
  expect(mockStored.size).toBe(4);
});

test('says that another tab sends, and tries itself when that is over', async () => {
  const { flusher, calls } = begin([anUnsentPress()], { [PRESS]: STORED });
  mockOtherTab = true;
  expect(await flusher.sendNow()).toEqual({ outcome: 'other_tab' });
  expect(calls).toEqual([]);
  mockOtherTab = false;
  expect(await flusher.sendNow()).toEqual({ outcome: 'tried' });
  expect(calls).toHaveLength(1);
});

test('a wish to send waits for what this tab is sending', async () => {
  let answer: (stored: object) => void = () => {};
  const { flusher, calls } = begin([anUnsentPress()], {
    [PRESS]: () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  void flusher.flush();
  await waitFor(() => expect(calls).toHaveLength(1));
  let isOver = false;
  const wish = flusher.sendNow().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  answer(STORED);
  await wish;
  expect([calls.length, mockStored.size]).toEqual([1, 0]);
});

test('waits for the login when the session has ended', async () => {
  const { flusher, calls, store } = begin(presses(4), {
    [PRESS]: reply(401, { message: 'x' }),
    'POST /refresh': reply(401, { message: 'x' }),
  });
  await flusher.flush();
  expect(store.getState().session.user).toBeNull();
  await flusher.flush();
  expect(calls.filter(({ method }) => method === 'PATCH').length).toBeLessThanOrEqual(2);
  expect([...mockStored.values()]).toMatchObject(
    presses(4).map(() => ({ state: 'waiting', attempts: 0 })),
  );
});

test('sends nothing of another account, nor after the session', async () => {
  const { flusher, calls, store } = begin([anUnsentPress({ user_id: 2 })], { [PRESS]: STORED });
  await flusher.flush();
  store.dispatch(sessionExpired());
  await flusher.flush();
  expect(calls).toEqual([]);
});

test('stops when somebody else logs in meanwhile', async () => {
  const { flusher, calls, store } = begin(presses(4), {
    [PRESS]: () => {
      const user = aUser('student', { id: 2 });
      store.dispatch(loggedIn({ accessToken: aToken('other'), user }));
      return STORED;
    },
  });
  await flusher.flush();
  expect(calls.filter(({ method }) => method === 'PATCH').length).toBeLessThanOrEqual(2);
});

test('a text that the server refuses is a draft of its day again, and one that it takes is none any more', async () => {
  const draft = textDraft('activity-log-draft', 1, 120);
  const stale = reply(409, { message: 'x', code: 'stale_version' });
  const first = begin([anUnsentLog()], { 'PUT /student/activities/120/log': stale });
  await first.flusher.flush();
  expect(draft.read()).toBe('Membuat tiga VLAN.');

  const again = begin([anUnsentLog()], {
    'PUT /student/activities/120/log': STORED,
    'POST /student/activities/120/log/hand-in': STORED,
  });
  await again.flusher.flush();
  expect(draft.read()).toBeNull();
});

test('reads again what the server has instead of a refused text', async () => {
  const { flusher, calls, store } = begin([anUnsentLog()], {
    'GET /activities/120': STORED,
    'PUT /student/activities/120/log': reply(409, { message: 'x', code: 'stale_version' }),
  });
  await store.dispatch(api.endpoints.getActivity.initiate({ id: 120 }));
  await flusher.flush();
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']));
});

const LOG = 'PUT /student/activities/120/log';
const HAND_IN = 'POST /student/activities/120/log/hand-in';

test('an earlier text of this device is not taken for that of another', async () => {
  const earlier = { text: 'Membuat satu VLAN.', version: 1 };
  const item = anUnsentLog({
    payload: { text: 'Membuat tiga VLAN.', version: 0, handsIn: true, earlier: [earlier.text] },
  });
  const { flusher, calls } = begin([item], {
    [LOG]: ({ body }) =>
      (body as { version: number }).version === 1
        ? reply(200, STORED)
        : reply(409, { message: 'Basi.', code: 'stale_version' }),
    'GET /activities/120': { data: { log: earlier } },
    [HAND_IN]: STORED,
  });
  await flusher.flush();
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT', 'POST']);
  expect(mockStored.size).toBe(0);
});

test('a text that was handed in after it was kept is not handed in again', async () => {
  const { device_time } = anUnsentPress();
  const handedIn = (handed_in_at: string) => ({
    data: { log: { version: 2, handed_in_version: 2, handed_in_at } },
  });
  const arrived = begin([anUnsentLog()], { [LOG]: handedIn('2026-11-21T02:00:00.000Z') });
  await arrived.flusher.flush();
  expect(arrived.calls.map(({ method }) => method)).toEqual(['PUT']);
  expect(mockStored.size).toBe(0);
  const returned = begin([anUnsentLog()], {
    [LOG]: handedIn(new Date(Date.parse(device_time) - 1).toISOString()),
    [HAND_IN]: STORED,
  });
  await returned.flusher.flush();
  expect(returned.calls.map(({ method }) => method)).toEqual(['PUT', 'POST']);
});

test('sends a text once more together with its hand-in that has not arrived', async () => {
  let isLost = true;
  const { flusher, calls } = begin([anUnsentLog()], {
    'PUT /student/activities/120/log': STORED,
    'POST /student/activities/120/log/hand-in': () => (isLost ? noConnection() : STORED),
  });
  await flusher.flush();
  expect(mockStored.get(anUnsentLog().id)).toMatchObject({ state: 'waiting' });
  isLost = false;
  await flusher.sendNow();
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'POST', 'PUT', 'POST']);
  expect(calls[2]?.body).toEqual(calls[0]?.body);
  expect(mockStored.size).toBe(0);
});

test('passes on what the server says about a press that has become a request', async () => {
  const message = 'Periode sudah ditutup. Absen ini menjadi permintaan koreksi.';
  const { flusher, sent } = begin([anUnsentPress()], { [PRESS]: { data: {}, message } });
  await flusher.flush();
  expect(sent).toMatchObject([{ message }]);
});
