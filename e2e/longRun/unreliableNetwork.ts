import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { NOW } from '../clock';
import { freePort } from '../server';
import type { Random } from './random';

/**
 * Conditions of the network. `cut` concerns all of them, the others those that send an item: `lost` lets the server do it and
 * loses the answer, `twice` sends two copies at once, `gateway` and `busy` answer in place of the server, `foreign` is the
 * page of another network's log-in.
 */
export const CONDITIONS = ['cut', 'lost', 'twice', 'gateway', 'busy', 'foreign'] as const;
export type Condition = (typeof CONDITIONS)[number] | 'fine';

const ITEM =
  /^\/api\/(attendance-requests|activities\/\d+\/presence-student|student\/activities\/\d+\/(log|photos))$/;

const SIGN_IN_PAGE = '<!doctype html><title>Wi-Fi</title><p>Masuk ke Wi-Fi</p>';

/** Its clock is right. */
const HTML = { 'content-type': 'text/html', date: NOW.toUTCString() };

const INSTEAD: Partial<Record<Condition, [number, Record<string, string>, string]>> = {
  gateway: [502, HTML, '<h1>Bad Gateway</h1>'],
  busy: [503, { ...HTML, 'retry-after': '1' }, '<h1>Busy</h1>'],
  foreign: [200, HTML, SIGN_IN_PAGE],
};

/** A server that is down has a proxy in front of it. */
const replyDown = (outgoing: ServerResponse) =>
  void outgoing.writeHead(502, HTML).end('<h1>Down</h1>');

/** A request that sends an item, as the server may have got it. */
export interface Attempt {
  path: string;
  /** The ID that the device has made; null for a log, which has none. */
  id: string | null;
  isQueued: boolean;
  body: string;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const bufferOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const attemptOf = (path: string, body: Buffer): Attempt => {
  const text = body.toString('latin1');
  const [, id = null] = /device_event_id"(?::"|\r\n\r\n)([\da-f-]{36})/.exec(text) ?? [];
  const isQueued = /"queued"(?::true|\r\n\r\n1)/.test(text);
  return { path, id, isQueued, body: path.endsWith('/photos') ? '' : body.toString() };
};

export type UnreliableNetwork = Awaited<ReturnType<typeof startUnreliableNetwork>>;

/** The network between a device and the server: an address that passes requests on, as long as it is fine. */
export async function startUnreliableNetwork(serverURL: string, random: Random) {
  let condition: Condition = 'fine';
  let held: Promise<void> | undefined;
  const delivered: Attempt[] = [];
  const met: Record<string, number> = {};
  /** The items that are on their way now, and those that the device sent while they were. */
  const underWay = new Map<string, number>();
  const overlapping: string[] = [];

  const ask = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const { method, headers, url = '/' } = incoming;
      const sent = request(new URL(url, serverURL), { method, headers }, (answer) => {
        bufferOf(answer).then(
          (read) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });

  const reply = (outgoing: ServerResponse, answering: Promise<Answer>) =>
    answering.then(
      ({ status, headers, body }) => void outgoing.writeHead(status, headers).end(body),
      () => replyDown(outgoing),
    );

  const follow = (name: string, outgoing: ServerResponse) => {
    const running = underWay.get(name) ?? 0;
    if (running > 0) overlapping.push(name);
    underWay.set(name, running + 1);
    outgoing.on('close', () => underWay.set(name, (underWay.get(name) ?? 1) - 1));
  };

  const passItem = async (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await bufferOf(incoming);
    const attempt = attemptOf(path, body);
    follow(attempt.id ?? `${incoming.method} ${path}`, outgoing);
    await held;
    met[condition] = (met[condition] ?? 0) + 1;
    const instead = INSTEAD[condition];
    if (instead) return void outgoing.writeHead(instead[0], instead[1]).end(instead[2]);
    delivered.push(attempt);
    if (condition === 'twice') {
      const answers = random.shuffled([ask(incoming, body), ask(incoming, body)]);
      await Promise.allSettled(answers);
      return void (await reply(outgoing, answers[0] as Promise<Answer>));
    }
    const answer = ask(incoming, body);
    if (condition !== 'lost') return void (await reply(outgoing, answer));
    await answer.catch(() => {});
    outgoing.destroy();
  };

  const passStream = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url = '/' } = incoming;
    const passed = request(new URL(url, serverURL), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    });
    passed.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else replyDown(outgoing);
    });
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  };

  const proxy = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', serverURL);
    const isItem = incoming.method !== 'GET' && ITEM.test(pathname);
    if (condition === 'cut') {
      if (isItem) met.cut = (met.cut ?? 0) + 1;
      incoming.socket.destroy();
    } else if (isItem) void passItem(pathname, incoming, outgoing).catch(() => outgoing.destroy());
    else passStream(incoming, outgoing);
  });
  const port = await freePort();
  await new Promise<void>((listening) => proxy.listen(port, 'localhost', listening));

  return {
    baseURL: `http://localhost:${port}`,
    condition: () => condition,
    change(next: Condition) {
      condition = next;
      if (next === 'cut') proxy.closeAllConnections();
    },
    /** Keeps items on their way until the returned function is called. */
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = undefined;
        release();
      };
    },
    itemsUnderWay: () => [...underWay.values()].filter((count) => count > 0).length,
    /** The attempts that have been passed on to the server, in order. */
    delivered,
    met,
    overlapping,
    async stop() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      proxy.closeAllConnections();
      await closed;
    },
  };
}
