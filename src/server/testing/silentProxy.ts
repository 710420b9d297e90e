import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The URL of the server, through the proxy. */
  url: string;
  /** Stops forwarding. Nothing is closed or reset, as when a machine loses its power. */
  goSilent(): void;
  /** Forwards new connections again; the old ones stay silent, as after a failover. */
  comeBack(): void;
  close(): Promise<void>;
}

/** A TCP proxy in front of a PostgreSQL server. */
export async function startSilentProxy(serverUrl: string): Promise<SilentProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    return socket;
  };
  const proxy = createServer((socket) => {
    keep(socket);
    if (isSilent) return;
    const upstream = keep(connect(Number(target.port || 5432), target.hostname));
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    goSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    comeBack() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
