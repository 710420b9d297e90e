/** The time after which a question counts as unanswered. */
const UNANSWERED_AFTER_MS = 10_000;
/** The wait of a caller when the last question had an answer. */
const WAIT_WHILE_WELL_MS = 50;
/** The wait when it had none: longer, because 'unavailable' may make a supervisor restart the process. */
const WAIT_IN_DOUBT_MS = 2_000;

/**
 * Checks whether the database answers. A busy database is healthy: the embedded one runs one query at
 * a time, and a report that takes two seconds must not make a supervisor restart the process. So the
 * question waits in the queue, and callers who do not wait that long get the outcome of the last one. Its
 * age does not matter: an idle database is healthy (docs/decisions/0042).
 */
export function createHealthCheck(
  ping: () => Promise<unknown>,
  unansweredAfterMs = UNANSWERED_AFTER_MS,
) {
  let isWell = true;
  let question: Promise<boolean> | null = null;

  const ask = async () => {
    try {
      const answer = ping().then(() => {
        // A late answer counts, too.
        isWell = true;
        return true;
      });
      isWell = await Promise.race([answer, after(unansweredAfterMs, false)]);
    } catch {
      isWell = false;
    } finally {
      question = null;
    }
    return isWell;
  };

  return async (): Promise<boolean> => {
    question ??= ask();
    const waitMs = isWell ? WAIT_WHILE_WELL_MS : WAIT_IN_DOUBT_MS;
    return (await Promise.race([question, after(waitMs, null)])) ?? isWell;
  };
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref());
}
