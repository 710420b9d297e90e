import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

const SYNC_MESSAGE = Uint8Array.of(0x53, 0, 0, 0, 4);
/** PostgreSQL's way back to its main loop after an error; PGlite takes it from there. */
const ERROR_JUMP = 100;
const LARGEST_PIECE = 1024 * 1024;

/**
 * The one session that PGlite has, lent to one connection after the other. Bytes of the wire
 * protocol come and go over the connection's port.
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
    if (!isFirst) await this.#forgetPrevious();
    port.on('message', (bytes: Uint8Array) => {
      // A connection that was given up may still have sent something.
      if (port === this.#port) this.#execute(port, bytes);
    });
  }

  detach(): void {
    this.#port?.close();
    this.#port?.removeAllListeners('message');
  }

  /** A connection may have ended anywhere: in a transaction, or half through a statement. */
  async #forgetPrevious(): Promise<void> {
    this.#pg.execProtocolRawSync(SYNC_MESSAGE);
    if (this.#pg.isInTransaction()) await this.#pg.exec('rollback');
    await this.#pg.exec('discard all');
  }

  #execute(port: MessagePort, bytes: Uint8Array): void {
    const pieces: Uint8Array[] = [];
    let size = 0;
    const send = () => {
      if (size === 0) return;
      const piece = new Uint8Array(size);
      let at = 0;
      for (const part of pieces) {
        piece.set(part, at);
        at += part.length;
      }
      pieces.length = 0;
      size = 0;
      port.postMessage(piece, [piece.buffer]);
    };
    void this.#pg
      .execProtocolRawStream(bytes, {
        syncToFs: false,
        onRawData: (data) => {
          // `data` is a view into PostgreSQL's memory, which is about to change.
          pieces.push(data.slice());
          size += data.length;
          if (size >= LARGEST_PIECE) send();
        },
      })
      .then(send);
  }
}

/**
 * PGlite swallows what ends PostgreSQL for good (a PANIC on a full disk, a FATAL error) and would
 * go on in a memory in an unknown state. Better none than one that may corrupt the files.
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
