import { retryAfterOf } from './retryAfter';
import { type SendingStore, send } from './send';

/**
 * The wait before the stream is opened again: any time between the two, so that the tabs of a campus do not return
 * together after a restart. News still arrive within 15 seconds.
 */
const SHORTEST_WAIT_MS = 1_000;
const FIRST_WAIT_MS = 10_000;
/** The longest wait, after many failures. */
const LAST_WAIT_MS = 60_000;

/** A stream that lasted this long did not fail; the server ends each after some minutes. */
const STEADY_MS = 60_000;

/** The server writes something every 20 seconds; a stream that is silent for longer has lost its line. */
const SILENCE_MS = 45_000;

/** Without a stream, the news are asked for this often, which is as late as a stream may tell them. */
const POLL_MS = 15_000;

/** A proxy that keeps back the bytes of one stream does so with the next one. */
const KEPT_BACK_WAIT_MS = 10 * 60_000;

const waitAfter = (failures: number): number => {
  const longest = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  // After failures at least half of it.
  const shortest = failures === 0 ? SHORTEST_WAIT_MS : longest / 2;
  return shortest + (longest - shortest) * Math.random();
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });

/** Aborts after a silence, and with the signal; `heard` begins the silence anew. */
const silenceLimit = (signal: AbortSignal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, SILENCE_MS);
  signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    },
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      abort();
    },
  };
};

/** Asks at intervals until it is stopped or the signal is aborted. */
const poller = (ask: () => void, signal: AbortSignal) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  signal.addEventListener('abort', stop);
  return {
    start() {
      timer ??= setInterval(ask, POLL_MS);
    },
    stop,
  };
};

type Body = NonNullable<Response['body']>;

/** The body of the stream. The base query waits for the end of a body, so it gets an empty one. */
async function openStream(
  store: SendingStore,
  signal: AbortSignal,
  onRetryAfter: (ms: number) => void,
): Promise<Body> {
  const opened: { body?: Body } = {};
  await send<null>(
    {
      endpoint: 'watchNotifications',
      url: '/notifications/stream',
      headers: { accept: 'text/event-stream' },
      responseHandler: (response) => (response.ok ? Promise.resolve(null) : response.json()),
      fetchFn: async (request) => {
        const response = await fetch(request);
        onRetryAfter(retryAfterOf(response));
        if (!response.ok || !response.body) return response;
        opened.body = response.body;
        return new Response(null);
      },
    },
    store,
    signal,
  );
  if (!opened.body) throw new TypeError('The stream has no body.');
  return opened.body;
}

const LINE_END = /\r\n|[\r\n]/;
const EVENT = 'event:';

/** Reads server-sent events until the stream ends. Rejects when it breaks or is aborted. */
async function readEvents(
  body: Body,
  { onBytes, onEvent }: { onBytes: () => void; onEvent: (name: string) => void },
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const lines = (rest + decoder.decode(value, { stream: true })).split(LINE_END);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith(EVENT)) name = line.slice(EVENT.length).trim();
      if (line !== '') continue;
      if (name) onEvent(name);
      name = '';
    }
  }
}

export interface NewsListener {
  /** The news have changed, or may have while no stream was open. */
  onChange: () => void;
  /** No stream tells of changes: it is time to ask. */
  onPoll: () => void;
}

/**
 * Follows the news of the user until the signal is aborted, over one stream that is opened again whenever it ends or
 * falls silent. Behind a proxy that keeps back its bytes, a stream never begins: from the first such one on, the news are
 * asked for, until another begins.
 */
export async function watchNotifications(
  store: SendingStore,
  { onChange, onPoll }: NewsListener,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  /** Streams in a row that fell silent before their first byte. */
  let keptBack = 0;
  const polling = poller(onPoll, signal);
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    let openedAt = Number.POSITIVE_INFINITY;
    let retryAfter = 0;
    let hasBegun = false;
    let isSilent = false;
    const silence = silenceLimit(signal);
    try {
      const body = await openStream(store, silence.signal, (ms) => {
        retryAfter = ms;
      });
      silence.heard();
      openedAt = Date.now();
      if (!isFirst) onChange();
      await readEvents(body, {
        onBytes: () => {
          hasBegun = true;
          polling.stop();
          silence.heard();
        },
        onEvent: (name) => {
          if (name === 'change' && !signal.aborted) onChange();
        },
      });
    } catch {
      // Refused, broken, silent or aborted.
      isSilent = silence.signal.aborted;
    } finally {
      silence.end();
    }
    if (signal.aborted) return;
    if (Date.now() - openedAt >= STEADY_MS) failures = 0;
    keptBack = isSilent && !hasBegun ? keptBack + 1 : 0;
    if (keptBack > 0) polling.start();
    const wait = keptBack > 1 ? KEPT_BACK_WAIT_MS : waitAfter(failures);
    // A limit ends for all tabs at once, so that each adds its own wait.
    await pause(retryAfter + wait, signal);
    failures += 1;
  }
}
