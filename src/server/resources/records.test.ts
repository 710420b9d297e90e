import { sql } from 'kysely';
import { document } from '@/server/contract/document';
import { createTestDatabase, type TestDatabase } from '@/server/testing/testDatabase';
import type { components } from '@/shared/contract.gen';
import {
  type HistoryResource,
  type ImportKind,
  RECORD_NAMES,
  type RecordName,
  type ViewList,
} from '@/shared/records';
import { PERSONAL_RECORDS } from './personal-data/personalRecords';
import { RECORD_RULES } from './recordRules';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const isRecord = (name: string): name is RecordName => Object.hasOwn(RECORD_RULES, name);

type Schemas = components['schemas'];
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

test('the document has the same names', () => {
  // Another type than `true` does not compile.
  const same: [
    Same<RecordName, Schemas['AuditResource']>,
    Same<HistoryResource, Schemas['HistoryResource']>,
    Same<ViewList, Schemas['ViewList']>,
    Same<ImportKind, components['parameters']['ImportKind']>,
  ] = [true, true, true, true];
  expect(same).not.toContain(false);
});

test('every kind of record is a table', async () => {
  for (const name of RECORD_NAMES) {
    await sql`select 1 from ${sql.table(name)} limit 1`.execute(database.db);
  }
});

test('every list that the document exports belongs to its records', () => {
  const exported = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const [, segment = ''] = /^\/([a-z-]+)\/export$/.exec(path) ?? [];
    const name = segment.replaceAll('-', '_');
    return get && isRecord(name) ? [[name, get.operationId]] : [];
  });
  const rules = RECORD_NAMES.map((name) => [name, RECORD_RULES[name].exported] as const);
  expect(exported.sort()).toEqual(rules.filter(([, operation]) => operation !== null).sort());
});

test('the database counts the versions of the records with forms', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'count_version'
  `.execute(database.db);
  const versioned = RECORD_NAMES.filter((name) => RECORD_RULES[name].isVersioned);
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...versioned].sort());
});

/** The parts of a person's copy that are no records: what they did, and what is theirs alone. */
const OTHER_PARTS = ['reviews', 'sessions', 'saved_views'];

test("a person's copy of their data has a part for all personal records", () => {
  const copied = RECORD_NAMES.flatMap((name) => RECORD_RULES[name].copiedIn ?? []);
  const parts = PERSONAL_RECORDS.map(({ name }) => name);
  expect(new Set([...copied, ...OTHER_PARTS])).toEqual(new Set([...parts, 'pictures']));
});
