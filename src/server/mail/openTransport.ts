import { createTransport } from 'nodemailer';
import type { Config } from '@/server/config';
import { isLoopback, mailboxOf } from '@/server/settings/addresses';
import type { Message } from './mail';

/** Milliseconds; each is far below the lease of a mail (mailQueries.ts). */
export interface MailTimeouts {
  connection: number;
  greeting: number;
  /** without a word from the server */
  socket: number;
  /** for connection and log-in, however often the server says a word */
  login: number;
  /** the same for a whole mail */
  mail: number;
  /** for the mails on their way when the process stops */
  close: number;
}

export const TIMEOUTS: MailTimeouts = {
  connection: 10_000,
  greeting: 15_000,
  socket: 30_000,
  login: 60_000,
  mail: 120_000,
  // A process has nine seconds to stop (main.ts), and closes its database after the mails.
  close: 5_000,
};

export const CONNECTIONS = 2;

/** The longest answer of a mail server in bytes. */
const ANSWER_MAX = 64 * 1024;

/** Rejects after a time, also if the work never ends. */
export async function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout')), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

export interface Transport {
  /** Connects and logs in, without a mail. Rejects with the server's words. */
  verify(): Promise<unknown>;
  send(id: string, message: Message): Promise<unknown>;
  close(): void;
}

/** Null without a mail server. Connections are made when they are needed. */
export function openTransport(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  timeouts: MailTimeouts = TIMEOUTS,
): Transport | null {
  const from = mailFrom === null ? null : mailboxOf(mailFrom);
  if (smtpUrl === null || from === null) return null;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  // The options in the URL come after these.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    // An attempt is one attempt: the table says when the next one is.
    maxRequeues: 0,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    maxResponseSize: ANSWER_MAX,
    requireTLS: needsTls(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    verify: () => within(timeouts.login, transport.verify()),
    send: (id, { to, subject, text, html, preferences }) =>
      transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The same at every attempt, so that receivers recognise a mail that comes twice.
        messageId: `<${id}@${domain}>`,
        xMailer: false,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Without List-Unsubscribe-Post: the page takes a log-in, and one click on it changes nothing.
          ...(preferences && { 'List-Unsubscribe': `<${preferences}>` }),
        },
        signal: AbortSignal.timeout(timeouts.mail),
      }),
    close: () => transport.close(),
  };
}

/** A password never travels in the clear, not even if somebody between hides that the server offers STARTTLS. */
export function needsTls(smtpUrl: string): boolean {
  const { hostname, username, password } = new URL(smtpUrl);
  return (username !== '' || password !== '') && !isLoopback(hostname);
}
