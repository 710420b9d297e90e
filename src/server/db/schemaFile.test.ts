import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBeforeBaseline } from '@/server/testing/beforeBaseline';
import { generateTables } from '@/server/testing/generateTables';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@/server/testing/testDatabase';
import { migrateToLatest } from './migrate';

const FILE = join(__dirname, 'schema.sql');
const TYPES = join(__dirname, 'tables.gen.ts');
const NEW_LINES = /\n{3,}/g;
/** The lines of pg_dump about itself and about the session that reads the dump. */
const OF_THE_DUMP =
  /^(--.*|\\(un)?restrict .*|SET .*|SELECT pg_catalog\.set_config.*|COMMENT ON EXTENSION.*)\n/gm;

const bin = process.env.TEST_POSTGRES_BIN;
// They need pg_dump: `npm run test:postgres`.
const testOnServer = bin ? test : test.skip;

const open: TestDatabase[] = [];
afterEach(() => Promise.all(open.splice(0).map((database) => database.close())));

function dump({ url }: TestDatabase): string {
  const args = ['--schema-only', '--no-owner', '--no-privileges', url ?? ''];
  const text = execFileSync(join(bin ?? '', 'pg_dump'), args, { encoding: 'utf8' });
  return `${text.replace(OF_THE_DUMP, '').replace(NEW_LINES, '\n\n').trim()}\n`;
}

testOnServer('schema.sql is the schema that the migrations make', async () => {
  const database = await createTestDatabase();
  open.push(database);
  const schema = dump(database);
  if (process.env.WRITE_SCHEMA) writeFileSync(FILE, schema);
  expect(readFileSync(FILE, 'utf8')).toBe(schema);
});

test('tables.gen.ts has the types of these tables', async () => {
  const database = await createTestDatabase();
  open.push(database);
  const types = await generateTables(database.db);
  if (process.env.WRITE_SCHEMA) writeFileSync(TYPES, types);
  expect(readFileSync(TYPES, 'utf8')).toBe(types);
});

/** How a function is indented, and which parentheses PostgreSQL adds to conditions, makes no difference. */
const normalised = (schema: string) =>
  schema
    .replace(/ *--.*/g, '')
    .replace(/[()]/g, '')
    .replace(/\s+/g, ' ');

testOnServer('a database that was taken over has that schema, too', async () => {
  const database = await createEmptyDatabase('server');
  open.push(database);
  await loadBeforeBaseline(database.db);
  await migrateToLatest(database.db);
  expect(normalised(dump(database))).toBe(normalised(readFileSync(FILE, 'utf8')));
});
