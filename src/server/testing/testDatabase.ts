import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import {
  createDatabase,
  createPool,
  type Database,
  embeddedPool,
  serverPool,
} from '@/server/db/database';
import { EmbeddedEngine } from '@/server/db/embedded/engine';
import { silentLog } from './silentLog';
import {
  DATABASE_PREFIX,
  fromSetup,
  TEMPLATE_DATABASE,
  TEMPLATE_FILE,
  withDatabase,
} from './testTemplate';

export interface TestDatabase {
  db: Database;
  /** `server` has several connections; only there can races be seen. */
  mode: 'embedded' | 'server';
  close(): Promise<void>;
}

/**
 * A migrated, empty database of one's own, in 0.3 s: in memory, or on the server that
 * TEST_DATABASE_URL names. Close it in `afterAll`; it holds some 300 MB.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? openOnServer(serverUrl) : openInMemory();
}

async function openInMemory(): Promise<TestDatabase> {
  const engine = new EmbeddedEngine({
    task: { task: 'serveInMemory', dump: fromSetup(TEMPLATE_FILE) },
    log: silentLog,
    keepsProcessAlive: false,
  });
  await engine.start();
  const db = createDatabase(
    createPool(
      embeddedPool(() => engine.createStream()),
      silentLog,
    ),
  );
  return {
    db,
    mode: 'embedded',
    async close() {
      await db.destroy();
      await engine.terminate();
    },
  };
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `${fromSetup(DATABASE_PREFIX)}${randomBytes(6).toString('hex')}`;
  await askServer(serverUrl, `create database ${name} template ${fromSetup(TEMPLATE_DATABASE)}`);
  const db = createDatabase(createPool(serverPool(withDatabase(serverUrl, name)), silentLog));
  return {
    db,
    mode: 'server',
    async close() {
      await db.destroy();
      await askServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function askServer(serverUrl: string, statement: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(statement);
  } finally {
    await server.end();
  }
}
