/**
 * The properties of a PostgreSQL error that contain no values. Its `detail`, `where` and `internalQuery`
 * quote rows and parameters.
 */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** Class 22, data exceptions: the message quotes the value. */
const QUOTES_VALUE = /^22\w{3}$/;

/** Serialises an error for the log without the contents of rows. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  const details = error as Error & Record<string, unknown>;
  const kept = Object.fromEntries(
    KEPT.filter((key) => typeof details[key] === 'string').map((key) => [key, details[key]]),
  );
  const serialised = {
    type: name,
    ...(QUOTES_VALUE.test(String(kept.code))
      ? { stack: stack.slice(stack.indexOf('\n    at ') + 1) }
      : { message, stack }),
    ...kept,
  };
  return cause === undefined ? serialised : { ...serialised, cause: errorForLog(cause) };
}
