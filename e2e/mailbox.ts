import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

interface Mail {
  to: string[];
  subject: string;
  /** the plain text, with the links in full */
  text: string;
}

export interface Mailbox {
  /** `SMTP_URL` for a server under test */
  url: string;
  /** Waits for the first mail to an address, with this subject. */
  mailTo: (address: string, subject: string | RegExp) => Promise<Mail>;
  close: () => Promise<void>;
}

/** A mail server that keeps all mails. */
export const openMailbox = async (): Promise<Mailbox> => {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    onData(stream, session, received) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Long headers go on in the next line.
        const raw = Buffer.concat(chunks)
          .toString()
          .replace(/\r\n (?=\S)/g, ' ');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, subject: /^Subject: (.+)\r$/m.exec(raw)?.[1] ?? '', text: textOf(raw) });
        received();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailTo: async (address, subject) => {
      const found = () =>
        mails.find((mail) => mail.to.includes(address) && mail.subject.match(subject));
      await expect
        .poll(() => found()?.subject, { message: `a mail to ${address}`, timeout: 60_000 })
        .toBeDefined();
      return found() as Mail;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};

/** Reads the plain text out of a mail in quoted-printable or base64. */
const textOf = (raw: string) => {
  const part = /Content-Type: text\/plain[\s\S]*?(?=\r\n--)/.exec(raw)?.[0] ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
};
