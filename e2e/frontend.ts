import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createCallLog } from './callLog';
import { freePort } from './server';

/*
 * Two builds of the client on one address, in front of the server of the tests. The second one is the first with another
 * version and another hash in the name of every file, so that a file says of which build it is.
 */

const BUILT = resolve('dist/client');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export type BuildName = 'first' | 'second';

const hashOf = (file: string) => /\.([\da-f]{10})\.\w+$/.exec(file)?.[1];

/** Hexadecimal, and never the same as before. */
const anotherHash = (hash: string) =>
  [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');

async function copyBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'simagang-build-'));
  await cp(BUILT, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return dir;
}

async function makeSecondBuild(): Promise<string> {
  const dir = await copyBuild();
  const files = (await readdir(dir, { recursive: true })).filter((file) => extname(file) !== '');
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  const version = /<meta name="?build"? content="?([\da-f]{16})/.exec(html)?.[1] ?? '';
  const names = [version, ...files.flatMap((file) => hashOf(file) ?? [])];
  const pattern = new RegExp([...new Set(names)].join('|'), 'g');
  for (const file of files) {
    const path = join(dir, file);
    if (/\.(js|css|html)$/.test(file)) {
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replace(pattern, anotherHash));
    }
    if (hashOf(file)) await rename(path, join(dir, file.replace(pattern, anotherHash)));
  }
  return dir;
}

export type Frontend = Awaited<ReturnType<typeof startFrontend>>;

export async function startFrontend(api: string) {
  const dirs = { first: await copyBuild(), second: await makeSecondBuild() };
  const hashes = Object.fromEntries(
    await Promise.all(
      Object.entries(dirs).map(async ([name, dir]) => [
        name,
        new Set((await readdir(join(dir, 'assets'))).map(hashOf)),
      ]),
    ),
  ) as Record<BuildName, Set<string | undefined>>;
  let next: () => BuildName = () => 'first';
  let isRemoved = false;
  let isCut = false;
  /** The paths of the documents that were fetched over the network. */
  const documents: string[] = [];
  let date: Date | undefined;
  const calls = createCallLog();

  const sendFile = async (path: string, response: ServerResponse) => {
    const dir = dirs[next()];
    const isDocument = extname(path) === '';
    const document = isRemoved ? '/index-online.html' : '/index.html';
    const worker = isRemoved ? '/sw-removal.js' : '/sw.js';
    const name = isDocument ? document : path === '/sw.js' ? worker : path;
    if (isDocument) documents.push(path);
    try {
      const body = await readFile(join(dir, name));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const isHashed = hashOf(name) !== undefined;
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, { 'content-type': type, 'cache-control': caching }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  };

  const server = createServer((incoming, response) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const { pathname } = new URL(incoming.url ?? '/', api);
    const isOwn = !/^\/api(\/|$)|^\/manifest\.webmanifest$/.test(pathname);
    if (isOwn) {
      void sendFile(pathname, response);
      return;
    }
    const { method, headers } = incoming;
    const call = `${method} ${pathname}`;
    calls.begin(call);
    const forwarded = request(`${api}${incoming.url}`, { method, headers }, (answer) => {
      answer.once('end', () => calls.end(call, answer.statusCode));
      const dated = date && { date: date.toUTCString() };
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...dated });
      answer.pipe(response);
    });
    forwarded.on('error', () => {
      calls.end(call);
      response.destroy();
    });
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));

  return {
    baseURL: `http://localhost:${port}`,
    documents,
    calls,
    /** Gives answers the date of a device that is not in the time of the server. */
    setDate(now: Date) {
      date = now;
    },
    serve(build: BuildName) {
      next = () => build;
    },
    /** Serves both builds in turn, like two processes behind a proxy while one of them is upgraded. */
    takeTurns() {
      let turn = 0;
      next = () => (turn++ % 2 === 0 ? 'first' : 'second');
    },
    /** Serves the document and the worker of OFFLINE_APP=false. */
    remove() {
      isRemoved = true;
    },
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    /** The builds that have one of these files, by their addresses. */
    buildsOf(files: readonly string[]): BuildName[] {
      const found = files.map(hashOf).filter((hash) => hash !== undefined);
      const builds = ['first', 'second'] as const;
      return builds.filter((build) => found.some((hash) => hashes[build].has(hash)));
    },
    async stop() {
      // A connection that is opened in between would keep it open for minutes.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      for (const dir of Object.values(dirs)) await rm(dir, { recursive: true, force: true });
    },
  };
}
