import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '@/server/db/database';
import { fieldErrors, HttpError, MESSAGES } from '@/server/http/errors';

/** Does the work of a creating request once, however often the request arrives. */
export type Once = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

const KEPT_MS = 24 * 60 * 60 * 1000;
/** A process that was killed leaves a key without an answer; no request takes this long. */
const ABANDONED_MS = 2 * 60 * 1000;
const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * A client that did not receive an answer cannot know whether its record was created. With the same
 * `Idempotency-Key` it gets the answer that it missed instead of a second record. Only successes are
 * kept: whatever failed may be tried again. Keys belong to a user and are kept for 24 hours.
 */
export function createOnce({ db, clock }: { db: Database; clock: () => Date }): Once {
  /** Requests of this process that are in progress: their duplicates wait for them. */
  const running = new Map<string, Promise<unknown>>();

  async function answerOf<T>(entry: Entry, work: () => Promise<T>): Promise<T> {
    if (!(await reserve(db, entry, clock()))) return (await storedAnswer(db, entry)) as T;
    try {
      const answer = await work();
      await entryOf(db, entry)
        .set({ answer: JSON.stringify(answer) })
        .execute();
      return answer;
    } catch (error) {
      await db
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', entry.user_id)
        .where('key', '=', entry.key)
        .where('answer', 'is', null)
        .execute();
      throw error;
    }
  }

  return async (request, work) => {
    const key = request.headers[HEADER];
    const { user } = request;
    if (key === undefined || user === null) return work();
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw fieldErrors({ 'Idempotency-Key': ['Format tidak valid'] });
    }
    const entry = { user_id: user.id, key, request_digest: digestOf(request) };
    const name = `${user.id} ${key}`;
    while (running.has(name)) await running.get(name);
    const answer = answerOf(entry, work);
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
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

interface Entry {
  user_id: number;
  key: string;
  request_digest: string;
}

/** False if the key is in use. */
async function reserve(db: Database, entry: Entry, now: Date): Promise<boolean> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const reserved = await db
    .insertInto('idempotency_keys')
    .values({ ...entry, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ request_digest: entry.request_digest, answer: null, created_at: now })
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<=', ago(KEPT_MS)),
            eb.and([
              eb('idempotency_keys.answer', 'is', null),
              eb('idempotency_keys.created_at', '<=', ago(ABANDONED_MS)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return reserved !== undefined;
}

async function storedAnswer(db: Database, entry: Entry): Promise<unknown> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_digest', 'answer'])
    .where('user_id', '=', entry.user_id)
    .where('key', '=', entry.key)
    .executeTakeFirst();
  if (stored && stored.request_digest !== entry.request_digest) {
    throw new HttpError(422, MESSAGES.keyUsed);
  }
  // In progress in another process, or failed there a moment ago.
  if (!stored?.answer) {
    throw new HttpError(409, MESSAGES.inProgress, { headers: { 'retry-after': '1' } });
  }
  return stored.answer;
}

function entryOf(db: Database, { user_id, key }: Entry) {
  return db.updateTable('idempotency_keys').where('user_id', '=', user_id).where('key', '=', key);
}

function digestOf({ method, url, body }: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([method, url]));
  for (const [name, value] of Object.entries(body ?? {})) {
    const { content, ...rest } = Object(value);
    hash.update(JSON.stringify([name, Buffer.isBuffer(content) ? rest : value]));
    if (Buffer.isBuffer(content)) hash.update(content);
  }
  return hash.digest('base64url');
}
