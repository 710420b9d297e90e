/**
 * Opens the database directory given by the parent process as the product does, checks all indexes with
 * amcheck, and answers the statement. Each directory takes a process of its own.
 */
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openCluster } from '@/server/db/embedded/openCluster';
import { ServerOutput } from '@/server/db/embedded/serverOutput';

const CHECK_INDEXES = `
  select count(bt_index_check(pg_class.oid, true))::int as checked
  from pg_class join pg_am on pg_am.oid = pg_class.relam
  where pg_class.relkind = 'i' and amname = 'btree' and pg_class.relpersistence = 'p'`;

const CHECK_TABLES = `
  select problem.msg from pg_class, verify_heapam(pg_class.oid) problem
  where relkind in ('r', 't') and relpersistence = 'p'`;

async function inspect(directory: string, statement: string) {
  const output = new ServerOutput(() => {});
  const { pg } = await openCluster(directory, output, { pg_trgm, amcheck });
  await pg.exec('create extension amcheck');
  const { rows: indexes } = await pg.query<{ checked: number }>(CHECK_INDEXES);
  const { rows: problems } = await pg.query(CHECK_TABLES);
  const { rows } = await pg.query(statement);
  await pg.close();
  return { rows, indexes: indexes[0]?.checked, problems };
}

const [directory = '', statement = ''] = process.argv.slice(2);
inspect(directory, statement).then(
  (found) => process.stdout.write(JSON.stringify(found)),
  (error) => {
    process.stderr.write(String(error));
    process.exitCode = 1;
  },
);
