import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROGRAM = resolve(__dirname, '../../../scripts/oidcProvider.mjs');

interface Options {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  logoutUri: string;
  /** The claims of each account, by the name that the login page takes. */
  accounts: Record<string, object>;
}

/** The faults that the program explains. */
export interface Faults {
  claims?: Record<string, unknown>;
  shiftS?: number;
  isForged?: boolean;
  issuer?: string;
  broken?: string;
  silent?: string;
}

export interface TestProvider {
  issuer: string;
  /** Lets the provider do this wrong from now on; nothing without `faults`. */
  behave(faults?: Faults): Promise<void>;
  renewKeys(): Promise<void>;
  /** Logs in at the page of the provider; the query with which it leads back. */
  logIn(url: string, name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A real provider of OpenID Connect in a process of its own. */
export async function startOidcProvider(options: Options): Promise<TestProvider> {
  const child = fork(PROGRAM, [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { issuer } = (await answerOf(child)) as { issuer: string };
  const tell = async (message: object) => {
    child.send(message);
    await answerOf(child);
  };
  return {
    issuer,
    behave: (faults = {}) => tell({ faults }),
    renewKeys: () => tell({ renewKeys: true }),
    logIn,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** The next message of the program; rejects if it ends. */
function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((take, reject) => {
    const handleExit = () => reject(new Error('the provider has ended'));
    child.once('exit', handleExit);
    child.once('message', (message) => {
      child.off('exit', handleExit);
      take(message);
    });
  });
}

/** A browser that follows redirects and keeps cookies, as far as the pages of the provider need it. */
async function logIn(start: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(start);
  let request: [string, RequestInit] = [start, {}];
  for (let step = 0; step < 10; step += 1) {
    const [url, init] = request;
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const set of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(key, value);
    }
    const location = answer.headers.get('location');
    const next = location && new URL(location, url).href;
    if (next && new URL(next).origin !== origin) return new URL(next).search.slice(1);
    if (answer.status >= 400) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    request = next ? [next, {}] : [url, { method: 'POST', body: new URLSearchParams({ name }) }];
  }
  throw new Error(`the provider does not lead back from ${start}`);
}
