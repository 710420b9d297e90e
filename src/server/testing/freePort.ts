import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A free port for programs that cannot choose one themselves or must return on the same one. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
