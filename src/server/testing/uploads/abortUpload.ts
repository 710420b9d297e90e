import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { TestApp } from '../buildTestApp';

interface Upload {
  method: 'POST' | 'PUT';
  path: string;
  authorization: string;
  /** The body with the boundary 'xx', as far as it arrives. */
  begun: string;
  /** The length that it claims. */
  bytes: number;
}

/** Begins an upload to a listening server, and breaks the connection off. */
export async function abortUpload(
  { fastify: { server } }: TestApp,
  { method, path, authorization, begun, bytes }: Upload,
): Promise<void> {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  client.write(
    `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
      `content-type: multipart/form-data; boundary=xx\r\ncontent-length: ${bytes}\r\n\r\n${begun}`,
  );
  await once(server, 'request');
  client.destroy();
  await closed;
}
