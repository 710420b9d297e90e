import type { IncomingMessage } from 'node:http';

/** Larger bodies are cut off; the server's `requestTimeout` ends slow ones. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads the rest of a body that is refused and forgets it. Browsers and proxies read the answer only
 * after they have sent everything: closing the connection earlier looks like a network failure.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  await new Promise<void>((done) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) return;
      request.pause();
      done();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => done());
    request.resume();
  });
}
