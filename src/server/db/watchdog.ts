import type { DatabaseLog } from './log';

/** The measured work of a database that cannot end a query itself. */
export interface WorkOfEngine {
  /** Grows with each answer. */
  answers(): number;
  /** CPU time that it has used, in milliseconds. */
  cpuMs(): number;
}

export interface WatchdogOptions extends WorkOfEngine {
  /** The engine is ended after this much work of its own without an answer. */
  limitMs: number;
  end: () => void;
  log: DatabaseLog;
}

const CHECKS_PER_LIMIT = 10;

/**
 * Watches somebody's use of the connection until it is called off. The engine's own work is counted, and not the time
 * that passes: on a loaded machine a harmless query may wait for the processor for half a minute. A transaction of
 * many queries may take as long as it likes, because others are counted from the answer to the one before.
 */
export function startWatchdog({ limitMs, answers, cpuMs, end, log }: WatchdogOptions): () => void {
  let answered = answers();
  let cpuAtAnswer = cpuMs();
  const check = () => {
    if (answers() !== answered) {
      answered = answers();
      cpuAtAnswer = cpuMs();
    } else if (cpuMs() - cpuAtAnswer >= limitMs) {
      callOff();
      log.error({ limitMs }, 'a query took too long, the embedded database is started again');
      end();
    }
  };
  const timer = setInterval(check, limitMs / CHECKS_PER_LIMIT).unref();
  const callOff = () => clearInterval(timer);
  return callOff;
}
