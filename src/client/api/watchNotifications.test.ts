import { createStore } from '@/client/app/store';
import { CHANGE, fakeStreams } from '@/client/testing/records/news';
import { storeSession } from '@/client/testing/session';
import { type ApiStubs, noConnection, reply, stubApi } from '@/client/testing/stubApi';
import { watchNotifications } from './watchNotifications';

const STREAM = 'GET /notifications/stream';
const BEAT = ':\n\n';
const BEAT_MS = 20_000;
const SILENCE_MS = 45_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

const watch = async (stubs: ApiStubs, token?: string) => {
  storeSession('lecturer', token);
  const calls = stubApi(stubs);
  const store = createStore();
  const onChange = jest.fn();
  const onPoll = jest.fn();
  const controller = new AbortController();
  const watching = watchNotifications(store, { onChange, onPoll }, controller.signal);
  await pass();
  const asked = () => calls.filter(({ path }) => path === '/notifications/stream').length;
  const stop = async () => {
    controller.abort();
    await watching;
  };
  return { store, calls, asked, onChange, onPoll, stop };
};

/** The server writes something for this long. */
const beats = async ({ write }: ReturnType<typeof fakeStreams>, ms: number) => {
  for (let passed = 0; passed < ms; passed += BEAT_MS) {
    write(BEAT);
    await pass(BEAT_MS);
  }
};

test('tells each change, however the events are cut', async () => {
  const streams = fakeStreams();
  const { calls, onChange, stop } = await watch({ [STREAM]: () => streams.answer() });
  expect(calls[0]?.headers.get('accept')).toBe('text/event-stream');
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer /);

  streams.write(': hello\n\nevent: other\ndata: {}\n\n');
  await pass();
  expect(onChange).not.toHaveBeenCalled();
  streams.write(CHANGE);
  await pass();
  expect(onChange).toHaveBeenCalledTimes(1);
  streams.write('event: cha');
  streams.write('nge\r');
  streams.write('\ndata: {}\r\n\r\n');
  await pass();
  expect(onChange).toHaveBeenCalledTimes(2);
  streams.write(CHANGE + CHANGE);
  await pass();
  expect(onChange).toHaveBeenCalledTimes(4);
  await stop();
});

