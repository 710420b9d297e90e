/** Sends one request after the other, and knows when a list contains all of them. */
export function createDecisionQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  let sent = 0;
  let isReading = false;
  const waiting = new Set<(error: unknown) => void>();

  const send = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    sent += 1;
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.add(reject);
      void last.then(() => {
        if (waiting.delete(reject)) request().then(resolve, reject);
      });
    });
    last = Promise.all([last, answer.catch(() => {})]).then(() => {
      underWay -= 1;
    });
    return answer;
  };

  /** Rejects what has not been sent yet. */
  const drop = (error: unknown) => {
    for (const reject of waiting) reject(error);
    waiting.clear();
  };

  /** Resolves when nothing is under way. */
  const idle = async () => {
    do await last;
    while (underWay > 0);
  };

  /**
   * Reads the list after all requests; resolves to whether it contains them. A list that was
   * requested while nothing was under way contains everything sent before it.
   */
  const settle = async (read: () => Promise<boolean>): Promise<boolean> => {
    await last;
    if (isReading) return false;
    isReading = true;
    let contained: number | null;
    let isRead: boolean;
    do {
      contained = underWay === 0 ? sent : null;
      isRead = await read();
    } while (contained !== sent && underWay === 0);
    isReading = false;
    return isRead && contained === sent;
  };

  return { send, drop, idle, settle, isIdle: () => underWay === 0 };
}
