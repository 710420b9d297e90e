import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  canCreatePidNamespaces,
  type DatabaseProcess,
  startDatabaseProcess,
} from '@/server/testing/databaseProcess';
import { silentLog } from '@/server/testing/silentLog';
import { contentOf, temporaryFolders } from '@/server/testing/temporaryFolders';
import { few, testInAll } from '@/shared/testing/testLevel';
import { embeddedPool, type OpenDatabase, openDatabase } from '../database';
import { createPool } from '../pool';
import { writeMarker } from './dataDir';
import { EmbeddedEngine } from './engine';
import { runHousekeeping } from './housekeeping';

const newFolder = temporaryFolders();
const processes: DatabaseProcess[] = [];
const opened = new Set<OpenDatabase>();
let model: string;
/** The same with three rows. */
let filledModel: string;

/** A new database with an empty table `notes`; copying a model is faster than creating one. */
function aDataDir(copied = model): string {
  const dataDir = join(newFolder(), 'data');
  cpSync(copied, dataDir, { recursive: true });
  return dataDir;
}

async function open(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  opened.add(database);
  return database;
}

async function close(database: OpenDatabase): Promise<void> {
  opened.delete(database);
  await database.close();
}

async function inProcess(dataDir: string, env?: NodeJS.ProcessEnv, inNewPidNamespace = false) {
  const started = await startDatabaseProcess(dataDir, { env, inNewPidNamespace });
  processes.push(started);
  return started;
}

async function notesIn(database: OpenDatabase): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(database.db);
  return rows.map(({ id }) => id);
}

/** Code that every thread of a process runs first. */
function preload(code: string): NodeJS.ProcessEnv {
  const file = join(newFolder(), 'preload.cjs');
  writeFileSync(file, code);
  return { NODE_OPTIONS: `--require ${file}` };
}

beforeAll(async () => {
  model = join(newFolder(), 'data');
  const first = await open(model);
  expect(first.isNew).toBe(true);
  await sql`create table notes (id integer primary key)`.execute(first.db);
  await close(first);

  const stillFirst = await open(model);
  expect(stillFirst.isNew).toBe(true);
  stillFirst.markUsed();
  await close(stillFirst);

  filledModel = aDataDir();
  const filled = await open(filledModel);
  await sql`insert into notes values (1), (2), (3)`.execute(filled.db);
  await close(filled);
});

afterEach(async () => {
  await Promise.all([...opened].map(close));
  await Promise.all(processes.splice(0).map((started) => started.kill()));
});

test('keeps committed data, and is new only until the first start has completed', async () => {
  const dataDir = aDataDir();
  const first = await open(dataDir);
  expect(first).toMatchObject({ mode: 'embedded', isNew: false });
  await sql`insert into notes values (1)`.execute(first.db);
  await close(first);
  const second = await open(dataDir);
  expect(await notesIn(second)).toEqual([1]);
  await close(second);
});

test('rejects a second process and names the first', async () => {
  const dataDir = aDataDir();
  const holder = await inProcess(dataDir);
  await expect(open(dataDir)).rejects.toThrow(`another SiMagang, process ${holder.pid}.`);
  await expect(startDatabaseProcess(dataDir)).rejects.toThrow(/^StartError: .*process \d+/);
});

test('starts although another process removes a file of its own start meanwhile', async () => {
  const dataDir = aDataDir();
  // Listed and then not found, like that file.
  symlinkSync(join(dataDir, 'removed'), join(dataDir, 'database.lock.over-0123'));
  await close(await open(dataDir));
});

describe('with a holder in another container', () => {
  const where = canCreatePidNamespaces() ? test : test.skip;

  where('rejects a second process, with and without the lock file', async () => {
    const dataDir = aDataDir();
    const holder = await inProcess(dataDir, {}, true);
    // Both have PID 1 and the same host name.
    const second = () => startDatabaseProcess(dataDir, { inNewPidNamespace: true });
    await expect(second()).rejects.toThrow(/another SiMagang, process 1 in another container/);
    await expect(open(dataDir)).rejects.toThrow(/another SiMagang, process 1 in another container/);
    rmSync(join(dataDir, 'database.lock'));
    await expect(second()).rejects.toThrow(/another SiMagang, process 1 in another container/);
    await holder.query('insert into notes values (1)');
    await holder.close();
    const next = await open(dataDir);
    expect(await notesIn(next)).toEqual([1]);
  });

  where('that was killed, lets one of two go on that start at once', async () => {
    const dataDir = aDataDir();
    const holder = await inProcess(dataDir, {}, true);
    await holder.query('insert into notes values (1)');
    await processes.pop()?.kill();
    const inContainer = () => startDatabaseProcess(dataDir, { inNewPidNamespace: true });
    const both = await Promise.allSettled([inContainer(), inContainer()]);
    const refused = both.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
    const started = both.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    processes.push(...started);
    expect(refused).toEqual([
      expect.objectContaining({ message: expect.stringContaining('in use by another SiMagang') }),
    ]);
    expect(await started[0]?.query('select id from notes')).toEqual([{ id: 1 }]);
  });
});

