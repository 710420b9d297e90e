import { PassThrough, type Readable } from 'node:stream';

/** The open streams of server-sent events, by person. */
export interface EventStreams {
  /** A stream for the person; it ends after some minutes, and a person has a few at most. */
  open(userId: number): Readable;
  /** The people who have a stream. */
  people(): Iterable<number>;
  send(userId: number, event: string): void;
  /** Ends all streams; later ones end at once. */
  close(): void;
}

interface Limits {
  perPerson?: number;
  lifeMs?: number;
  beatMs?: number;
}

/** Tabs that are in sight; the oldest stream of a person ends for a new one. */
const PER_PERSON = 8;
/** The sessions of clients are checked again when they come back. */
const LIFE_MS = 10 * 60_000;
/** Proxies end connections that are silent for a minute. */
const BEAT_MS = 25_000;

export function createEventStreams({
  perPerson = PER_PERSON,
  lifeMs = LIFE_MS,
  beatMs = BEAT_MS,
}: Limits = {}): EventStreams {
  const streams = new Map<number, Map<PassThrough, number>>();
  let isClosed = false;

  function beat() {
    const oldest = performance.now() - lifeMs;
    for (const own of streams.values()) {
      for (const [stream, openedAt] of own) {
        if (openedAt <= oldest) stream.end();
        // A client that does not read must not fill the memory.
        else if (stream.writableNeedDrain) stream.destroy();
        else stream.write(':\n\n');
      }
    }
  }
  const timer = setInterval(beat, beatMs);
  timer.unref();

  return {
    open(userId) {
      const stream = new PassThrough();
      if (isClosed) return stream.end();
      const own = streams.get(userId) ?? new Map<PassThrough, number>();
      streams.set(userId, own);
      const [first] = own.keys();
      if (own.size >= perPerson) first?.end();
      own.set(stream, performance.now());
      const forget = () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
      stream.once('finish', forget);
      stream.once('close', forget);
      // The headers leave with the first bytes.
      stream.write(':\n\n');
      return stream;
    },
    people: () => streams.keys(),
    send(userId, event) {
      for (const stream of streams.get(userId)?.keys() ?? []) {
        stream.write(`event: ${event}\ndata: {}\n\n`);
      }
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const own of [...streams.values()]) for (const stream of [...own.keys()]) stream.end();
    },
  };
}
