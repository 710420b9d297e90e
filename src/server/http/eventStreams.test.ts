import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { createEventStreams } from './eventStreams';

const textOf = (stream: unknown) => String((stream as PassThrough).read() ?? '');

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('an event reaches all streams of its person and no others', () => {
  const streams = createEventStreams();
  const [phone, laptop, other] = [streams.open(1), streams.open(1), streams.open(2)];
  for (const stream of [phone, laptop, other]) expect(textOf(stream)).toBe(':\n\n');
  streams.send(1, 'change');
  expect(textOf(phone)).toBe('event: change\ndata: {}\n\n');
  expect(textOf(laptop)).toBe('event: change\ndata: {}\n\n');
  expect(textOf(other)).toBe('');
  streams.close();
});

test('a person keeps a few streams: the oldest ends for a new one', async () => {
  const streams = createEventStreams({ perPerson: 2 });
  const [first] = [streams.open(1), streams.open(1)];
  const ended = once(first.resume(), 'end');
  streams.open(1);
  await ended;
  expect([...streams.people()]).toEqual([1]);
  streams.close();
});

test('a stream ends after its life, and beats until then', async () => {
  const streams = createEventStreams({ lifeMs: 50_000, beatMs: 20_000 });
  const stream = streams.open(1);
  textOf(stream);
  jest.advanceTimersByTime(40_000);
  expect(textOf(stream)).toBe(':\n\n:\n\n');
  const ended = once(stream.resume(), 'end');
  jest.advanceTimersByTime(20_000);
  await ended;
  expect([...streams.people()]).toEqual([]);
  streams.close();
});

test('a client that does not read loses its stream', () => {
  const streams = createEventStreams();
  const stream = streams.open(1);
  for (let sent = 0; sent < 10_000; sent += 1) streams.send(1, 'change');
  jest.advanceTimersByTime(25_000);
  expect(stream.destroyed).toBe(true);
  streams.close();
});

test('closing ends all streams, and later ones at once', async () => {
  const streams = createEventStreams();
  const before = once(streams.open(1).resume(), 'end');
  streams.close();
  await before;
  await once(streams.open(1).resume(), 'end');
  expect([...streams.people()]).toEqual([]);
});
