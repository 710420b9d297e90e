import type { Database } from './database';

/** Makes a change in a transaction, and reads there what it has become, for the answer. */
export const changeAndRead = <T>(
  db: Database,
  change: (trx: Database) => Promise<void>,
  read: (trx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await change(trx);
    return read(trx);
  });
