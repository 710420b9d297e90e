import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { badRequest, HttpError, MESSAGES } from './errors';

/** The longest pause between two pieces of a body; a phone on a bad line pauses for seconds. */
export const IDLE_MS = 20_000;
/** Refused bodies are read and discarded up to this size. */
const REFUSED_BYTES = 64 * 1024 * 1024;
/** Networks and proxies cut bodies into pieces of hundreds of bytes at least. */
const BYTES_PER_CHUNK = 64;
/** A body may begin with this many smaller ones. */
const SMALL_CHUNKS = 1_000;

interface ArrivalOptions {
  bytes: number;
  idleMs?: number;
  /** Receives each piece; an error that it throws refuses the body. */
  take?: (chunk: Buffer) => void;
}

export interface Arrival {
  /** Rejects with an HttpError when the body is too large or too slow, or when the client hangs up. */
  whole: Promise<void>;
  /** Stops watching. */
  stop(): void;
}

/**
 * Watches a body arrive. Each piece costs time and memory however small it is, so a body of tiny pieces is
 * refused as well.
 */
export function watchArrival(
  raw: IncomingMessage,
  { bytes, idleMs = IDLE_MS, take = () => {} }: ArrivalOptions,
): Arrival {
  let stop = () => {};
  const whole = new Promise<void>((resolve, reject) => {
    let received = 0;
    let chunks = 0;
    const end = () => {
      stop();
      resolve();
    };
    const refuse = (error: unknown) => {
      stop();
      reject(error);
    };
    // A 400, because the error of the socket would pass for a lost connection to the database.
    const hungUp = () => refuse(badRequest());
    const idle = setTimeout(() => refuse(tooSlow()), idleMs);
    const onData = (chunk: Buffer) => {
      idle.refresh();
      received += chunk.length;
      chunks += 1;
      if (received > bytes) return refuse(tooLarge());
      if (chunks > SMALL_CHUNKS + received / BYTES_PER_CHUNK) return refuse(badRequest());
      try {
        take(chunk);
      } catch (error) {
        refuse(error);
      }
    };
    stop = () => {
      clearTimeout(idle);
      raw.off('data', onData).off('end', end).off('error', hungUp);
      raw.socket.off('close', hungUp);
    };
    raw.on('data', onData).once('end', end).once('error', hungUp);
    // An answered request does not emit 'close' with its connection.
    raw.socket.once('close', hungUp);
    if (raw.readableEnded) end();
    else if (raw.destroyed || raw.socket.destroyed) hungUp();
  });
  return { whole, stop };
}

/**
 * Reads and discards the rest of a refused body. Browsers and proxies read the answer only
 * after they have sent everything: closing the connection earlier looks like a network failure.
 */
async function discardBody(raw: IncomingMessage): Promise<void> {
  const { whole } = watchArrival(raw, { bytes: REFUSED_BYTES });
  raw.resume();
  // Otherwise Node.js discards the rest itself, without a limit and without reporting its size.
  raw.read(0);
  await whole.catch(() => {});
}

/**
 * Discards the rest of a body after an answer that does not wait for it, then closes the connection. One that is too large is
 * answered before its first byte is read, if its length is declared.
 */
export function discardRests(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (hasArrived(raw)) return;
    const rest = discardBody(raw);
    if (reply.statusCode === 413) {
      reply.header('connection', 'close');
      closeAfter(raw.socket, rest);
    }
    void rest.then(() => {
      if (!hasArrived(raw)) raw.destroy();
    });
  });
}

/** With `Connection: close`, Node.js would close the connection together with the answer, and a client that still sends would lose it. */
function closeAfter(socket: Socket, rest: Promise<void>): void {
  const close = socket.destroySoon;
  socket.destroySoon = () => void rest.then(() => close?.call(socket));
}

/** The declared length of a body; null for a chunked one. */
export function lengthOf({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/** Whether the declared length exceeds the limit; chunked bodies are counted on arrival. */
export const isLonger = (raw: IncomingMessage, bytes: number): boolean =>
  (lengthOf(raw) ?? 0) > bytes;

const hasArrived = (raw: IncomingMessage) =>
  raw.complete || raw.readableEnded || lengthOf(raw) === 0;

export const tooLarge = () => new HttpError(413, MESSAGES.tooLarge);

const tooSlow = () => new HttpError(408, MESSAGES.tooSlow, { headers: { connection: 'close' } });
