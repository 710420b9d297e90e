import { createDecisionQueue } from './decisionQueue';

/** A request that the test answers. */
const held = () => {
  let answer = (_text: string) => {};
  let fail = (_error: Error) => {};
  const request = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { request, answer: (text: string) => answer(text), fail: (error: Error) => fail(error) };
};

/** Runs everything that only waits for resolved promises. */
const flush = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('sends a request after the answer to the one before', async () => {
  const queue = createDecisionQueue();
  const [first, second] = [held(), held()];
  const answers = [queue.send(first.request), queue.send(second.request)];
  await flush();
  expect(second.request).not.toHaveBeenCalled();
  first.answer('a');
  await flush();
  expect(second.request).toHaveBeenCalled();
  second.answer('b');
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

test('goes on after a failure, which only its sender sees', async () => {
  const queue = createDecisionQueue();
  const [first, second] = [held(), held()];
  const failed = expect(queue.send(first.request)).rejects.toThrow('lost');
  const answer = queue.send(second.request);
  await flush();
  first.fail(new Error('lost'));
  await failed;
  await flush();
  second.answer('b');
  expect(await answer).toBe('b');
});

test('drops what has not been sent', async () => {
  const queue = createDecisionQueue();
  const [first, second] = [held(), held()];
  const answer = queue.send(first.request);
  const dropped = expect(queue.send(second.request)).rejects.toThrow('silent');
  const idle = queue.idle();
  await flush();
  queue.drop(new Error('silent'));
  await dropped;
  expect(queue.isIdle()).toBe(false);
  first.answer('a');
  expect(await answer).toBe('a');
  await idle;
  expect(queue.isIdle()).toBe(true);
  expect(second.request).not.toHaveBeenCalled();
});

test('idles without pending requests', async () => {
  const queue = createDecisionQueue();
  expect(queue.isIdle()).toBe(true);
  const { request, answer } = held();
  void queue.send(request);
  expect(queue.isIdle()).toBe(false);
  await flush();
  answer('a');
  await flush();
  expect(queue.isIdle()).toBe(true);
});

describe('reading the list', () => {
  test('waits for the requests', async () => {
    const queue = createDecisionQueue();
    const { request, answer } = held();
    const read = jest.fn(async () => true);
    void queue.send(request);
    const isSettled = queue.settle(read);
    await flush();
    expect(read).not.toHaveBeenCalled();
    answer('a');
    expect(await isSettled).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('repeats after a request that was sent and answered meanwhile', async () => {
    const queue = createDecisionQueue();
    const { request, answer } = held();
    const read = jest.fn(async () => {
      if (read.mock.calls.length > 1) return true;
      const sent = queue.send(request);
      await flush();
      answer('a');
      await sent;
      await flush();
      return true;
    });
    expect(await queue.settle(read)).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('does not count while a request is under way, which reads again after its answer', async () => {
    const queue = createDecisionQueue();
    const { request, answer } = held();
    const first = await queue.settle(async () => {
      void queue.send(request);
      return true;
    });
    expect(first).toBe(false);
    await flush();
    answer('a');
    expect(await queue.settle(async () => true)).toBe(true);
  });

  test('does not count when it has failed', async () => {
    expect(await createDecisionQueue().settle(async () => false)).toBe(false);
  });

  test('never runs twice at the same time', async () => {
    const queue = createDecisionQueue();
    const { request, answer } = held();
    const first = queue.settle(async () => (await request()) === 'a');
    const read = jest.fn(async () => true);
    expect(await queue.settle(read)).toBe(false);
    expect(read).not.toHaveBeenCalled();
    answer('a');
    expect(await first).toBe(true);
  });
});
