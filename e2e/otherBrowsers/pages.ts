import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { freePort } from '../server';
import { ERRORS_PATH, type PageSettings } from './prepareDocument';

const SCRIPT_PATH = '/script-of-the-test.js';

const bundle = () =>
  buildSync({
    entryPoints: [join(__dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"test"' },
  }).outputFiles[0]?.text;

const bodyOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const isSending = ({ method, url = '' }: IncomingMessage) =>
  method !== 'GET' && url.startsWith('/api/') && !url.startsWith('/api/log');

/**
 * Passes requests on to the server, and puts a script at the start of each document, because WebDriver alone cannot run
 * one before those of the page.
 */
export const servePages = async (serverURL: string, settings: PageSettings) => {
  const errors: string[] = [];
  /** Takes the place of the server for what pages send to it. */
  let instead: ((outgoing: ServerResponse) => unknown) | undefined;
  const script = `const pageSettings = ${JSON.stringify(settings)};\n${bundle()}`;

  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers } = incoming;
    const passed = request(
      new URL(incoming.url ?? '/', serverURL),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        const isDocument = answer.headers['content-type']?.startsWith('text/html');
        if (!isDocument) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          return answer.pipe(outgoing);
        }
        const document = await bodyOf(answer);
        const { 'content-length': _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(document.replace(/<head[^>]*>/, `$&<script src="${SCRIPT_PATH}"></script>`));
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };

  const port = await freePort();
  const proxy = createServer(async (incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (incoming.url === ERRORS_PATH) {
      errors.push(await bodyOf(incoming));
      outgoing.writeHead(204).end();
    } else if (instead && isSending(incoming)) instead(outgoing);
    else passOn(incoming, outgoing);
  });
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));

  return {
    url: `http://localhost:${port}`,
    /** Uncaught errors and console errors of the pages, such as violations of the CSP. */
    errors,
    network: {
      /** Loses what pages send; they still load. */
      cut() {
        instead = (outgoing) => outgoing.destroy();
      },
      refuse(message: string) {
        instead = (outgoing) =>
          outgoing
            .writeHead(422, { 'content-type': 'application/json' })
            .end(JSON.stringify({ message }));
      },
      mend() {
        instead = undefined;
      },
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};

export type Pages = Awaited<ReturnType<typeof servePages>>;
