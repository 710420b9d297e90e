/** Somebody who takes turns with others: a user, or what identifies one before the login. */
export type Person = string;

/** Gives the turn back; calling it again does nothing. */
export type EndTurn = () => void;

/** One long task must not keep somebody away for long. */
const MAX_REST_MS = 1_000;

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
  /**
   * For tasks that come one after the other, such as the queries of a request. A person whose task has
   * just taken long rests for as long again: others go first, also those whose next task comes within
   * this time. So a request waits for one long task of somebody else, not for one before each query.
   */
  lingerMs?: number;
}

export interface Turns {
  /** Resolves when the turn has come. An aborted task leaves the queue and rejects. */
  take(person: Person, signal?: AbortSignal): Promise<EndTurn>;
  /** Does the work in a turn of this person. The signal only ends the waiting. */
  run<T>(person: Person, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** How many tasks wait, of all persons. */
  waiting(): number;
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
  lingerMs,
}: Limits): Turns {
  // In the order in which the persons get their next turn.
  const lanes = new Map<Person, Lane>();
  let running = 0;
  /** Until when persons rest, in the time of `performance.now()`. */
  const resting = new Map<Person, number>();
  let lastToEnd: Person | undefined;
  let lingering: NodeJS.Timeout | undefined;

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

  function isResting(person: Person): boolean {
    const until = resting.get(person);
    if (until === undefined || until > performance.now()) return until !== undefined;
    resting.delete(person);
    return false;
  }

  function startNext(): void {
    const rested: Person[] = [];
    for (const [person, lane] of lanes) {
      if (running >= atOnce) return;
      if (!canStart(lane)) continue;
      if (isResting(person)) rested.push(person);
      // The loop comes here again if turns are left.
      else start(person, lane);
    }
    const [person] = rested;
    if (person === undefined || lingering) return;
    if (person === lastToEnd) startResting(person);
    else lingering = setTimeout(() => startResting(person), lingerMs);
  }

  const canStart = ({ waiting, running: ofPerson }: Lane) =>
    waiting.size > 0 && ofPerson < perPerson;

  function start(person: Person, lane: Lane): void {
    const [begin] = lane.waiting;
    if (begin === undefined) return;
    clearTimeout(lingering);
    lingering = undefined;
    lane.waiting.delete(begin);
    lane.running += 1;
    running += 1;
    moveToEnd(person, lane);
    begin();
  }

  function startResting(person: Person): void {
    lingering = undefined;
    const lane = lanes.get(person);
    if (running < atOnce && lane && canStart(lane)) start(person, lane);
    else startNext();
  }

  function endTurnOf(person: Person, lane: Lane): EndTurn {
    const startedAt = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      lane.running -= 1;
      running -= 1;
      lastToEnd = person;
      const now = performance.now();
      if (lingerMs !== undefined && now - startedAt > lingerMs) {
        resting.set(person, now + Math.min(now - startedAt, MAX_REST_MS));
      }
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
    waiting: () => [...lanes.values()].reduce((sum, { waiting }) => sum + waiting.size, 0),
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
