import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '@/server/db/database';
import { fieldErrors, HttpError, MESSAGES } from '@/server/http/errors';

declare const STORED: unique symbol;
/** The answer of a creating operation; only `StoreAnswer` makes one, so no handler can forget it. */
export type StoredAnswer<T> = T & { readonly [STORED]: true };

/**
 * Creates the records of a request in a transaction that also keeps the answer for its `Idempotency-Key`:
 * both are stored, or neither. Everything inside uses the transaction; slow work that needs no database
 * (passwords, images) comes before.
 */
export type StoreAnswer = <T>(work: (trx: Database) => Promise<T>) => Promise<StoredAnswer<T>>;

/** Handles a creating request once, however often the request arrives. */
export type Once = <T>(
  request: FastifyRequest,
  handle: (storeAnswer: StoreAnswer) => Promise<T>,
) => Promise<T>;

const STORED_MS = 24 * 60 * 60 * 1000;
const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * A client that did not receive an answer cannot know whether its record was created. With the same
 * `Idempotency-Key` it gets the answer that it missed instead of a second record. Only successes are kept: a
 * failed request may be repeated. Keys belong to a user and are kept for 24 hours (docs/decisions/0018).
 */
export function createOnce({ db, clock }: { db: Database; clock: () => Date }): Once {
  /** Requests of this process that are in progress: their duplicates wait for them. */
  const running = new Map<string, Promise<unknown>>();

  const inTransaction = <T>(work: (trx: Database) => Promise<T>) =>
    db.transaction().execute(work) as Promise<StoredAnswer<T>>;

  const storeAnswerFor =
    (entry: Entry): StoreAnswer =>
    <T>(work: (trx: Database) => Promise<T>) =>
      inTransaction(async (trx) => {
        // Waits until a duplicate in another process commits or rolls back.
        if (!(await reserve(trx, entry, clock()))) {
          return (await selectStoredAnswer(trx, entry, clock())) as T;
        }
        const answer = await work(trx);
        await trx
          .updateTable('idempotency_keys')
          .set({ answer: JSON.stringify(answer) })
          .where('user_id', '=', entry.user_id)
          .where('key', '=', entry.key)
          .execute();
        return answer;
      });

  return async (request, handle) => {
    const key = request.headers[HEADER];
    const { user } = request;
    if (key === undefined || user === null) return handle(inTransaction);
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw fieldErrors({ 'Idempotency-Key': ['Format tidak valid'] });
    }
    const entry = { user_id: user.id, key, request_digest: digestOf(request) };
    const name = `${user.id} ${key}`;
    while (running.has(name)) await running.get(name);
    const answerOnce = async <T>(fresh: (storeAnswer: StoreAnswer) => Promise<T>) =>
      ((await selectStoredAnswer(db, entry, clock())) as T | undefined) ??
      (await fresh(storeAnswerFor(entry)));
    const answer = answerOnce(handle);
    running.set(
      name,
      answer.catch(() => {}),
    );
    try {
      return await answer;
    } finally {
      running.delete(name);
    }
  };
}

export async function deleteOldIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', expiry(now)).execute();
}

interface Entry {
  user_id: number;
  key: string;
  request_digest: string;
}

/** False if the key is in use. */
async function reserve(trx: Database, entry: Entry, now: Date): Promise<boolean> {
  const reserved = await trx
    .insertInto('idempotency_keys')
    .values({ ...entry, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ request_digest: entry.request_digest, answer: null, created_at: now })
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<=', expiry(now)),
            // An earlier version stored keys before their answers, and was killed in between.
            eb('idempotency_keys.answer', 'is', null),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** The stored answer to the same request; undefined without one. */
async function selectStoredAnswer(db: Database, entry: Entry, now: Date): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_digest', 'answer'])
    .where('user_id', '=', entry.user_id)
    .where('key', '=', entry.key)
    .where('answer', 'is not', null)
    .where('created_at', '>', expiry(now))
    .executeTakeFirst();
  if (stored && stored.request_digest !== entry.request_digest) {
    throw new HttpError(422, MESSAGES.keyUsed);
  }
  return stored?.answer;
}

const expiry = (now: Date) => new Date(now.getTime() - STORED_MS);

function digestOf({ method, url, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url]));
  for (const [name, value] of Object.entries(body ?? {})) {
    const { content, ...rest } = Object(value);
    hash.update(JSON.stringify([name, Buffer.isBuffer(content) ? rest : value]));
    if (Buffer.isBuffer(content)) hash.update(content);
  }
  return hash.digest('base64url');
}
