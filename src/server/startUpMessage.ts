import { BackupError } from './db/backup/backupError';
import { StartError } from './db/startError';
import { troubleOf } from './db/unavailable';
import { ConfigError } from './settings/environment';

/** One line for errors that an operator can fix; any other error keeps its stack trace. */
export function startUpMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if ([ConfigError, StartError, BackupError].some((kind) => error instanceof kind)) {
    return error.message;
  }
  if (code === 'EADDRINUSE') {
    return `PORT: got ${port}, which another program listens on (${address}); takes a free port`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `PORT: got ${port}, which needs more rights than this user has; takes 1024 or more`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && port !== undefined)) {
    return `HOST: got ${address}, takes an address of this machine`;
  }
  if (troubleOf(error) !== null) return `the database cannot be used: ${error.message}`;
  return error.stack ?? error.message;
}
