import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import type { AnswerPiece } from './messages';

type Callback = (error?: Error | null) => void;

/** A connection to the embedded database with the socket interface that node-postgres expects. */
export class PortStream extends Duplex {
  #port: MessagePort | null = null;
  readonly #open: () => Promise<MessagePort>;
  readonly #onAnswer: () => void;

  constructor(open: () => Promise<MessagePort>, onAnswer: () => void) {
    super();
    this.#open = open;
    this.#onAnswer = onAnswer;
  }

  connect(): this {
    this.#open().then(
      (port) => this.#use(port),
      (error) => this.destroy(error),
    );
    return this;
  }

  #use(port: MessagePort): void {
    if (this.destroyed) {
      port.close();
      return;
    }
    this.#port = port;
    port.on('message', ({ bytes, isLast }: AnswerPiece) => {
      if (isLast) this.#onAnswer();
      if (bytes.length > 0)
        this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    });
    this.emit('connect');
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  #send(chunks: Buffer[], done: Callback): void {
    // Copied, because transferring a view would transfer its whole buffer.
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#port?.postMessage(bytes, [bytes.buffer]);
    done();
  }

  override _final(done: Callback): void {
    done();
    this.destroy();
  }

  override _destroy(error: Error | null, done: Callback): void {
    this.#port?.close();
    this.#port = null;
    done(error);
  }

  // Socket methods that node-postgres calls.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
