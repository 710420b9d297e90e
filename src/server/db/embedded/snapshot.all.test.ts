import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { embeddedPool } from '../database';
import { createPool } from '../pool';
import { EmbeddedEngine, runEmbeddedTask } from './engine';
import { takeSnapshot } from './snapshot';

const newFolder = temporaryFolders();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function serve(directory: string): Promise<Pool> {
  const engine = new EmbeddedEngine({ task: { task: 'serve', directory }, log: silentLog });
  await engine.start();
  const pool = createPool(
    embeddedPool(() => engine.createStream()),
    silentLog,
  );
  closing.push(async () => {
    await pool.end();
    await engine.terminate();
  });
  return pool;
}

test('a cancelled copy does not prevent the next one, which has what was written meanwhile', async () => {
  const folder = newFolder();
  const places = { database: join(folder, 'database'), snapshot: join(folder, 'snapshot') };
  await runEmbeddedTask({ task: 'create', directory: places.database }, silentLog);
  const pool = await serve(places.database);
  await pool.query('create table notes (id integer)');

  await expect(takeSnapshot(pool, places, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(existsSync(join(places.snapshot, 'backup_label'))).toBe(false);

  const taking = takeSnapshot(pool, places, new AbortController().signal);
  // Behind the question that begins the copy.
  await pool.query('insert into notes select generate_series(1, 1000)');
  await taking;
  await pool.query('insert into notes values (0)');
  const copy = await serve(places.snapshot);
  const { rows } = await copy.query('select count(*)::int as count, min(id) as first from notes');
  expect(rows).toEqual([{ count: 1000, first: 1 }]);
});
