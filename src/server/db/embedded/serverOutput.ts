import type { FailureKind } from './messages';
import { CommitsNotSynced } from './syncedNodeFs';

type Report = (level: 'warn' | 'error', text: string) => void;

/** PostgreSQL's standard error, which explains why a start failed. */
export class ServerOutput {
  #last: string | undefined;
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  readonly options = {
    // Callers receive statement errors anyway, and their details contain personal data.
    onStderr: (text: string) => {
      const [, severity, message] = /\b(WARNING|FATAL|PANIC): {2}(.*)$/.exec(text) ?? [];
      if (message === undefined) return false;
      if (severity !== 'WARNING') this.#last = message;
      this.#report(severity === 'WARNING' ? 'warn' : 'error', message);
      return false;
    },
    onStdout: () => false,
  };

  /** The last fatal message. */
  reason(): string | undefined {
    return this.#last;
  }

  kindOf(error: unknown): FailureKind {
    if (error instanceof CommitsNotSynced) return 'no sync';
    const text = `${this.#last ?? ''} ${String(error)} ${nameOfErrno(error)}`;
    if (/No space left on device|ENOSPC|Disk quota|EDQUOT/.test(text)) return 'disk full';
    if (/Permission denied|Read-only file system|EACCES|EROFS|EPERM/.test(text)) return 'no access';
    if (this.#last !== undefined || /failed to initialize|Aborted\(\)/.test(text)) return 'damaged';
    return 'other';
  }
}

/** Emscripten's file system throws its own error numbers while PGlite creates a database. */
function nameOfErrno(error: unknown): string {
  const names: Record<number, string> = {
    2: 'EACCES',
    19: 'EDQUOT',
    51: 'ENOSPC',
    63: 'EPERM',
    69: 'EROFS',
  };
  return names[(error as { errno?: number } | null)?.errno ?? 0] ?? '';
}
