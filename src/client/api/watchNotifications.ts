import { type SendingStore, send } from './send';

/** The longest wait before the stream is opened again: at first, and after many failures. */
const FIRST_WAIT_MS = 4_000;
const LAST_WAIT_MS = 60_000;

/** A stream that lasted this long did not fail; the server ends each after some minutes. */
const STEADY_MS = 60_000;

/** At least half of the longest wait, so that the tabs of a campus do not all return at once. */
const waitAfter = (failures: number): number => {
  const longest = Math.min(LAST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return (longest / 2) * (1 + Math.random());
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
async function readEvents(body: Body, onEvent: (name: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
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
 * Follows the news of the user until the signal is aborted, over one stream that is opened again whenever it ends.
 * `onChange` is also called when it is opened again, because something may have changed in the meantime.
 */
export async function watchNotifications(
  store: SendingStore,
  onChange: () => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    let openedAt = Number.POSITIVE_INFINITY;
    try {
      const body = await openStream(store, signal);
      openedAt = Date.now();
      if (!isFirst) onChange();
      await readEvents(body, (name) => {
        if (name === 'change' && !signal.aborted) onChange();
      });
    } catch {
      // Refused, broken or aborted.
    }
    if (signal.aborted) return;
    if (Date.now() - openedAt >= STEADY_MS) failures = 0;
    await pause(waitAfter(failures), signal);
    failures += 1;
  }
}
