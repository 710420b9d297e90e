import { setImmediate as nextTick } from 'node:timers/promises';
import { createFairQueue, TooManyWaiting, WaitedTooLong } from './fairQueue';

/** Tasks that record their start and end on request. */
function tasks(queue: ReturnType<typeof createFairQueue>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, signal?: AbortSignal) => {
    const [person = ''] = name.split(' ');
    return queue.run(
      person,
      () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      },
      signal,
    );
  };
  return {
    started,
    add,
    async end(name: string) {
      ends.get(name)?.();
      await nextTick();
    },
  };
}

test('free turns go round: one to each person, in the order of arrival', async () => {
  const { started, add, end } = tasks(createFairQueue({ atOnce: 1 }));
  for (const name of ['ani 1', 'ani 2', 'ani 3', 'budi 1', 'budi 2', 'citra 1']) void add(name);
  await nextTick();
  for (const name of ['ani 1', 'budi 1', 'citra 1', 'ani 2', 'budi 2', 'ani 3']) await end(name);
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1', 'ani 2', 'budi 2', 'ani 3']);
});

test('one person does not take more turns than allowed, others take those that are left', async () => {
  const { started, add, end } = tasks(createFairQueue({ atOnce: 4, perPerson: 3 }));
  for (const name of ['ani 1', 'ani 2', 'ani 3', 'ani 4', 'budi 1', 'budi 2']) void add(name);
  await nextTick();
  expect(started).toEqual(['ani 1', 'ani 2', 'ani 3', 'budi 1']);
  await end('ani 2');
  expect(started.at(-1)).toBe('budi 2');
  await end('ani 1');
  expect(started.at(-1)).toBe('ani 4');
});

test('a task that fails gives its turn back', async () => {
  const queue = createFairQueue({ atOnce: 1 });
  const failing = queue.run('ani', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('ani', async () => 'done')).toBe('done');
});

test('only so many tasks of one person may wait', async () => {
  const { add } = tasks(createFairQueue({ atOnce: 1, waitingPerPerson: 2 }));
  for (const name of ['ani 1', 'ani 2', 'ani 3']) void add(name);
  await expect(add('ani 4')).rejects.toThrow(TooManyWaiting);
  void add('budi 1');
  void add('budi 2');
  await expect(add('budi 3')).rejects.toThrow(TooManyWaiting);
});

test('an aborted task leaves the queue', async () => {
  const { started, add, end } = tasks(createFairQueue({ atOnce: 1 }));
  const controller = new AbortController();
  void add('ani 1');
  const aborted = add('ani 2', controller.signal);
  void add('ani 3');
  controller.abort();
  await expect(aborted).rejects.toThrow();
  await expect(add('ani 4', controller.signal)).rejects.toThrow();
  await end('ani 1');
  expect(started).toEqual(['ani 1', 'ani 3']);
});

test('a task that waits too long is rejected', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { started, add, end } = tasks(createFairQueue({ atOnce: 1, waitMs: 10_000 }));
  void add('ani 1');
  const late = add('budi 1');
  const rejected = expect(late).rejects.toThrow(WaitedTooLong);
  jest.advanceTimersByTime(10_000);
  await rejected;
  void add('citra 1');
  jest.useRealTimers();
  await end('ani 1');
  expect(started).toEqual(['ani 1', 'citra 1']);
});

describe('a person whose task has taken long', () => {
  const LONG_MS = 80;
  const LINGER_MS = 5;
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }),
  );
  afterEach(() => jest.useRealTimers());

  /** Ani's first task has taken long and her next ones wait; Budi's task arrived later and is running. */
  async function afterLongTask() {
    const all = tasks(createFairQueue({ atOnce: 1, lingerMs: LINGER_MS }));
    for (const name of ['ani 1', 'ani 2', 'ani 3', 'budi 1']) void all.add(name);
    await nextTick();
    jest.advanceTimersByTime(LONG_MS);
    await all.end('ani 1');
    return all;
  }

  test('lets the consecutive tasks of another person go first', async () => {
    const { started, add, end } = await afterLongTask();
    for (const next of ['budi 2', 'budi 3', 'budi 4']) {
      await end(started.at(-1) ?? '');
      jest.advanceTimersByTime(LINGER_MS - 1);
      void add(next);
      await nextTick();
    }
    expect(started).toEqual(['ani 1', 'budi 1', 'budi 2', 'budi 3', 'budi 4']);
  });

  test('continues when no task arrives in time', async () => {
    const { started, end } = await afterLongTask();
    await end('budi 1');
    expect(started).toEqual(['ani 1', 'budi 1']);
    jest.advanceTimersByTime(LINGER_MS);
    await nextTick();
    await end('ani 2');
    expect(started).toEqual(['ani 1', 'budi 1', 'ani 2', 'ani 3']);
  });

  test('rests no longer than the task has taken', async () => {
    const { started, add, end } = await afterLongTask();
    void add('budi 2');
    jest.advanceTimersByTime(LONG_MS);
    await end('budi 1');
    expect(started.at(-1)).toBe('ani 2');
  });

  test('does not wait for others who have added nothing', async () => {
    const { started, add, end } = tasks(createFairQueue({ atOnce: 1, lingerMs: LINGER_MS }));
    void add('ani 1');
    void add('ani 2');
    await nextTick();
    jest.advanceTimersByTime(LONG_MS);
    await end('ani 1');
    expect(started).toEqual(['ani 1', 'ani 2']);
  });
});