test('opens the stream again when it ends, and tells of a change that it may have missed', async () => {
  const streams = fakeStreams();
  const { asked, onChange, stop } = await watch({ [STREAM]: () => streams.answer() });
  await beats(streams, 300_000);
  streams.end();
  await pass(999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

test.each<[string, ApiStubs[string]]>([
  ['a server that is too busy', () => reply(503)],
  ['a server that has answered too often', () => reply(429)],
  ['a refusal', () => reply(403)],
  ['a missing connection', noConnection],
  ['a stream that ends at once', () => new Response('')],
])('waits longer and longer after %s', async (_what, answer) => {
  const { asked, stop } = await watch({ [STREAM]: answer });
  expect(asked()).toBe(1);
  const waits = [1_000, 10_000, 20_000, 30_000, 30_000];
  for (const [index, wait] of waits.entries()) {
    await pass(wait - 1);
    expect(asked()).toBe(index + 1);
    await pass(1);
    expect(asked()).toBe(index + 2);
  }
  await stop();
});

test.each([
  ['seconds of 429', 429, '30', 30_000],
  ['seconds of 503', 503, '120', 120_000],
  ['a date', 503, 'Sat, 21 Nov 2026 01:00:40 GMT', 40_000],
  ['a date of the past', 503, 'Sat, 21 Nov 2026 00:59:00 GMT', 0],
  ['no more than ten minutes', 429, '86400', 600_000],
  ['nothing that is no time', 429, 'soon', 0],
  ['nothing of another refusal', 500, '30', 0],
])('waits for Retry-After: %s', async (_what, status, retryAfter, wait) => {
  jest.setSystemTime(new Date('2026-11-21T01:00:00Z'));
  const streams = fakeStreams();
  const answers = [reply(status, {}, { 'retry-after': retryAfter })];
  const { asked, stop } = await watch({ [STREAM]: () => answers.shift() ?? streams.answer() });
  await pass(wait + 999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await stop();
});

describe('behind a proxy that keeps back the bytes of a stream', () => {
  const POLL_MS = 15_000;
  const never = () => new Promise<never>(() => {});

  test.each<[string, (streams: ReturnType<typeof fakeStreams>) => ApiStubs[string]]>([
    ['the answer', () => never],
    ['what follows the head of the answer', (streams) => () => streams.answer()],
  ])('asks at intervals when %s does not come', async (_what, answer) => {
    const { asked, onPoll, stop } = await watch({ [STREAM]: answer(fakeStreams()) });
    await pass(SILENCE_MS + POLL_MS - 1);
    expect(onPoll).not.toHaveBeenCalled();
    await pass(1);
    expect(onPoll).toHaveBeenCalledTimes(1);
    await pass(4 * POLL_MS);
    expect(onPoll).toHaveBeenCalledTimes(5);
    // The second attempt has ended in the same way; the third one comes after ten minutes.
    expect(asked()).toBe(2);
    await pass(600_000);
    expect(asked()).toBe(3);
    await stop();
    await pass(600_000);
    expect(onPoll.mock.calls.length).toBeLessThan(50);
  });

  test('no longer asks once a stream has begun', async () => {
    const streams = fakeStreams();
    const answers: (() => Promise<never>)[] = [never];
    const { onPoll, stop } = await watch({
      [STREAM]: () => answers.shift()?.() ?? streams.answer(),
    });
    await pass(SILENCE_MS + POLL_MS);
    expect(onPoll).toHaveBeenCalledTimes(1);
    await beats(streams, 120_000);
    expect(onPoll).toHaveBeenCalledTimes(1);
    await stop();
  });

  test('does not ask after a refusal or a stream that has begun', async () => {
    const streams = fakeStreams();
    const answers = [reply(503)];
    const { onPoll, stop } = await watch({ [STREAM]: () => answers.shift() ?? streams.answer() });
    await pass(1_000);
    streams.write(BEAT);
    await pass(SILENCE_MS + 10_000);
    streams.write(BEAT);
    await pass(POLL_MS);
    expect(onPoll).not.toHaveBeenCalled();
    await stop();
  });
});

test('gives up a stream that falls silent, and tells of a change when another is open', async () => {
  const streams = fakeStreams();
  const { asked, onChange, stop } = await watch({ [STREAM]: () => streams.answer() });
  await beats(streams, 200_000);
  expect(asked()).toBe(1);
  await pass(SILENCE_MS - BEAT_MS - 1);
  expect(streams.closed()).toBe(0);
  await pass(1);
  expect(streams.closed()).toBe(1);
  expect(onChange).not.toHaveBeenCalled();
  await pass(1_000);
  expect(asked()).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

test('gives up a stream that never begins', async () => {
  const streams = fakeStreams();
  const answers = [new Promise<never>(() => {})];
  const { asked, onChange, stop } = await watch({
    [STREAM]: () => answers.shift() ?? streams.answer(),
  });
  await pass(SILENCE_MS + 999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

test.each([
  [0, 1_000],
  [0.5, 5_500],
  [1, 10_000],
])('tabs return spread over nine seconds after a restart (%d)', async (random, wait) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const streams = fakeStreams();
  const { asked, stop } = await watch({ [STREAM]: () => streams.answer() });
  streams.end();
  await pass(wait - 1);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  await stop();
});

test('waits no longer than a minute', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { asked, stop } = await watch({ [STREAM]: () => reply(503) });
  await pass(10_000 + 20_000 + 40_000 + 60_000 + 60_000);
  expect(asked()).toBe(6);
  await stop();
});

test('waits briefly again once a stream has lasted', async () => {
  const streams = fakeStreams();
  const answers = [reply(503), reply(503), reply(503)];
  const { asked, stop } = await watch({ [STREAM]: () => answers.shift() ?? streams.answer() });
  await pass(1_000 + 10_000 + 20_000);
  expect(asked()).toBe(4);
  await pass(30_000);
  streams.write(BEAT);
  await pass(30_000);
  streams.end();
  await pass(1_000);
  expect(asked()).toBe(5);
  await stop();
});

test('refreshes an expired token once', async () => {
  const streams = fakeStreams();
  const { calls, stop } = await watch(
    {
      [STREAM]: ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? streams.answer() : reply(401),
      'POST /refresh': { data: { access_token: 'new' } },
    },
    'old',
  );
  await pass();
  expect(calls.map(({ path }) => path)).toEqual([
    '/notifications/stream',
    '/refresh',
    '/notifications/stream',
  ]);
  expect(streams.count()).toBe(1);
  await stop();
});

test('ends the session when the token can no longer be refreshed', async () => {
  const { store, asked, stop } = await watch({
    [STREAM]: () => reply(401),
    'POST /refresh': () => reply(401),
  });
  await pass();
  expect(store.getState().session.user).toBeNull();
  expect(asked()).toBe(1);
  await stop();
});

test('keeps a session whose refresh another tab has done', async () => {
  const streams = fakeStreams();
  const { store, calls, stop } = await watch(
    {
      [STREAM]: ({ headers }) => {
        if (headers.get('authorization') === 'Bearer new') return streams.answer();
        storeSession('lecturer', 'new');
        return reply(401);
      },
    },
    'old',
  );
  await pass();
  expect(calls.map(({ path }) => path)).toEqual(['/notifications/stream', '/notifications/stream']);
  expect(store.getState().session.accessToken).toBe('new');
  expect(streams.count()).toBe(1);
  await stop();
});

test('closes the stream and opens no other when it is aborted', async () => {
  const streams = fakeStreams();
  const { asked, onChange, stop } = await watch({ [STREAM]: () => streams.answer() });
  await stop();
  expect(streams.closed()).toBe(1);
  await pass(600_000);
  expect(asked()).toBe(1);
  expect(onChange).not.toHaveBeenCalled();
});

test('ends while it waits', async () => {
  const { asked, stop } = await watch({ [STREAM]: () => reply(503) });
  await stop();
  await pass(600_000);
  expect(asked()).toBe(1);
});
