import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { AnswerPiece } from './messages';

const SYNC_MESSAGE = Uint8Array.of(0x53, 0, 0, 0, 4);
/** Exit status with which PostgreSQL returns to its main loop after an error, which PGlite handles. */
const ERROR_JUMP = 100;
const MAX_CHUNK_BYTES = 1024 * 1024;

/**
 * PGlite's only session, used by one connection at a time. The connection's port carries the bytes
 * of the wire protocol.
 */
export class PgSession {
  #port: MessagePort | null = null;
  readonly #pg: PGlite;

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async attach(port: MessagePort): Promise<void> {
    const isFirst = this.#port === null;
    this.detach();
    this.#port = port;
    if (!isFirst) await this.#resetSession();
    port.on('message', (bytes: Uint8Array) => {
      // A previous connection may still have sent something.
      if (port === this.#port) this.#execute(port, bytes);
    });
  }

  detach(): void {
    this.#port?.close();
    this.#port?.removeAllListeners('message');
  }

  /** The previous connection may have ended in a transaction or in the middle of a statement. */
  async #resetSession(): Promise<void> {
    this.#pg.execProtocolRawSync(SYNC_MESSAGE);
    if (this.#pg.isInTransaction()) await this.#pg.exec('rollback');
    await this.#pg.exec('discard all');
  }

  #execute(port: MessagePort, bytes: Uint8Array): void {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const send = (isLast: boolean) => {
      const piece = new Uint8Array(size);
      let at = 0;
      for (const part of pieces) {
        piece.set(part, at);
        at += part.length;
      }
      pieces.length = 0;
      size = 0;
      port.postMessage({ bytes: piece, isLast } satisfies AnswerPiece, [piece.buffer]);
    };
    void this.#pg
      .execProtocolRawStream(bytes, {
        syncToFs: false,
        onRawData: (data) => {
          // `data` is a view of PostgreSQL's memory.
          pieces.push(data.slice());
          size += data.length;
          if (size >= MAX_CHUNK_BYTES) send(false);
        },
      })
      .then(() => send(true));
  }
}

/**
 * PGlite swallows errors that terminate PostgreSQL (a PANIC on a full disk, a FATAL error) and would
 * continue with memory in an unknown state, which could corrupt the files.
 */
export function stopOnCrash(pg: PGlite, stop: () => never): void {
  const engine = pg.Module as unknown as { _PostgresMainLoopOnce: () => void };
  const runOnce = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown } | null)?.status !== ERROR_JUMP) stop();
      throw error;
    }
  };
}
