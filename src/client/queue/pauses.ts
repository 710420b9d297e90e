const FIRST_MS = 5_000;
const LONGEST_MS = 10 * 60_000;

/** A network that has just failed is not tried again by every answer that another request gets. */
const LEAST_MS = 3_000;

/** Grows with each attempt, and differs between devices that lost their network together. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts) * (0.5 + Math.random() / 2);

interface Rest {
  timer: ReturnType<typeof setTimeout>;
  since: number;
  isOffline: boolean;
}

/**
 * The items that are not sent for a while. Timers and not times: the clock of the device may be set back.
 * @param onEnd called when a rest is over
 */
export function createPauses(onEnd: () => void) {
  const rests = new Map<string, Rest>();

  const end = (id: string) => {
    clearTimeout(rests.get(id)?.timer);
    rests.delete(id);
  };

  return {
    isResting: (id: string) => rests.has(id),
    rest(id: string, ms: number, isOffline = false) {
      end(id);
      const timer = setTimeout(() => {
        rests.delete(id);
        onEnd();
      }, ms);
      rests.set(id, { timer, since: performance.now(), isOffline });
    },
    /** There is a network, or may be: ends the rests of items that have found none. */
    wake() {
      for (const [id, { since, isOffline }] of rests) {
        if (isOffline && performance.now() - since >= LEAST_MS) end(id);
      }
    },
    end,
    endAll() {
      for (const id of [...rests.keys()]) end(id);
    },
  };
}
