/** A question that is open for longer has no answer. */
const UNANSWERED_AFTER_MS = 10_000;
/** How long a caller waits for an answer after the last question had one. */
const WAIT_WHILE_WELL_MS = 50;
/** After the last question had none: whoever hears 'unavailable' may restart the process, so an answer has time. */
const WAIT_IN_DOUBT_MS = 2_000;

/**
 * Checks whether the database answers. A busy database is healthy: the embedded one runs one query at
 * a time, and a report that takes two seconds must not make a supervisor restart the process. So the
 * question waits in the queue, and callers who do not wait that long are told how the last one ended. When
 * that was does not matter: nothing is known against a database that nobody has asked.
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
        // Also when it comes too late for the question.
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
