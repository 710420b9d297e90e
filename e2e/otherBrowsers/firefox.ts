import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSITION } from '../geolocation';
import type { LaunchBrowser } from './browser';
import { startProgram, stopProgram, waitForOutput } from './programs';

const PREFERENCES = {
  'intl.accept_languages': 'id-ID,id',
  'permissions.default.geo': 1,
  'geo.provider.network.url': `data:application/json,${JSON.stringify({
    location: { lat: POSITION.latitude, lng: POSITION.longitude },
    accuracy: 10,
  })}`,
  'geo.provider.use_geoclue': false,
};

/** Longer than the slowest answer: a browser that hangs fails its journey instead of stopping all. */
const ANSWER_WAIT_MS = 120_000;

interface Answer {
  id: number;
  type: 'success' | 'error';
  result: unknown;
  message?: string;
}

/** Sends commands of WebDriver BiDi. */
const connect = async (url: string) => {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async <T>(method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const hangs = () => reject(new Error(`${method}: no answer`));
      const timer = setTimeout(hangs, ANSWER_WAIT_MS);
      waiting.set(id, (received) => {
        clearTimeout(timer);
        resolve(received);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as T;
  };
};

const CALL = `(name, args) =>
  window.journey && JSON.stringify(window.journey[name](...JSON.parse(args)) ?? null)`;
const ELEMENT = '(name, args) => window.journey[name](...JSON.parse(args))';

/** Starts Debian's Firefox without a window and drives it with WebDriver BiDi. */
export const launchFirefox: LaunchBrowser = async ({ timeZone }) => {
  const profile = await mkdtemp(join(tmpdir(), 'simagang-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { TZ: timeZone },
  );
  const address = await waitForOutput(child, /WebDriver BiDi listening on (\S+)/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // In the first tab the address bar has the focus, and its page never gets any.
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    background: false,
  });

  const callFunction = <T>(functionDeclaration: string, name: string, args: unknown[]) =>
    send<{ result: T }>('script.callFunction', {
      functionDeclaration,
      target: { context },
      awaitPromise: false,
      arguments: [name, JSON.stringify(args)].map((value) => ({ type: 'string', value })),
    });

  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (viewport) =>
      void (await send('browsingContext.setViewport', { context, viewport })),
    call: async <T>(name: string, ...args: unknown[]) => {
      const { result } = await callFunction<{ value?: string } | undefined>(CALL, name, args);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as T);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    setFile: async (name, args, path) => {
      const { result } = await callFunction<{ sharedId: string }>(ELEMENT, name, args);
      await send('input.setFiles', {
        context,
        element: { sharedId: result.sharedId },
        files: [path],
      });
    },
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await stopProgram(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
};
