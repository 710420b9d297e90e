import { join } from 'node:path';
import { sql } from 'kysely';
import { loadBeforeBaseline } from '@/server/testing/beforeBaseline';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { migrateToLatest } from '../migrate';
import { writeBackupFile } from './backupFile';
import { LEFT_OUT } from './backupFormat';
import { dumpDatabase } from './dumpDatabase';
import { checkBackup, loadBackup } from './loadBackup';

const newFolder = temporaryFolders();
let source: TestDatabase;
beforeAll(async () => {
  source = await createEmptyDatabase(process.env.TEST_DATABASE_URL ? 'server' : 'embedded');
  await loadBeforeBaseline(source.db);
});
afterAll(() => source.close());

async function backUp(): Promise<string> {
  const file = join(newFolder(), 'a.backup');
  await writeBackupFile(
    file,
    dumpDatabase(source.db, () => {}),
    null,
  );
  return file;
}

test('a backup of the last commit before version 1.0.0 is restored', async () => {
  const file = await backUp();
  const manifest = await checkBackup(file, null);
  expect(manifest.schema.at(-1)).toBe('0061_words_in_loops');
  const target = await createTestDatabase();
  await loadBackup(target.db, { file, passphrase: null, manifest });
  const restored = await contentOfDatabase(target.db, LEFT_OUT);
  await target.close();
  await migrateToLatest(source.db);
  expect(restored).toEqual(await contentOfDatabase(source.db, LEFT_OUT));
});

test('a backup of an older commit is refused', async () => {
  await sql`delete from kysely_migration`.execute(source.db);
  await sql`insert into kysely_migration values ('0001_extensions', '')`.execute(source.db);
  await expect(checkBackup(await backUp(), null)).rejects.toThrow(
    'the backup is older than version 1.0.0 can take over: start commit 41831a1 once with it, then this one. Nothing was changed.',
  );
});
