import { join } from 'node:path';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { byLevel } from '@/shared/testing/testLevel';
import { openDatabase } from './db/database';
import { migrateToLatest } from './db/migrate';
import { AcknowledgedWrites } from './testing/acknowledgedWrites';
import { killPrograms, startServer } from './testing/programs';
import { silentLog } from './testing/silentLog';
import { temporaryFolders } from './testing/temporaryFolders';

const CYCLES = byLevel({ short: 1, all: 3, soak: 200 });
/** Acknowledged writes before the server is killed. */
const LEAST = byLevel({ short: 20, soak: 60 });
const MOST = byLevel({ short: 60, soak: 180 });

const newFolder = temporaryFolders();
afterEach(killPrograms);

test('a server that is killed while twenty people write keeps what it has acknowledged, once', async () => {
  const place = { databaseUrl: null, dataDir: preparedDataDir(join(newFolder(), 'data')) };
  const writes = new AcknowledgedWrites();
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  await writes.prepare(first.db);
  first.markUsed();
  await first.close();

  writes.start();
  for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
    const server = await startServer({ DATA_DIR: place.dataDir, DEMO_DATA: 'false' });
    writes.setUrl(server.url);
    await writes.next(Math.round(LEAST + Math.random() * (MOST - LEAST)));
    writes.setUrl(null);
    await server.stop('SIGKILL');
  }
  const last = await startServer({ DATA_DIR: place.dataDir, DEMO_DATA: 'false' });
  writes.setUrl(last.url);
  await writes.stop();
  expect(await last.stop('SIGTERM')).toMatchObject({ code: 0 });

  const reopened = await openDatabase(place, silentLog);
  await writes.check(reopened.db);
  await reopened.close();
});
