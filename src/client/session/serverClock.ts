import { keep, readStoredJson } from './browserStorage';

/*
 * How far the server's clock is ahead of the device's. Many phones are minutes or years off, and what waits on the
 * device is judged by when it was made.
 */

interface KnownClock {
  /** Server minus device, in milliseconds. */
  offset: number;
  /** When it was measured, by the clock of the device. */
  at: number;
}

/** The `Date` header leaves out the fraction of a second. */
const HALF_A_SECOND = 500;

/** The server may have written its time at any moment of a slower request. */
const SLOW_MS = 2_000;

/** The time when the device was last seen is written this seldom. */
const KEPT_FOR_MS = 10_000;

function readClock(): KnownClock | null {
  // Another tab may have measured it since.
  const stored = readStoredJson('server-clock') as Partial<KnownClock> | null;
  const isValid = typeof stored?.offset === 'number' && typeof stored.at === 'number';
  return isValid ? (stored as KnownClock) : null;
}

/**
 * Measures the clock by an answer to a request, which began at `sentAt`. The browser keeps no answer of the server, so that
 * none is older than its request.
 */
export function measureClock(header: string | null, sentAt: number): void {
  const at = Date.now();
  const took = at - sentAt;
  const serverTime = Date.parse(header ?? '') + HALF_A_SECOND;
  if (Number.isNaN(serverTime) || took < 0) return;
  const known = readClock();
  let measured: KnownClock = { offset: Math.round(serverTime - (sentAt + at) / 2), at };
  if (known) {
    const change = measured.offset - known.offset;
    const isSame = Math.abs(change) <= HALF_A_SECOND + took / 2;
    if (isSame || took > SLOW_MS) {
      measured = { offset: known.offset, at: Math.max(known.at, at) };
      if (measured.at - known.at < KEPT_FOR_MS) return;
    }
  }
  keep('server-clock', JSON.stringify(measured));
}

/** The fields about the clock of the device, as far as they are known now. */
export function clockOfDevice() {
  const clock = readClock();
  return {
    clock_offset: clock?.offset ?? null,
    clock_went_back: clock !== null && Date.now() < clock.at,
  };
}
