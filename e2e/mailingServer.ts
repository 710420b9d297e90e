import { test as base } from './fixtures';
import { type Mailbox, openMailbox } from './mailbox';
import { type RunningServer, startServer } from './server';

export const PUBLIC_URL = 'https://magang.kampus.example';

/** The tests have a server that mails, and the mailbox of everybody. */
export const test = base.extend<object, { mailbox: Mailbox; server: RunningServer }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright derives dependencies from this pattern
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mailbox }, use) => {
      const server = await startServer({
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'SiMagang <magang@kampus.example>',
        PUBLIC_URL,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** The path of the first link in a mail. */
export const linkIn = (text: string) => {
  const link = new RegExp(`${PUBLIC_URL}(/\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
};
