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

type Body = NonNullable<Response['body']>;

/** The body of the stream. The base query waits for the end of a body, so it gets an empty one. */
async function openStream(store: SendingStore, signal: AbortSignal): Promise<Body> {
  const opened: { body?: Body } = {};
  await send<null>(
    {
      endpoint: 'watchNotifications',
      url: '/notifications/stream',
      headers: { accept: 'text/event-stream' },
      responseHandler: (response) => (response.ok ? Promise.resolve(null) : response.json()),
      fetchFn: async (request) => {
        const response = await fetch(request);
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

/**
 * Follows the news of the user until the signal is aborted, over one stream that is opened again whenever it ends or
 * falls silent. `onChange` is also called when it is opened again, because something may have changed in the meantime.
 */
export async function watchNotifications(
  store: SendingStore,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    let openedAt = Number.POSITIVE_INFINITY;
    const silence = silenceLimit(signal);
    try {
      const body = await openStream(store, silence.signal);
      silence.heard();
      openedAt = Date.now();
      if (!isFirst) onChange();
      await readEvents(body, {
        onBytes: silence.heard,
        onEvent: (name) => {
          if (name === 'change' && !signal.aborted) onChange();
        },
      });
    } catch {
      // Refused, broken, silent or aborted.
    } finally {
      silence.end();
    }
    if (signal.aborted) return;
    if (Date.now() - openedAt >= STEADY_MS) failures = 0;
    await pause(waitAfter(failures), signal);
    failures += 1;
  }
}
