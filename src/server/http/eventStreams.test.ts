import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { createEventStreams } from './eventStreams';

const tab = (id: number, sessionId = `session of ${id}`) => ({ id, sessionId });

const textOf = (stream: unknown) => String((stream as PassThrough).read() ?? '');

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an event reaches all streams of its person and no others', () => {
  const streams = createEventStreams();
  const [phone, laptop, other] = [streams.open(tab(1)), streams.open(tab(1)), streams.open(tab(2))];
  for (const stream of [phone, laptop, other]) expect(textOf(stream)).toBe(':\n\n');
  streams.send(1, 'change');
  expect(textOf(phone)).toBe('event: change\ndata: {}\n\n');
  expect(textOf(laptop)).toBe('event: change\ndata: {}\n\n');
  expect(textOf(other)).toBe('');
  streams.close();
});

test('a person keeps a few streams: the oldest ends for a new one', async () => {
  const streams = createEventStreams({ perPerson: 2 });
  const [first] = [streams.open(tab(1)), streams.open(tab(1))];
  const ended = once(first.resume(), 'end');
  streams.open(tab(1));
  await ended;
  expect([...streams.people()]).toEqual([1]);
  streams.close();
});

test('a person keeps a few streams even if many are opened in one turn', () => {
  const streams = createEventStreams({ perPerson: 2 });
  const opened = Array.from({ length: 10 }, () => streams.open(tab(1)) as PassThrough);
  expect(opened.map(({ writableEnded }) => writableEnded)).toEqual(
    Array.from({ length: 10 }, (_, index) => index < 8),
  );
  streams.close();
});

test('a stream ends after its life, and beats until then', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const streams = createEventStreams({ lifeMs: 50_000, beatMs: 20_000 });
  const stream = streams.open(tab(1));
  textOf(stream);
  jest.advanceTimersByTime(40_000);
  expect(textOf(stream)).toBe(':\n\n:\n\n');
  const ended = once(stream.resume(), 'end');
  jest.advanceTimersByTime(10_000);
  await ended;
  expect([...streams.people()]).toEqual([]);
  streams.close();
});

test.each([
  [0, 40_000],
  [1, 60_000],
])('streams that were opened together end one after the other (%d)', (random, lifeMs) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const streams = createEventStreams({ lifeMs: 50_000 });
  streams.open(tab(1));
  jest.advanceTimersByTime(lifeMs - 1);
  expect([...streams.people()]).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect([...streams.people()]).toEqual([]);
  streams.close();
});

test('a client never waits longer than 21 seconds for a sign of life', () => {
  const streams = createEventStreams();
  jest.advanceTimersByTime(500);
  const stream = streams.open(tab(1));
  textOf(stream);
  jest.advanceTimersByTime(5_000);
  streams.send(1, 'change');
  textOf(stream);
  for (let beats = 0; beats < 10; beats += 1) {
    jest.advanceTimersByTime(21_000);
    expect(textOf(stream)).toBe(':\n\n');
  }
  streams.close();
});

test('a client that does not read loses its stream before it fills the memory', async () => {
  const streams = createEventStreams();
  const stream = streams.open(tab(1)) as PassThrough;
  for (let sent = 0; sent < 100_000; sent += 1) streams.send(1, 'change');
  expect(stream.destroyed).toBe(true);
  await new Promise(setImmediate);
  expect([...streams.people()]).toEqual([]);
  streams.close();
});

test('the end of a session ends its streams and no others', async () => {
  const streams = createEventStreams();
  const phone = streams.open(tab(1, 'phone'));
  const laptop = [streams.open(tab(1, 'laptop')), streams.open(tab(1, 'laptop'))] as PassThrough[];
  expect([...streams.sessions()]).toEqual(['phone', 'laptop']);
  expect(streams.count()).toBe(3);
  const ended = Promise.all(laptop.map((stream) => once(stream.resume(), 'end')));
  streams.endSession('laptop');
  await ended;
  expect([...streams.sessions()]).toEqual(['phone']);
  expect((phone as PassThrough).writableEnded).toBe(false);
  streams.close();
});

test('names the people who have opened a stream since the last call', () => {
  const streams = createEventStreams();
  streams.open(tab(1));
  streams.open(tab(2));
  expect([...streams.takeNewcomers()]).toEqual([1, 2]);
  streams.open(tab(2));
  expect([...streams.takeNewcomers()]).toEqual([2]);
  expect([...streams.takeNewcomers()]).toEqual([]);
  streams.close();
});

test('closing ends all streams, and later ones at once', async () => {
  const streams = createEventStreams();
  const before = once(streams.open(tab(1)).resume(), 'end');
  streams.close();
  await before;
  await once(streams.open(tab(1)).resume(), 'end');
  expect([...streams.people()]).toEqual([]);
});
