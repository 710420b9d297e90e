import { freePort } from '../server';
import type { LaunchBrowser } from './browser';
import { startProgram, stopProgram, waitForOutput } from './programs';

const DISPLAY_OPTIONS = '-displayfd 3 -screen 0 1600x1200x24 -nolisten tcp'.split(' ');

/** Sends commands of WebDriver to the driver at this address. */
const connect =
  (address: string) =>
  async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };

/** The driver prints nothing when it is ready. */
const waitUntilReady = async (send: ReturnType<typeof connect>) => {
  for (;;) {
    const status = await send('GET', '/status').catch(() => undefined);
    if (status) return;
  }
};

const CALL = `return window.journey &&
  JSON.stringify(window.journey[arguments[0]](...JSON.parse(arguments[1])) ?? null)`;
const ELEMENT = 'return window.journey[arguments[0]](...JSON.parse(arguments[1]))';

/** Starts the small browser of WebKitGTK on a display of its own and drives it with WebDriver. */
export const launchWebKit: LaunchBrowser = async ({ timeZone }) => {
  const display = startProgram('Xvfb', DISPLAY_OPTIONS);
  const displayNumber = await waitForOutput(display, /^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${displayNumber}`,
    TZ: timeZone,
  });
  const send = connect(`http://127.0.0.1:${port}`);
  await waitUntilReady(send);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {},
  });
  const session = `/session/${sessionId}`;
  const execute = <T>(script: string, name: string, args: unknown[]) =>
    send<T>('POST', `${session}/execute/sync`, { script, args: [name, JSON.stringify(args)] });

  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    resize: async (size) => void (await send('POST', `${session}/window/rect`, size)),
    call: async <T>(name: string, ...args: unknown[]) => {
      const json = await execute<string | null>(CALL, name, args);
      return json === null ? undefined : (JSON.parse(json) as T);
    },
    perform: async (actions) => void (await send('POST', `${session}/actions`, { actions })),
    setFile: async (name, args, path) => {
      const element = await execute<Record<string, string>>(ELEMENT, name, args);
      const [id] = Object.values(element);
      await send('POST', `${session}/element/${id}/value`, { text: path });
    },
    screenshot: () => send<string>('GET', `${session}/screenshot`),
    close: async () => {
      await send('DELETE', session);
      await stopProgram(driver);
      await stopProgram(display);
    },
  };
};
