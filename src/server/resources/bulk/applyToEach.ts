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
 * Does an action on each record: what its rules refuse is a result with their words, and leaves nothing behind. Any
 * other error ends the whole transaction. The records are taken in the order of their keys, so that two
 * such requests wait for each other instead of deadlocking.
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

/** The words with which the single action refuses; null for an error that is no refusal. */
function refusalOf(error: unknown): string | null {
  const answer = error instanceof HttpError ? error : httpErrorOfDatabaseError(error);
  if (!answer || answer.statusCode >= 500) return null;
  const [ofField] = Object.values(answer.details.errors ?? {}).flat();
  return ofField ?? answer.message;
}

/** The results of records with an `id`, as the document names it. */
export const byId = (results: readonly Result<number>[]) => ({
  data: { results: results.map(({ key, ...result }) => ({ id: key, ...result })) },
});
