import type { Database } from '@/server/db/database';

/** The size of the pool. */
const CONNECTIONS = process.env.TEST_DATABASE_URL ? 10 : 1;

/** Holds all connections of the database, so that a test can see the order of waiting queries. */
export function holdConnections(db: Database) {
  const holders = Array.from({ length: CONNECTIONS }, () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { release, ended: db.connection().execute(() => held) };
  });
  return {
    releaseOne: () => holders[0]?.release(),
    async releaseAll() {
      for (const { release } of holders) release();
      await Promise.all(holders.map(({ ended }) => ended));
    },
  };
}
