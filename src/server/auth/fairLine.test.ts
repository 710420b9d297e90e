import { FairLine } from './fairLine';

const FULL = new Error('full');
const LEFT = new Error('left');

function aLine(limits: Partial<ConstructorParameters<typeof FairLine>[0]> = {}) {
  const line = new FairLine(
    { running: 1, waitingPerLane: 100, waiting: 1000, ...limits },
    { full: () => FULL, left: () => LEFT },
  );
  const started: string[] = [];
  const running: (() => void)[] = [];
  return {
    started,
    enter: (lane: string, name: string, signal?: AbortSignal) =>
      line.run(
        lane,
        () => {
          started.push(name);
          return new Promise<void>((done) => running.push(done));
        },
        signal,
      ),
    /** Finishes the work that started first. */
    async finishOne() {
      running.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('runs only a few at a time', async () => {
  const { enter, started, finishOne } = aLine({ running: 2 });
  for (const name of ['1', '2', '3']) void enter('a', name);
  expect(started).toEqual(['1', '2']);
  await finishOne();
  expect(started).toEqual(['1', '2', '3']);
});

it('gives lanes turns, whatever the number of requests in them', async () => {
  const { enter, started, finishOne } = aLine();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void enter('a', name);
  for (const name of ['b1', 'b2']) void enter('b', name);
  for (let rounds = 0; rounds < 5; rounds += 1) await finishOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

it('is left by a client that hangs up, who is then not served', async () => {
  const { enter, started, finishOne } = aLine({ waitingPerLane: 1 });
  const client = new AbortController();
  void enter('a', '1');
  const waiting = enter('a', '2', client.signal);
  client.abort();
  await expect(waiting).rejects.toBe(LEFT);
  // Its place is free again.
  void enter('a', '3');
  await finishOne();
  expect(started).toEqual(['1', '3']);
  await expect(enter('a', '4', client.signal)).rejects.toBe(LEFT);
});

it('is full for one lane before it is full for all', async () => {
  const { enter } = aLine({ waitingPerLane: 2, waiting: 3 });
  for (const name of ['1', '2', '3']) void enter('a', name);
  await expect(enter('a', '4')).rejects.toBe(FULL);
  void enter('b', '1');
  await expect(enter('b', '2')).rejects.toBe(FULL);
});

it('goes on after work that failed', async () => {
  const line = new FairLine(
    { running: 1, waitingPerLane: 1, waiting: 1 },
    { full: () => FULL, left: () => LEFT },
  );
  const failure = line.run('a', () => Promise.reject(LEFT));
  const next = line.run('a', async () => 'done');
  await expect(failure).rejects.toBe(LEFT);
  await expect(next).resolves.toBe('done');
  await expect(line.run('a', async () => 'again')).resolves.toBe('again');
});
