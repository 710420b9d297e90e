/** The key of a requester, who takes turns with others: a user, or an identifier or address before the login. */
export type Requester = string;

/** Gives the turn back; calling it again does nothing. */
export type EndTurn = () => void;

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

export interface Turns {
  /** Resolves at the start of the turn. An aborted task leaves the queue and rejects. */
  take(person: Requester, signal?: AbortSignal): Promise<EndTurn>;
  /** Does the work in a turn of this person. The signal ends the waiting only. */
  run<T>(person: Requester, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The number of waiting tasks of all persons. */
  waiting(): number;
}

interface Lane {
  running: number;
  waiting: Set<() => void>;
}

/**
 * A queue that is fair to persons: waiting persons get a turn each, in rotation. A person with a thousand
 * tasks delays the task of another person by one of them, not by a thousand (docs/decisions/0017).
 */
export function createTurns({
  atOnce = Number.POSITIVE_INFINITY,
  perPerson = Number.POSITIVE_INFINITY,
  waitingPerPerson = Number.POSITIVE_INFINITY,
  waitMs,
  lingerMs,
}: Limits): Turns {
  // Ordered by the next turn of each person.
  const lanes = new Map<Requester, Lane>();
  let running = 0;
  /** The end of each person's rest, in the time of `performance.now()`. */
  const resting = new Map<Requester, number>();
  let lastToEnd: Requester | undefined;
  let lingering: NodeJS.Timeout | undefined;

  function laneOf(person: Requester): Lane {
    const lane = lanes.get(person) ?? { running: 0, waiting: new Set() };
    lanes.set(person, lane);
    return lane;
  }

  function forgetIfIdle(person: Requester, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(person);
  }

  function moveToEnd(person: Requester, lane: Lane): void {
    lanes.delete(person);
    lanes.set(person, lane);
  }

  function isResting(person: Requester): boolean {
    const until = resting.get(person);
    if (until === undefined || until > performance.now()) return until !== undefined;
    resting.delete(person);
    return false;
  }

  function startNext(): void {
    const rested: Requester[] = [];
    for (const [person, lane] of lanes) {
      if (running >= atOnce) return;
      if (!canStart(lane)) continue;
      if (isResting(person)) rested.push(person);
      // The loop continues while turns are left.
      else start(person, lane);
    }
    const [person] = rested;
    if (person === undefined || lingering) return;
    if (person === lastToEnd) startResting(person);
    else lingering = setTimeout(() => startResting(person), lingerMs);
  }

  const canStart = ({ waiting, running: ofPerson }: Lane) =>
    waiting.size > 0 && ofPerson < perPerson;

  function start(person: Requester, lane: Lane): void {
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

  function startResting(person: Requester): void {
    lingering = undefined;
    const lane = lanes.get(person);
    if (running < atOnce && lane && canStart(lane)) start(person, lane);
    else startNext();
  }

  function endTurnOf(person: Requester, lane: Lane): EndTurn {
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

  async function take(person: Requester, signal?: AbortSignal): Promise<EndTurn> {
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
