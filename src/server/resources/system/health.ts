/** How long a query may go unanswered before the database counts as unavailable. */
const UNAVAILABLE_AFTER_MS = 10_000;
/** How long a caller waits for the current query. */
const CALLER_TIMEOUT_MS = 50;

/**
 * Checks whether the database answers. A busy database is healthy: the embedded one runs one query at
 * a time, and a report that takes two seconds must not make a supervisor restart the process. So the
 * query waits in the queue while callers get the last known state. One that is not answered in time is
 * dropped, so that the next caller asks again.
 */
export function createHealthCheck(
  ping: () => Promise<unknown>,
  dropAfterMs = UNAVAILABLE_AFTER_MS,
) {
  let lastAnswered = performance.now();
  let query: Promise<boolean> | null = null;

  const runQuery = async () => {
    try {
      const answered = await Promise.race([ping().then(() => true), after(dropAfterMs, false)]);
      if (answered) lastAnswered = performance.now();
      return answered;
    } catch {
      return false;
    } finally {
      query = null;
    }
  };

  return async (): Promise<boolean> => {
    query ??= runQuery();
    const answer = await Promise.race([query, after(CALLER_TIMEOUT_MS, null)]);
    return answer ?? performance.now() - lastAnswered < UNAVAILABLE_AFTER_MS;
  };
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
