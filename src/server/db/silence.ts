import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface SilenceOptions {
  /** The server is silent when it has left questions without a sign of it for this long. */
  giveUpAfterMs: number;
  /** Whether the server answers a new connection. */
  isThere(): Promise<boolean>;
  /** Called when it is found to be silent. */
  onSilent(error: Error): void;
}

export interface Silence {
  /** Counts a question until the returned function is called. */
  asked(): () => void;
  /** A sign of the server. */
  heard(): void;
  /** Aborted, with the error of those who wait, while the server is known to be silent. */
  signal(): AbortSignal;
  /** Whether what has waited for long has most likely waited for nothing. */
  isSuspected(): boolean;
  stop(): void;
}

/** Its code makes the HTTP layer answer 503. */
export class ServerIsSilent extends Error {
  override name = 'ServerIsSilent';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('the server does not answer');
  }
}

const LOOKS_PER_LIMIT = 15;
const LOOKS_TO_SUSPECT = 5;
const PAUSE_MS = 1_000;

/**
 * Notices that a server has gone without a word. Silence belongs to the server and not to a question: what waits for a
 * turn, a connection or an answer would otherwise wait for its whole time at each of them, one after the other. All of
 * it ends together, and what comes later is refused at once, until the server answers again.
 */
export function createSilence({ giveUpAfterMs, isThere, onSilent }: SilenceOptions): Silence {
  let questions = 0;
  let isQuiet = true;
  let quietLooks = 0;
  let looking: NodeJS.Timeout | undefined;
  let absence = newAbsence();
  let isStopped = false;

  /** Counts looks instead of reading a clock, because signs also wait while this process is held up. */
  const look = () => {
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    isQuiet = true;
    if (quietLooks >= LOOKS_PER_LIMIT && !absence.signal.aborted) void giveUp();
  };

  const giveUp = async () => {
    const error = new ServerIsSilent();
    absence.abort(error);
    onSilent(error);
    while (!isStopped && !(await isThere())) await pause(PAUSE_MS, undefined, { ref: false });
    quietLooks = 0;
    absence = newAbsence();
  };

  return {
    asked() {
      questions += 1;
      looking ??= setInterval(look, giveUpAfterMs / LOOKS_PER_LIMIT).unref();
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        questions -= 1;
        if (questions > 0) return;
        clearInterval(looking);
        looking = undefined;
      };
    },
    heard() {
      isQuiet = false;
      quietLooks = 0;
    },
    signal: () => absence.signal,
    isSuspected: () => quietLooks >= LOOKS_TO_SUSPECT,
    stop() {
      isStopped = true;
      clearInterval(looking);
    },
  };
}

/** Everybody who waits for a turn listens. */
function newAbsence(): AbortController {
  const absence = new AbortController();
  setMaxListeners(0, absence.signal);
  return absence;
}
