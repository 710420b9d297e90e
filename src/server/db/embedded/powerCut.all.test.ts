import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleOf, NODE_FLAGS } from '@/server/testing/bundles';
import { type DatabaseProcess, startDatabaseProcess } from '@/server/testing/databaseProcess';
import {
  type Entry,
  type Kept,
  markJournal,
  readJournal,
  replay,
} from '@/server/testing/powerCut/journal';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { byLevel, few } from '@/shared/testing/testLevel';
import { openDatabase } from '../database';

/** Moments at which the power is cut. */
const CUTS = byLevel({ short: 1, all: 3, soak: 100 });
/** The possible outcomes of writes that were not synced. */
const UNSYNCED = few<Kept>(['none', 'half', 'all'], 1);
const WRITES = byLevel({ short: 60, soak: 400 });
/** Writes that are on their way at the same time. */
const LANES = 5;
const WRITES_BETWEEN_CHECKPOINTS = 25;
const ROWS = 3;
const PICTURE_BYTES = 40_000;

const runFile = promisify(execFile);
const newFolder = temporaryFolders();

/** Rows of one write, a picture with it, and an index over texts. */
const TABLES = [
  `create table notes (
    id integer primary key, write integer not null, text text not null unique, picture bytea not null)`,
  'create extension if not exists pg_trgm',
  'create index notes_text_idx on notes using gin (text gin_trgm_ops)',
];
const insertOf = (write: number) => `
  insert into notes
  select ${write * ROWS} + row, ${write}, md5(random()::text) || ' ' || ${write} || '-' || row,
    (select string_agg(decode(md5(random()::text || part), 'hex'), '') || row::text::bytea
      from generate_series(1, ${PICTURE_BYTES / 16 / ROWS}) part)
  from generate_series(0, ${ROWS - 1}) row`;
const FOUND = `select write, count(*)::int as rows, min(length(picture)) as bytes
  from notes group by write order by write`;

interface Found {
  rows: { write: number; rows: number; bytes: number }[];
  indexes: number;
  problems: unknown[];
}

/** A reproducible sequence from 0 to 1. */
const randomOf = (seed: number) => () => {
  // mulberry32
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

let before: string;
let entries: Entry[];
let writer: DatabaseProcess | undefined;

beforeAll(async () => {
  const dataDir = join(newFolder(), 'data');
  const first = await openDatabase({ databaseUrl: null, dataDir }, silentLog);
  first.markUsed();
  await first.close();
  before = join(newFolder(), 'before');
  const preparing = await startDatabaseProcess(dataDir);
  for (const statement of TABLES) await preparing.query(statement);
  await preparing.close();
  cpSync(join(dataDir, 'database'), before, { recursive: true });

  const journal = join(newFolder(), 'journal');
  const marks = markJournal(journal);
  writer = await startDatabaseProcess(dataDir, {
    env: {
      NODE_OPTIONS: `--require ${require.resolve('@/server/testing/powerCut/recordWrites.cjs')}`,
      RECORDED_FOLDER: join(dataDir, 'database'),
      RECORDED_JOURNAL: journal,
    },
  });
  const { query, kill } = writer;
  let issued = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (issued < WRITES) {
        const write = ++issued;
        await query(insertOf(write));
        marks.mark(write);
        if (write % WRITES_BETWEEN_CHECKPOINTS === 0) await query('checkpoint');
      }
    }),
  );
  await kill();
  marks.close();
  entries = readJournal(journal);
});
afterAll(() => writer?.kill());

/** The database after a power cut, opened in a process of its own; rejects when it does not open. */
async function afterCut(until: number, kept: Kept, seen = entries): Promise<Found> {
  const folder = join(newFolder(), 'database');
  mkdirSync(folder);
  cpSync(before, folder, { recursive: true });
  replay(seen.slice(0, until), { folder, kept, random: randomOf(until) });
  expect(readdirSync(folder)).toContain('PG_VERSION');
  const { stdout } = await runFile(
    process.execPath,
    [...NODE_FLAGS, bundleOf('inspectCluster.child'), folder, FOUND],
    {
      maxBuffer: 1 << 26,
    },
  );
  return JSON.parse(stdout);
}

const acknowledgedIn = (seen: readonly Entry[]) =>
  seen.flatMap((entry) => (entry.op === 'mark' ? [entry.mark] : []));

const lostIn = ({ rows }: Found, acknowledged: readonly number[]) => {
  const found = new Set(rows.map(({ write }) => write));
  return acknowledged.filter((write) => !found.has(write));
};

test('a power cut loses nothing that was acknowledged', async () => {
  const random = randomOf(20_261_123);
  for (let cut = 0; cut < CUTS; cut++) {
    const until = Math.floor(random() * entries.length);
    const acknowledged = acknowledgedIn(entries.slice(0, until));
    for (const unsynced of UNSYNCED) {
      const found = await afterCut(until, unsynced);
      const where = { until, unsynced, lost: lostIn(found, acknowledged) };
      expect(where).toEqual({ until, unsynced, lost: [] });
      expect(found.problems).toEqual([]);
      expect(found.indexes).toBeGreaterThan(100);
      // A write is there as a whole or not at all, with its pictures.
      for (const { rows, bytes } of found.rows) {
        expect(rows).toBe(ROWS);
        expect(bytes).toBeGreaterThanOrEqual(PICTURE_BYTES / ROWS - 16);
      }
    }
  }
});

test('without fsync the same cut loses acknowledged writes', async () => {
  const unsynced = entries.filter(({ op }) => op !== 'sync');
  const acknowledged = acknowledgedIn(unsynced);
  expect(acknowledged.length).toBe(WRITES);
  const opened = await afterCut(unsynced.length, 'none', unsynced).then(
    (found) => lostIn(found, acknowledged).length,
    () => 'did not open',
  );
  expect(opened).not.toBe(0);
});
