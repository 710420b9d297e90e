interface Limits {
  /** How much work runs at a time. */
  running: number;
  /** How many may wait, per lane and in total. */
  waitingPerLane: number;
  waiting: number;
}

/**
 * Runs slow work a few at a time. Lanes take turns, so that one client with many requests delays the
 * others by one piece of work, not by all of its own.
 */
export class FairLine {
  private running = 0;
  private waiting = 0;
  /** In the order of their turns. Empty lanes are removed. */
  private readonly lanes = new Map<string, Set<() => void>>();

  constructor(
    private readonly limits: Limits,
    private readonly errors: { full: () => Error; left: () => Error },
  ) {}

  /** Rejects without running `work` when the line is full or `signal` is aborted before its turn. */
  async run<T>(lane: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw this.errors.left();
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait(lane, signal);
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private wait(lane: string, signal?: AbortSignal): Promise<void> {
    const line = this.lanes.get(lane) ?? new Set();
    if (line.size >= this.limits.waitingPerLane || this.waiting >= this.limits.waiting) {
      throw this.errors.full();
    }
    this.lanes.set(lane, line);
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.remove(lane, start);
        reject(this.errors.left());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      line.add(start);
      this.waiting += 1;
    });
  }

  /** The place passes to the next in the line, so `running` only changes when nobody waits. */
  private passOn(): void {
    for (const [lane, line] of this.lanes) {
      for (const start of line) {
        this.remove(lane, start);
        this.moveToTheEnd(lane);
        start();
        return;
      }
    }
    this.running -= 1;
  }

  private remove(lane: string, start: () => void): void {
    const line = this.lanes.get(lane);
    if (!line?.delete(start)) return;
    this.waiting -= 1;
    if (line.size === 0) this.lanes.delete(lane);
  }

  private moveToTheEnd(lane: string): void {
    const line = this.lanes.get(lane);
    if (!line) return;
    this.lanes.delete(lane);
    this.lanes.set(lane, line);
  }
}
