import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '@/server/db/database';
import { migrateToLatest } from '@/server/db/migrate';
import { aStudent } from '@/server/testing/builders';
import { closeMailServers, startMailServer } from '@/server/testing/mail/mailServer';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { killPrograms, startProgram } from '@/server/testing/programs';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { queueMails } from './mail';

const newFolder = temporaryFolders();
afterEach(async () => {
  await killPrograms();
  await closeMailServers();
});

const NOW = '2026-11-20T02:00:00.000Z';
const AFTER_THE_LEASE = '2026-11-20T02:05:00.000Z';

type Options = Parameters<typeof startMailServer>[0];
type Kill = () => void;

/** The options of a mail server that kills the process at a step, and the attempts that are counted by then. */
const STEPS: [string, number, (kill: Kill) => Options][] = [
  ['while it logs in', 0, (kill) => ({ onConnect: kill })],
  ['before it names the sender', 1, (kill) => ({ onMailFrom: kill })],
  ['before it names the recipient', 1, (kill) => ({ onRcptTo: kill })],
  ['while it sends the text', 1, (kill) => ({ onData: kill })],
  [
    'after the mail server has the mail',
    1,
    (kill) => ({
      onMail: () => {
        kill();
        return new Promise(() => {});
      },
    }),
  ],
  ['as the answer arrives', 1, (kill) => ({ onMail: async () => void setImmediate(kill) })],
];

test.each(STEPS)(
  'a mail of a process that is killed %s is sent under one Message-ID, and counted once',
  async (step, attempts, optionsOf) => {
    const dataDir = preparedDataDir(join(newFolder(), 'data'));
    const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>) => {
      const database = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
      const result = await work(database);
      await database.close();
      return result;
    };
    await withDatabase(async ({ db, markUsed }) => {
      await migrateToLatest(db);
      const { user } = await aStudent(db);
      await queueMails(db, [{ user_id: user.id, kind: 'hello', matter: 'a' }], new Date(NOW));
      markUsed();
    });
    const stored = () =>
      withDatabase(async ({ db }) => ({
        mails: await db.selectFrom('mails').select(['state', 'attempts']).execute(),
        counted: await db.selectFrom('mailed_follow_ups').select('mails').execute(),
      }));
    const send = (port: number, now: string) =>
      startProgram('mailer.child', [dataDir, `smtp://127.0.0.1:${port}`, now], {});

    const arrived: string[] = [];
    let kill: Kill = () => {};
    const { onMail, ...options } = optionsOf(() => kill()) ?? {};
    const cruel = await startMailServer({
      ...options,
      // The mail server has the mail, whether the process learns it or not.
      onMail: async (mail) => {
        arrived.push(mail.messageId);
        await onMail?.(mail);
      },
    });
    const killed = send(cruel.port, NOW);
    kill = () => void killed.stop('SIGKILL');
    await killed.ended;
    const after = await stored();
    // A kill as the answer arrives may come too late.
    const isSent = after.mails[0]?.state === 'sent';
    expect(after).toEqual(
      isSent
        ? { mails: [{ state: 'sent', attempts: 1 }], counted: [{ mails: 1 }] }
        : { mails: [{ state: 'waiting', attempts }], counted: [] },
    );
    if (isSent) expect(step).toBe('as the answer arrives');

    const kind = await startMailServer({
      onMail: async ({ messageId }) => void arrived.push(messageId),
    });
    const before = arrived.length;
    await send(kind.port, NOW).ended;
    // The lease of the killed process lasts.
    expect(arrived).toHaveLength(attempts === 0 ? before + 1 : before);
    await send(kind.port, AFTER_THE_LEASE).ended;
    await send(kind.port, AFTER_THE_LEASE).ended;
    expect(await stored()).toEqual({
      mails: [{ state: 'sent', attempts: isSent ? 1 : attempts + 1 }],
      counted: [{ mails: 1 }],
    });
    expect(new Set(arrived).size).toBe(1);
    expect(arrived.length).toBeLessThanOrEqual(2);
  },
);