testInAll('keeps all acknowledged commits when its process is killed', async () => {
  const dataDir = aDataDir();
  const victim = await inProcess(dataDir);
  const acknowledged: number[] = [];
  let sent = 0;
  const enough = new Promise<void>((resolve) => {
    const insertNext = async (): Promise<void> => {
      const id = ++sent;
      await victim.query(`insert into notes values (${id})`);
      acknowledged.push(id);
      if (acknowledged.length === 200) resolve();
      return insertNext();
    };
    void insertNext();
  });
  await enough;
  await victim.kill();

  const reopened = await open(dataDir);
  const found = await notesIn(reopened);
  expect(found).toEqual(expect.arrayContaining(acknowledged));
  // The last insert may have been committed before its response arrived.
  expect(found.length).toBeLessThanOrEqual(sent);
  await close(reopened);
});

test('calls fsync for every commit', async () => {
  const syncs = join(newFolder(), 'syncs');
  const env = preload(`
    const fs = require('node:fs');
    const { fsyncSync } = fs;
    fs.fsyncSync = (handle) => {
      fsyncSync(handle);
      fs.appendFileSync(${JSON.stringify(syncs)}, '.');
    };`);
  const database = await inProcess(aDataDir(), env);
  const before = readFileSync(syncs, 'utf8').length;
  for (let id = 1; id <= 20; id++) await database.query(`insert into notes values (${id})`);
  expect(readFileSync(syncs, 'utf8').length - before).toBeGreaterThanOrEqual(20);
});

testInAll(
  'reports a full disk, writes nothing partially, and recovers when there is space',
  async () => {
    const full = join(newFolder(), 'full');
    const env = preload(`
    const fs = require('node:fs');
    const { writeSync, ftruncateSync } = fs;
    const refuse = () => {
      if (fs.existsSync(${JSON.stringify(full)})) {
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      }
    };
    fs.writeSync = (...all) => { refuse(); return writeSync(...all); };
    fs.ftruncateSync = (...all) => { refuse(); return ftruncateSync(...all); };`);
    const database = await inProcess(aDataDir(), env);
    const count = async () =>
      (await database.query<{ count: number }>('select count(*) from notes'))[0]?.count;
    await database.query('insert into notes select generate_series(1, 10)');

    writeFileSync(full, '');
    const tooMuch = 'insert into notes select generate_series(11, 300000)';
    await expect(database.query(tooMuch)).rejects.toMatchObject({ code: '53100' });
    // The commit of this one must write to the log, and PostgreSQL ends when it cannot.
    const commit = `select pg_logical_emit_message(true, 'test', 'a commit')`;
    await expect(database.query(commit)).rejects.toMatchObject({ code: '57P02' });
    await expect(count()).rejects.toMatchObject({ code: '57P02' });

    rmSync(full);
    await expect(eventually(count)).resolves.toBe(10);
    await database.query('insert into notes values (11)');
    expect(await count()).toBe(11);
  },
);

testInAll('does not block the event loop while a slow query runs', async () => {
  const database = await open(aDataDir());
  const busy = monitorEventLoop();
  await sql`select sum(i) from generate_series(1, 8000000) i`.execute(database.db);
  // Had it run on this thread, there would have been no turn at all.
  expect(busy.stop()).toBeGreaterThan(1);
  await close(database);
});

test('resets the session when a connection ends in a transaction', async () => {
  const directory = join(aDataDir(), 'database');
  const engine = new EmbeddedEngine({ task: { task: 'serve', directory }, log: silentLog });
  const pool = createPool(
    embeddedPool(() => engine.createStream()),
    silentLog,
  );
  const client = await pool.connect();
  await client.query(`set application_name = 'left behind'`);
  await client.query('begin');
  await client.query('insert into notes values (1)');
  client.release(new Error('broken'));

  const { rows } = await pool.query(
    `select current_setting('application_name') as name, (select count(*) from notes) as notes`,
  );
  expect(rows).toEqual([{ name: expect.not.stringContaining('left behind'), notes: 0 }]);
  await pool.end();
  await engine.close();
});

