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

test('a mail of a process that was killed is sent again, under the same Message-ID, and counted once', async () => {
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
  const stateOf = () =>
    withDatabase(({ db }) => db.selectFrom('mails').select(['state', 'attempts']).execute());
  const counted = () =>
    withDatabase(({ db }) => db.selectFrom('mailed_follow_ups').select('mails').execute());

  const arrived: string[] = [];
  let kill = async () => {};
  const server = await startMailServer({
    // The mail server has the mail, and the process does not know it.
    onMail: async ({ messageId }) => {
      arrived.push(messageId);
      await kill();
    },
  });
  const send = (now: string) =>
    startProgram('mailer.child', [dataDir, `smtp://127.0.0.1:${server.port}`, now], {});

  const first = send(NOW);
  kill = async () => {
    await first.stop('SIGKILL');
  };
  await first.ended;
  kill = async () => {};
  expect(await stateOf()).toEqual([{ state: 'waiting', attempts: 1 }]);
  expect(await counted()).toEqual([]);
  expect(arrived).toHaveLength(1);

  await send(NOW).ended;
  expect(arrived).toHaveLength(1);

  await send(AFTER_THE_LEASE).ended;
  expect(await stateOf()).toEqual([{ state: 'sent', attempts: 2 }]);
  expect(await counted()).toEqual([{ mails: 1 }]);
  expect(arrived).toEqual([arrived[0], arrived[0]]);
});
