/** The key of a requester, who takes turns with others: a user, or an identifier or address before the login. */
export type Requester = string;

/** Gives the turn back; calling it again does nothing. */
export type Release = () => void;

/** Bounds the rest after a long task. */
const MAX_REST_MS = 1_000;

/** Too many of this person's tasks are waiting already. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

interface Limits {
  /** The number of concurrent tasks of all persons. */
  atOnce?: number;
  /** The number of concurrent tasks of one person. */
  perPerson?: number;
  /** The number of waiting tasks of one person; further ones are rejected with TooManyWaiting. */
  waitingPerPerson?: number;
  /** The time after which a waiting task is rejected with WaitedTooLong. */
  waitMs?: number;
  /**
   * For consecutive tasks, such as the queries of a request. After a long task a person rests for as long
   * again: other persons go first, also those whose next task arrives within this time. A request then
   * waits for one long task of another person, not for one before each of its queries.
   */
  lingerMs?: number;
}

export interface FairQueue {
  /** Resolves at the start of the turn. An aborted task leaves the queue and rejects. */
  take(person: Requester, signal?: AbortSignal): Promise<Release>;
  /** Does the work in a turn of this person. The signal ends the waiting only. */
  run<T>(person: Requester, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The number of waiting tasks of all persons. */
  waiting(): number;
}

interface PersonQueue {
  running: number;
  waiting: Set<() => void>;
}

/**
 * A queue that is fair to persons: waiting persons get a turn each, in rotation. A person with a thousand
 * tasks delays the task of another person by one of them, not by a thousand (docs/decisions/0017).
 */
export function createFairQueue({
  atOnce = Number.POSITIVE_INFINITY,
  perPerson = Number.POSITIVE_INFINITY,
  waitingPerPerson = Number.POSITIVE_INFINITY,
  waitMs,
  lingerMs,
}: Limits): FairQueue {
  // Ordered by the next turn of each person.
  const queues = new Map<Requester, PersonQueue>();
  let running = 0;
  /** The end of each person's rest, in the time of `performance.now()`. */
  const resting = new Map<Requester, number>();
  let lastToEnd: Requester | undefined;
  let lingering: NodeJS.Timeout | undefined;

  function queueOf(person: Requester): PersonQueue {
    const queue = queues.get(person) ?? { running: 0, waiting: new Set() };
    queues.set(person, queue);
    return queue;
  }

  function forgetIfIdle(person: Requester, queue: PersonQueue): void {
    if (queue.running === 0 && queue.waiting.size === 0) queues.delete(person);
  }

  function moveToEnd(person: Requester, queue: PersonQueue): void {
    queues.delete(person);
    queues.set(person, queue);
  }

  function isResting(person: Requester): boolean {
    const until = resting.get(person);
    if (until === undefined || until > performance.now()) return until !== undefined;
    resting.delete(person);
    return false;
  }

  function startNext(): void {
    const rested: Requester[] = [];
    for (const [person, queue] of queues) {
      if (running >= atOnce) return;
      if (!canStart(queue)) continue;
      if (isResting(person)) rested.push(person);
      // The loop continues while turns are left.
      else start(person, queue);
    }
    const [person] = rested;
    if (person === undefined || lingering) return;
    if (person === lastToEnd) startResting(person);
    else lingering = setTimeout(() => startResting(person), lingerMs);
  }

  const canStart = ({ waiting, running: ofPerson }: PersonQueue) =>
    waiting.size > 0 && ofPerson < perPerson;

  function start(person: Requester, queue: PersonQueue): void {
    const [begin] = queue.waiting;
    if (begin === undefined) return;
    clearTimeout(lingering);
    lingering = undefined;
    queue.waiting.delete(begin);
    queue.running += 1;
    running += 1;
    moveToEnd(person, queue);
    begin();
  }

  function startResting(person: Requester): void {
    lingering = undefined;
    const queue = queues.get(person);
    if (running < atOnce && queue && canStart(queue)) start(person, queue);
    else startNext();
  }

  function releaseOf(person: Requester, queue: PersonQueue): Release {
    const startedAt = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      queue.running -= 1;
      running -= 1;
      lastToEnd = person;
      const now = performance.now();
      if (lingerMs !== undefined && now - startedAt > lingerMs) {
        resting.set(person, now + Math.min(now - startedAt, MAX_REST_MS));
      }
      // Persons who arrived during this turn go first.
      moveToEnd(person, queue);
      forgetIfIdle(person, queue);
      startNext();
    };
  }

  async function take(person: Requester, signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted();
    const queue = queueOf(person);
    if (queue.waiting.size >= waitingPerPerson) throw new TooManyWaiting();
    await new Promise<void>((resolve, reject) => {
      const leave = (reason: unknown) => {
        stopWaiting();
        forgetIfIdle(person, queue);
        reject(reason);
      };
      const start = () => {
        stopWaiting();
        resolve();
      };
      const abort = () => leave(signal?.reason);
      const timer =
        waitMs === undefined ? undefined : setTimeout(() => leave(new WaitedTooLong()), waitMs);
      const stopWaiting = () => {
        queue.waiting.delete(start);
        signal?.removeEventListener('abort', abort);
        clearTimeout(timer);
      };
      signal?.addEventListener('abort', abort);
      queue.waiting.add(start);
      startNext();
    });
    return releaseOf(person, queue);
  }

  return {
    take,
    waiting: () => [...queues.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
    async run(person, work, signal) {
      const release = await take(person, signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
