import { Client } from 'pg';
import { DATABASE_PREFIX } from './testTemplate';

/** Drops databases that interrupted test files left on the server. */
export default async function globalTeardown(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const prefix = process.env[DATABASE_PREFIX];
  if (!serverUrl || !prefix) return;
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await server.query(`drop database ${datname} with (force)`);
  } finally {
    await server.end();
  }
}
