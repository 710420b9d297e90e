import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** as it came over the network */
  raw: string;
  messageId: string;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** The number of connections so far. */
  connections: () => number;
  /** Cuts all connections. */
  drop(): void;
  close(): Promise<void>;
}

const running = new Set<MailServer>();

/** Closes the servers of a test, in `afterEach`. */
export async function closeMailServers(): Promise<void> {
  await Promise.all([...running].map((server) => server.close()));
}

/** An answer that refuses, such as 550 with '5.1.1 No such user'. */
export function smtpRefusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** A real mail server on this machine, without TLS and log-in unless `options` say otherwise. */
export async function startMailServer({
  onMail = async () => {},
  ...options
}: SMTPServerOptions & {
  /** Called with a whole mail; rejects to refuse it. */
  onMail?: (mail: ReceivedMail) => Promise<void>;
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    ...options,
    onConnect(session, callback) {
      connections += 1;
      if (options.onConnect) options.onConnect.call(this, session, callback);
      else callback();
    },
    onData(stream, session, callback) {
      if (options.onData) {
        options.onData.call(this, stream, session, callback);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const mail = {
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (.+)\r$/m.exec(raw)?.[1] ?? '',
        };
        try {
          await onMail(mail);
          received.push(mail);
          callback();
        } catch (error) {
          callback(error as Error);
        }
      });
    },
  });
  // A client that goes away is part of the tests.
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    received,
    connections: () => connections,
    drop() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      running.delete(mailServer);
      for (const connection of server.connections) connection.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
  running.add(mailServer);
  return mailServer;
}
