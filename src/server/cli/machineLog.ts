import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import pino from 'pino';

const printed = pino({ base: null });

/**
 * Writes what a program did on this machine for its caller, and into the log of the machine (syslog, or the journal
 * that also has the log of the service), which stays when the terminal is closed.
 */
export function logOnMachine(details: object, message: string): void {
  const line = { ...details, by: userInfo().username };
  printed.warn(line, message);
  const text = JSON.stringify({ ...line, msg: message });
  // Where there is no such log, as in a container, the caller and the audit trail still have it.
  spawnSync('logger', ['--tag', 'simagang', '--priority', 'auth.warning', '--', text], {
    stdio: 'ignore',
    timeout: 5_000,
  });
}
