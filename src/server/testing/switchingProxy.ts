import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SwitchingProxy {
  port: number;
  /** Sets the targets of new connections, which take turns. */
  setTargets(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** A TCP proxy like a load balancer: a connection that one target refuses goes to the next. */
export async function startSwitchingProxy(ports: readonly number[]): Promise<SwitchingProxy> {
  let targets = ports;
  let turn = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const forward = (socket: Socket, tries: number) => {
    const port = targets[turn++ % targets.length];
    if (port === undefined || tries === 0) {
      socket.destroy();
      return;
    }
    const upstream = keep(connect(port, '127.0.0.1'));
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      socket.pipe(upstream).pipe(socket);
      socket.once('close', () => upstream.destroy());
      upstream.once('close', () => socket.destroy());
    });
    upstream.on('error', () => {
      if (isConnected) socket.destroy();
      else forward(socket, tries - 1);
    });
  };
  const server = createServer((socket) => {
    keep(socket).on('error', () => {});
    forward(socket, targets.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setTargets(next) {
      targets = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
