import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { migrations } from './index';

/** Digests of what each merged migration does. Add a line for a new one; never change one. */
const MERGED: Record<string, string> = {
  '0001_helpers': '9690fb48ccc8c0fb',
  '0002_master_data': 'cb3b14c83557923e',
  '0003_accounts': '199cae7ca28aca4f',
  '0004_placements': '3e65bb75ab1379b6',
  '0005_activities': 'd76370afc1283b9b',
  '0006_grades': '955a7bd3f3bd4d4e',
  '0007_closed_and_frozen': '92a0e10c0fcf18cc',
  '0008_counts': '976111a0b43c904e',
  '0009_sessions': 'b6937a6327bec881',
  '0010_audit_trail': 'e1694edcfb375c50',
  '0011_anonymous_accounts': 'de9f186918883056',
  '0012_reports_backups_views': '624157f8845abb1a',
};

/** The statements of a migration. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inspected) => new PostgresIntrospector(inspected),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql.replace(/\s+/g, ' '));
    },
  });
  await migrations[name]?.up(db);
  return statements;
}

test('no merged migration does anything else than before', async () => {
  const digests: Record<string, string> = {};
  for (const name of Object.keys(migrations)) {
    const text = (await statementsOf(name)).join('\n');
    digests[name] = createHash('sha256').update(text).digest('hex').slice(0, 16);
  }
  expect(digests).toEqual(MERGED);
});
