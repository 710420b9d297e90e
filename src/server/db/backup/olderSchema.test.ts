import { join } from 'node:path';
import { aGrade, anActivityLog } from '@/server/testing/builders';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { migrateToLatest } from '../migrate';
import { migrations } from '../migrations/index';
import { writeBackupFile } from './backupFile';
import { dumpDatabase } from './dumpDatabase';
import { checkBackup, loadBackup } from './loadBackup';

const newFolder = temporaryFolders();
const open: TestDatabase[] = [];
afterAll(() => Promise.all(open.map((database) => database.close())));

test('a backup of an older schema is restored under it, and migrated then', async () => {
  const source = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
  const target = await createTestDatabase();
  open.push(source, target);
  const older = Object.entries(migrations).filter(([name]) => name < '0024');
  await migrateToLatest(source.db, { wanted: Object.fromEntries(older) });
  await anActivityLog(source.db);
  await aGrade(source.db);

  const file = join(newFolder(), 'a.backup');
  await writeBackupFile(
    file,
    dumpDatabase(source.db, () => {}),
    null,
  );
  const manifest = await checkBackup(file, null);
  expect(manifest.schema.at(-1)).toBe('0023_reviews');
  // The target has been started once and has the schema of today.
  await loadBackup(target.db, { file, passphrase: null, manifest });

  await migrateToLatest(source.db);
  expect(await contentOfDatabase(target.db)).toEqual(await contentOfDatabase(source.db));
});
