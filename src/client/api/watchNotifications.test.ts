import { createStore } from '@/client/app/store';
import { CHANGE, fakeStreams } from '@/client/testing/records/news';
import { storeSession } from '@/client/testing/session';
import { type ApiStubs, noConnection, reply, stubApi } from '@/client/testing/stubApi';
import { watchNotifications } from './watchNotifications';

const STREAM = 'GET /notifications/stream';

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
  const controller = new AbortController();
  const watching = watchNotifications(store, onChange, controller.signal);
  await pass();
  const asked = () => calls.filter(({ path }) => path === '/notifications/stream').length;
  const stop = async () => {
    controller.abort();
    await watching;
  };
  return { store, calls, asked, onChange, stop };
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
  await pass(300_000);
  streams.end();
  await pass(1_999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  await stop();
});

test.each<[string, ApiStubs[string]]>([
  ['a server that is too busy', () => reply(503)],
  ['a missing connection', noConnection],
  ['a stream that ends at once', () => new Response('')],
])('waits longer and longer after %s', async (_what, answer) => {
  const { asked, stop } = await watch({ [STREAM]: answer });
  expect(asked()).toBe(1);
  const waits = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  for (const [index, wait] of waits.entries()) {
    await pass(wait - 1);
    expect(asked()).toBe(index + 1);
    await pass(1);
    expect(asked()).toBe(index + 2);
  }
  await stop();
});

test('waits no longer than a minute', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  const { asked, stop } = await watch({ [STREAM]: () => reply(503) });
  await pass(4_000 + 8_000 + 16_000 + 32_000 + 60_000 + 60_000);
  expect(asked()).toBe(7);
  await stop();
});

test('waits briefly again once a stream has lasted', async () => {
  const streams = fakeStreams();
  const answers = [reply(503), reply(503), reply(503)];
  const { asked, stop } = await watch({ [STREAM]: () => answers.shift() ?? streams.answer() });
  await pass(2_000 + 4_000 + 8_000);
  expect(asked()).toBe(4);
  await pass(60_000);
  streams.end();
  await pass(2_000);
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
