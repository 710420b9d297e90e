import { join } from 'node:path';
import { sql } from 'kysely';
import { type DatabaseProcess, startDatabaseProcess } from '@/server/testing/databaseProcess';
import { isOnServer } from '@/server/testing/onServer';
import { preparedDataDir } from '@/server/testing/preparedDataDir';
import { silentLog } from '@/server/testing/silentLog';
import { temporaryFolders } from '@/server/testing/temporaryFolders';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import { byLevel } from '@/shared/testing/testLevel';
import { type Database, openDatabase } from '../database';
import { migrateToLatest } from '../migrate';
import { loadBackup } from './loadBackup';
import { makeBackup } from './makeBackup';

const BACKUPS = byLevel({ short: 1, all: 2, soak: 20 });
const WRITES_PER_SECOND = 100;
/** Writers that each wait for the answer to one write before the next. */
const LANES = 20;
/** The number of accounts that one write creates in a transaction. */
const ROWS = 3;

const newFolder = temporaryFolders();
let write: (statement: string) => Promise<unknown>;
let place: { databaseUrl: string | null; dataDir: string };
let owner: DatabaseProcess | undefined;
let server: TestDatabase | undefined;

/** The database of a running server: that of another process, or one on a PostgreSQL server. */
beforeAll(async () => {
  const dataDir = preparedDataDir(join(newFolder(), 'data'));
  if (isOnServer) {
    server = await createTestDatabase();
    const { db, url } = server;
    place = { databaseUrl: url, dataDir };
    write = (statement) => sql.raw(statement).execute(db);
    return;
  }
  place = { databaseUrl: null, dataDir };
  const first = await openDatabase(place, silentLog);
  await migrateToLatest(first.db);
  first.markUsed();
  await first.close();
  const running = await startDatabaseProcess(dataDir);
  owner = running;
  write = (statement) => running.query(statement);
});
afterAll(async () => {
  await owner?.kill();
  await server?.close();
});

class Lane {
  issued = 0;
  acknowledged = 0;

  constructor(readonly number: number) {}

  async write(): Promise<void> {
    const number = ++this.issued;
    const values = Array.from({ length: ROWS }, (_, row) => {
      const name = `${this.number}-${number}-${row}`;
      return `('${name}', '${name}@kampus.example', 'student', 'x')`;
    });
    await write(`insert into users (name, email, role, password_hash) values ${values}`);
    this.acknowledged = number;
  }
}

/** Starts the writes that are due, as far as lanes are free. */
function startWriting(lanes: Lane[]): () => Promise<void> {
  const free = [...lanes];
  const busy = new Set<Promise<void>>();
  const startedAt = performance.now();
  let started = 0;
  const start = (lane: Lane) => {
    started++;
    const writing = lane.write().then(() => {
      free.push(lane);
      busy.delete(writing);
    });
    busy.add(writing);
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * WRITES_PER_SECOND;
    while (started < due) {
      const lane = free.shift();
      if (!lane) break;
      start(lane);
    }
  }, 10);
  return async () => {
    clearInterval(timer);
    await Promise.all(busy);
  };
}

/** The number of stored writes per lane; fails for a partial or repeated write, or a gap. */
async function writesIn(db: Database): Promise<number[]> {
  const { rows } = await sql<{ lane: number; writes: number; last: number; rows: number }>`
    select split_part(name, '-', 1)::int as lane, count(distinct split_part(name, '-', 2)) as writes,
      max(split_part(name, '-', 2)::int) as last, count(*) as rows
    from users group by 1 order by 1`.execute(db);
  for (const { writes, last, rows: count } of rows) {
    expect(writes).toBe(last);
    expect(count).toBe(writes * ROWS);
  }
  return Array.from(
    { length: LANES },
    (_, lane) => rows.find((row) => row.lane === lane)?.last ?? 0,
  );
}

test(`a backup under ${WRITES_PER_SECOND} writes/s is of one moment`, async () => {
  const lanes = Array.from({ length: LANES }, (_, number) => new Lane(number));
  const stopWriting = startWriting(lanes);
  let meanwhile = 0;
  try {
    for (let round = 1; round <= BACKUPS; round++) {
      const file = join(newFolder(), `${round}.backup`);
      const before = lanes.map(({ acknowledged }) => acknowledged);
      const { manifest } = await makeBackup({ ...place, file, passphrase: null }, silentLog);
      const after = lanes.map(({ issued }) => issued);
      meanwhile += lanes.reduce((sum, lane, i) => sum + lane.acknowledged - (before[i] ?? 0), 0);

      const target = await createTestDatabase();
      await loadBackup(target.db, { file, passphrase: null, manifest });
      const restored = await writesIn(target.db);
      await target.close();
      for (const [lane, count] of restored.entries()) {
        expect(count).toBeGreaterThanOrEqual(before[lane] ?? 0);
        expect(count).toBeLessThanOrEqual(after[lane] ?? 0);
      }
    }
  } finally {
    await stopWriting();
  }
  expect(meanwhile).toBeGreaterThan(0);
});
