import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@/server/http/errors';

/** argon2id as OWASP recommends it: 19 MiB, 2 iterations, 1 lane (about 30 ms of CPU time). */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is limited to a few passwords at a time and queued beyond that, so that many simultaneous
 * logins neither exhaust memory (19 MiB each) nor occupy all four threads of the libuv pool.
 */
const MAX_CONCURRENT = Math.max(1, Math.min(3, availableParallelism()));
/** Beyond this the wait would exceed a browser's timeout, so the request is rejected instead. */
const MAX_QUEUED = 1000;

let running = 0;
const queue: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, ARGON2_OPTIONS));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return withSlot(() => verify(passwordHash, password));
}

type Verify = (passwordHash: string | null, password: string) => Promise<boolean>;

/**
 * For logins, which count their attempt inside the slot: this bounds the number of attempts in
 * progress. Without a hash `verify` takes equally long and returns false, so that response times do
 * not reveal whether an account exists.
 */
export function withPasswordSlot<T>(work: (verify: Verify) => Promise<T>): Promise<T> {
  return withSlot(async () => {
    const dummyHash = await hashOfRandomPassword();
    return work(async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? dummyHash, password);
      return matches && passwordHash !== null;
    });
  });
}

let randomPasswordHash: Promise<string> | undefined;

function hashOfRandomPassword(): Promise<string> {
  randomPasswordHash ??= hash(randomBytes(32), ARGON2_OPTIONS);
  return randomPasswordHash;
}

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw unavailable(10);
    await new Promise<void>((start) => queue.push(start));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot passes to the next in the queue, so `running` only changes when the queue is empty.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
