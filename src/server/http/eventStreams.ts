import { PassThrough, type Readable } from 'node:stream';

/** The session that a stream ends with. */
interface StreamOwner {
  id: number;
  sessionId: string;
}

/** The open streams of server-sent events, by person. */
export interface EventStreams {
  /** A stream for the person; it ends after some minutes, and a person has a few at most. */
  open(owner: StreamOwner): Readable;
  /** The people who have a stream. */
  people(): Iterable<number>;
  /** The people who have opened a stream since the last call. */
  takeNewcomers(): Iterable<number>;
  /** The sessions that have a stream. */
  sessions(): Iterable<string>;
  /** The number of streams. */
  count(): number;
  send(userId: number, event: string): void;
  endSession(sessionId: string): void;
  /** Ends all streams; later ones end at once. */
  close(): void;
}

interface Limits {
  perPerson?: number;
  lifeMs?: number;
  beatMs?: number;
}

interface OpenStream extends StreamOwner {
  out: PassThrough;
  endsAt: number;
  beatsAt: number;
}

/** Tabs that are in sight; the oldest stream of a person ends for a new one. */
const PER_PERSON = 8;
/** The sessions of clients are checked again when they come back. */
const LIFE_MS = 10 * 60_000;
/** The life of each stream is longer or shorter by up to this part, so that tabs do not come back together. */
const LIFE_SPREAD = 0.2;
/** Proxies end connections that are silent for a minute, and clients give up a stream that is silent for 45 seconds. */
const BEAT_MS = 20_000;
/** Each stream has its own moment to beat, because all in one turn would hold the event loop. */
const TICK_MS = 1_000;

/** A comment of the protocol. */
const BEAT = ':\n\n';

export function createEventStreams({
  perPerson = PER_PERSON,
  lifeMs = LIFE_MS,
  beatMs = BEAT_MS,
}: Limits = {}): EventStreams {
  const streams = new Map<number, Set<OpenStream>>();
  let newcomers = new Set<number>();
  let isClosed = false;

  const all = () => [...streams.values()].flatMap((own) => [...own]);

  function forget(stream: OpenStream) {
    const own = streams.get(stream.id);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.id);
  }
  /** Forgets it at once: the stream of a client that does not read never finishes. */
  function end(stream: OpenStream) {
    forget(stream);
    stream.out.end();
  }
  function write(stream: OpenStream, text: string) {
    // A client that does not read must not fill the memory.
    if (stream.out.writableNeedDrain) stream.out.destroy();
    else stream.out.write(text);
    stream.beatsAt = performance.now() + beatMs;
  }
  function tick() {
    const now = performance.now();
    for (const stream of all()) {
      if (stream.endsAt <= now) end(stream);
      else if (stream.beatsAt <= now) write(stream, BEAT);
    }
  }
  const timer = setInterval(tick, TICK_MS);
  timer.unref();

  return {
    open(owner) {
      const out = new PassThrough();
      if (isClosed) return out.end();
      const now = performance.now();
      const spread = 1 + LIFE_SPREAD * (2 * Math.random() - 1);
      const stream = { ...owner, out, endsAt: now + lifeMs * spread, beatsAt: now + beatMs };
      const own = streams.get(owner.id) ?? new Set();
      streams.set(owner.id, own.add(stream));
      const [oldest] = own;
      if (oldest && own.size > perPerson) end(oldest);
      newcomers.add(owner.id);
      out.once('close', () => forget(stream));
      // The headers leave with the first bytes.
      out.write(BEAT);
      return out;
    },
    people: () => streams.keys(),
    takeNewcomers() {
      const taken = newcomers;
      newcomers = new Set();
      return taken;
    },
    sessions: () => new Set(all().map(({ sessionId }) => sessionId)),
    count: () => all().length,
    send(userId, event) {
      for (const stream of streams.get(userId) ?? []) {
        write(stream, `event: ${event}\ndata: {}\n\n`);
      }
    },
    endSession(sessionId) {
      for (const stream of all()) if (stream.sessionId === sessionId) end(stream);
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      for (const stream of all()) end(stream);
    },
  };
}
