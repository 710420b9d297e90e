/** Somebody who takes turns with others: a user, or what identifies one before the login. */
export type Person = string;

/** Gives the turn back; calling it again does nothing. */
export type EndTurn = () => void;

/** Too many of this person's tasks are waiting already. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

interface Limits {
  /** How many tasks run at the same time, of all persons. */
  atOnce?: number;
  /** How many tasks of one person run at the same time. */
  perPerson?: number;
  /** How many tasks of one person may wait; more are rejected with TooManyWaiting. */
  waitingPerPerson?: number;
  /** After waiting this long, a task is rejected with WaitedTooLong. */
  waitMs?: number;
}

export interface Turns {
  /** Resolves when the turn has come. An aborted task leaves the queue and rejects. */
  take(person: Person, signal?: AbortSignal): Promise<EndTurn>;
  /** Does the work in a turn of this person. The signal only ends the waiting. */
  run<T>(person: Person, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Lane {
  running: number;
  waiting: Set<() => void>;
}

/**
 * A queue that is fair to persons: free turns go round, one to each person who waits. Somebody with a
 * thousand tasks delays the task of somebody else by one of them, not by a thousand.
 */
export function createTurns({
  atOnce = Number.POSITIVE_INFINITY,
  perPerson = Number.POSITIVE_INFINITY,
  waitingPerPerson = Number.POSITIVE_INFINITY,
  waitMs,
}: Limits): Turns {
  // In the order in which the persons get their next turn.
  const lanes = new Map<Person, Lane>();
  let running = 0;

  function laneOf(person: Person): Lane {
    const lane = lanes.get(person) ?? { running: 0, waiting: new Set() };
    lanes.set(person, lane);
    return lane;
  }

  function forgetIfIdle(person: Person, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(person);
  }

  function moveToEnd(person: Person, lane: Lane): void {
    lanes.delete(person);
    lanes.set(person, lane);
  }

  function startNext(): void {
    for (const [person, lane] of lanes) {
      if (running >= atOnce) return;
      const [start] = lane.waiting;
      if (start === undefined || lane.running >= perPerson) continue;
      lane.waiting.delete(start);
      lane.running += 1;
      running += 1;
      // The loop comes here again if turns are left.
      moveToEnd(person, lane);
      start();
    }
  }

  function endTurnOf(person: Person, lane: Lane): EndTurn {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      lane.running -= 1;
      running -= 1;
      // Persons who arrived during this turn go first.
      moveToEnd(person, lane);
      forgetIfIdle(person, lane);
      startNext();
    };
  }

  async function take(person: Person, signal?: AbortSignal): Promise<EndTurn> {
    signal?.throwIfAborted();
    const lane = laneOf(person);
    if (lane.waiting.size >= waitingPerPerson) throw new TooManyWaiting();
    await new Promise<void>((resolve, reject) => {
      const leave = (reason: unknown) => {
        stopWaiting();
        forgetIfIdle(person, lane);
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
        lane.waiting.delete(start);
        signal?.removeEventListener('abort', abort);
        clearTimeout(timer);
      };
      signal?.addEventListener('abort', abort);
      lane.waiting.add(start);
      startNext();
    });
    return endTurnOf(person, lane);
  }

  return {
    take,
    async run(person, work, signal) {
      const endTurn = await take(person, signal);
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
