import { sql } from 'kysely';
import type { Database } from '@/server/db/database';
import { httpErrorOfDatabaseError } from '@/server/http/databaseErrors';
import { HttpError } from '@/server/http/errors';

export type Outcome = 'done' | 'already' | 'refused';

interface Result<Key> {
  key: Key;
  outcome: Outcome;
  message: string | null;
}

/**
 * Applies an action to each record. A refusal becomes a result with its message and is rolled back alone;
 * any other error ends the whole transaction (docs/decisions/0049). The order of the keys keeps two such
 * requests from deadlocking.
 */
export async function applyToEach<Key extends number | string>(
  trx: Database,
  keys: readonly Key[],
  act: (key: Key) => Promise<'done' | 'already'>,
): Promise<Result<Key>[]> {
  const distinct = [...new Set(keys)];
  const results = new Map<Key, Result<Key>>();
  for (const key of distinct.toSorted(ascending)) {
    results.set(key, await resultOf(trx, key, act));
  }
  return distinct.flatMap((key) => results.get(key) ?? []);
}

/**
 * The same for an action that takes all records in one statement. Only if it is refused, each is tried alone, so that a
 * refusal has its record.
 */
export async function applyAtOnce<Key extends number | string>(
  trx: Database,
  keys: readonly Key[],
  act: (keys: readonly Key[]) => Promise<unknown>,
): Promise<Result<Key>[]> {
  const all = await resultOf(trx, keys, async () => {
    await act(keys);
    return 'done';
  });
  if (all.outcome === 'done') return keys.map((key) => ({ ...all, key }));
  return applyToEach(trx, keys, async (key) => {
    await act([key]);
    return 'done';
  });
}

async function resultOf<Key>(
  trx: Database,
  key: Key,
  act: (key: Key) => Promise<'done' | 'already'>,
): Promise<Result<Key>> {
  await sql`savepoint before_record`.execute(trx);
  try {
    const outcome = await act(key);
    await sql`release savepoint before_record`.execute(trx);
    return { key, outcome, message: null };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await sql`rollback to savepoint before_record`.execute(trx);
    await sql`release savepoint before_record`.execute(trx);
    return { key, outcome: 'refused', message: refusal };
  }
}

const ascending = <Key extends number | string>(left: Key, right: Key) =>
  left < right ? -1 : Number(left > right);

/** The message of a refusal; null for any other error. */
function refusalOf(error: unknown): string | null {
  const answer = error instanceof HttpError ? error : httpErrorOfDatabaseError(error);
  if (!answer || answer.statusCode >= 500) return null;
  const [ofField] = Object.values(answer.details.errors ?? {}).flat();
  return ofField ?? answer.message;
}

/** The results by `id`, as the document names the key. */
export const byId = (results: readonly Result<number>[]) => ({
  data: { results: results.map(({ key, ...result }) => ({ id: key, ...result })) },
});
