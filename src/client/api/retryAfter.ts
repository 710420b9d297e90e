/** The longest wait that a server may ask for. */
const LONGEST_RETRY_AFTER_MS = 10 * 60_000;

/** The milliseconds of `Retry-After` in a refusal that has one: of seconds or of a date. */
export function retryAfterOf({ status, headers }: Response): number {
  const value = status === 429 || status === 503 ? headers.get('retry-after') : null;
  if (value === null) return 0;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER_MS);
}
