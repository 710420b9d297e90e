import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aCompany } from '@/server/testing/builders';
import { bundleOf, NODE_FLAGS } from '@/server/testing/bundles';
import { contentOfDatabase } from '@/server/testing/contentOfDatabase';
import { interruptedMigrations } from '@/server/testing/interruptedMigrations';
import { testOnServer } from '@/server/testing/onServer';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { createTestDatabase } from '@/server/testing/testDatabase';
import { type Database, openDatabase } from './database';
import { migrateToLatest } from './migrate';

const newFolder = temporaryFolders();

/** Sequences do not go back with a transaction. */
async function contentOf(db: Database) {
  const { objects, ...content } = await contentOfDatabase(db);
  return { ...content, objects: objects.filter((text) => !/_seq \d+$/.test(text)) };
}

/** Ends when the process is dead, in the middle of the second migration. */
async function killHalfWay(...place: [mode: string, place: string]): Promise<void> {
  const child = fork(bundleOf('migration.child'), place, { execArgv: NODE_FLAGS });
  const exited = once(child, 'exit');
  const word = await Promise.race([once(child, 'message'), exited]);
  expect(word).toEqual(['half-way', undefined]);
  child.kill('SIGKILL');
  await exited;
}

/** Expects the unchanged database, which the next start migrates. */
async function expectToContinue(db: Database, before: unknown): Promise<void> {
  expect(await contentOf(db)).toEqual(before);
  const wanted = interruptedMigrations(async () => {});
  expect(await migrateToLatest(db, { wanted })).toEqual(['9001_notes', '9002_more_notes']);
  const { objects } = await contentOfDatabase(db);
  expect(objects).toContain('CREATE INDEX notes_text_idx ON public.notes USING btree (text)');
  const names = await db.selectFrom('companies').select('name').execute();
  expect(names).toEqual([{ name: 'PT Lama (baru)' }]);
}

test('a process that is killed in a migration leaves the embedded database as it was', async () => {
  const place = { databaseUrl: null, dataDir: join(newFolder(), 'data') };
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  await aCompany(first.db, { name: 'PT Lama' });
  first.markUsed();
  const before = await contentOf(first.db);
  await first.close();

  await killHalfWay('embedded', place.dataDir);
  const again = await openDatabase(place, silentLog);
  try {
    await expectToContinue(again.db, before);
  } finally {
    await again.close();
  }
});

testOnServer(
  'a process that is killed in a migration leaves a PostgreSQL database as it was',
  async () => {
    const database = await createTestDatabase();
    await aCompany(database.db, { name: 'PT Lama' });
    const before = await contentOf(database.db);
    await killHalfWay('server', database.url ?? '');
    try {
      await expectToContinue(database.db, before);
    } finally {
      await database.close();
    }
  },
);
