import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { migrations } from './index';

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

// The first run of a new migration adds its digest; one of a merged migration never changes.
test.each(Object.keys(migrations))('%s does the same as when it was merged', async (name) => {
  const text = (await statementsOf(name)).join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toMatchSnapshot();
});
