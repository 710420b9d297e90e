const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits between the attempts for a mail: about two days in all. */
const WAITS_MS = [
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** The waits after rounds in which the mail server could not be used. */
const PAUSES_MS = [1 * MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];

/** When a mail is tried again after this many attempts; null: it has failed. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

export function pauseAfter(troubles: number): number {
  return PAUSES_MS[Math.min(troubles, PAUSES_MS.length) - 1] ?? 0;
}