testInAll('housekeeping analyzes changed tables and keeps the WAL short', async () => {
  const directory = join(aDataDir(), 'database');
  const engine = new EmbeddedEngine({ task: { task: 'serve', directory }, log: silentLog });
  const pool = createPool(
    embeddedPool(() => engine.createStream()),
    silentLog,
  );
  await pool.query(`insert into notes select generate_series(1, 300000)`);
  const segments = () =>
    readdirSync(join(directory, 'pg_wal')).filter((name) => /^\w{24}$/.test(name));
  const before = segments();
  expect(before.length).toBeGreaterThan(2);
  await runHousekeeping(pool);
  const { rows } = await pool.query(
    `select reltuples::int as estimate from pg_class where relname = 'notes'`,
  );
  expect(rows).toEqual([{ estimate: 300_000 }]);
  expect(segments()).not.toContain(before[0]);
  await pool.end();
  await engine.close();
});

testInAll('starts over after a killed first start', async () => {
  const dataDir = join(newFolder(), 'data');
  mkdirSync(join(dataDir, 'database.new'), { recursive: true });
  writeMarker(dataDir, { used: false });
  writeFileSync(join(dataDir, 'database.new', 'PG_VERSION'), '18');
  const database = await open(dataDir);
  expect(database.isNew).toBe(true);
  expect(readdirSync(dataDir).sort()).toEqual([
    'database',
    'database.json',
    'database.lock',
    'database.socket',
    'database.socket-snapshot',
  ]);
});

testInAll('reads dates and times alike in every process time zone', async () => {
  const jakarta = await inProcess(aDataDir(), { TZ: 'Asia/Jakarta' });
  const [row] = await jakarta.query(`
    select date '2026-11-21' as day, time '08:05:09' as time, current_setting('timezone') as zone,
           timestamptz '2026-11-21 08:05:09.120+07' as instant`);
  expect(row).toEqual({
    day: '2026-11-21',
    time: '08:05',
    zone: 'UTC',
    instant: '2026-11-21T01:05:09.120Z',
  });
});

const damages: [string, (database: string) => void][] = [
  ['a control file of noise', (at) => writeFileSync(join(at, 'global/pg_control'), noise(8192))],
  ['a short control file', (at) => truncateSync(join(at, 'global/pg_control'), 100)],
  [
    'a log of noise',
    (at) => writeFileSync(join(at, 'pg_wal/000000010000000000000001'), noise(16 << 20)),
  ],
  ['a catalogue page of noise', (at) => writeFileSync(join(at, 'base/5/1259'), noise(8192))],
  ['a catalogue that is missing', (at) => rmSync(join(at, 'global/1262'))],
  ['no control file', (at) => rmSync(join(at, 'global/pg_control'))],
];

test.each(few(damages, 1))(
  'rejects a damaged database, and opens it after the file is restored: %s',
  async (_what, damage) => {
    const dataDir = aDataDir(filledModel);
    const database = join(dataDir, 'database');
    const intact = join(newFolder(), 'intact');
    cpSync(database, intact, { recursive: true });
    damage(database);
    const after = contentOf(database);
    await expect(open(dataDir)).rejects.toThrow(
      /^DATA_DIR: the database in .* is damaged .*Copy the folder before/,
    );

    // PostgreSQL may have written a checkpoint by now; only the damaged file is put back.
    const before = contentOf(intact);
    for (const file of readdirSync(intact, { recursive: true, encoding: 'utf8' })) {
      if (before[join(intact, file)] === after[join(database, file)]) continue;
      cpSync(join(intact, file), join(database, file));
    }
    const restored = await open(dataDir);
    expect(await notesIn(restored)).toEqual([1, 2, 3]);
    await close(restored);
  },
);

testInAll('keeps all rows when its process is killed during a checkpoint', async () => {
  const dataDir = aDataDir();
  for (const first of [1_000, 101_000]) {
    const victim = await inProcess(dataDir);
    await victim.query(`insert into notes select generate_series(${first}, ${first + 99_999})`);
    void victim.query('checkpoint');
    await victim.kill();
  }
  const reopened = await open(dataDir);
  const { rows } = await sql`select count(*) as rows, sum(id) as sum from notes`.execute(
    reopened.db,
  );
  expect(rows).toEqual([{ rows: 200_000, sum: (1_000 + 200_999) * 100_000 }]);
  await close(reopened);
});

function noise(length: number): Buffer {
  return Buffer.alloc(length, 'not what PostgreSQL wrote ');
}

async function eventually<Value>(ask: () => Promise<Value>): Promise<Value> {
  const until = Date.now() + 60_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Counts the turns of this thread's event loop, one every 10 ms at best. */
function monitorEventLoop() {
  let turns = 0;
  const timer = setInterval(() => {
    turns++;
  }, 10);
  return {
    stop() {
      clearInterval(timer);
      return turns;
    },
  };
}
