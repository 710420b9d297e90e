import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Requester } from '@/server/queues/fairQueue';
import { createFairQueue } from '@/server/queues/fairQueue';

/** argon2id as OWASP recommends it: 19 MiB, 2 iterations, 1 lane (about 30 ms of CPU time). */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Only a few passwords are hashed at a time, so that many simultaneous logins neither exhaust memory
 * (19 MiB each) nor occupy all four threads of the libuv pool. Addresses and known devices take turns.
 */
export const PASSWORDS_AT_ONCE = Math.max(1, Math.min(3, availableParallelism()));

const queue = createFairQueue({
  atOnce: PASSWORDS_AT_ONCE,
  // Beyond this the wait would exceed a browser's timeout, so the request is rejected instead.
  waitingPerPerson: 500,
});

/** The number of passwords that wait to be hashed or verified. */
export const waitingPasswords = (): number => queue.waiting();

/** The key of the turns that all operations with a new password share. */
const NEW_PASSWORDS = 'new passwords';

export function hashPassword(password: string): Promise<string> {
  return queue.run(NEW_PASSWORDS, () => hash(password, ARGON2_OPTIONS));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return queue.run(NEW_PASSWORDS, () => verify(passwordHash, password));
}

/**
 * Stored instead of a hash if the password of the account is its NIM, NIP or NIK. Hashes for thousands of
 * imported accounts would take minutes and protect nothing, because the database holds the identifier too.
 */
export const IDENTIFIER_AS_PASSWORD = 'identifier';

export interface StoredPassword {
  hash: string;
  /** the NIM, NIP or NIK of the account */
  identifier: string;
}

type Verify = (stored: StoredPassword | null, password: string) => Promise<boolean>;

/**
 * For logins, which count their attempt inside the slot: this bounds the number of attempts in
 * progress. Without a hash `verify` takes equally long and returns false, so that response times do
 * not reveal whether an account exists.
 */
export function withPasswordSlot<T>(
  { person, signal }: { person: Requester; signal: AbortSignal },
  work: (verify: Verify) => Promise<T>,
): Promise<T> {
  return queue.run(
    person,
    async () => {
      const dummyHash = await hashOfRandomPassword();
      return work(async (stored, password) => {
        const isIdentifier = stored?.hash === IDENTIFIER_AS_PASSWORD;
        const passwordHash = stored === null || isIdentifier ? dummyHash : stored.hash;
        const matches = await verify(passwordHash, password);
        if (isIdentifier) return areEqual(stored.identifier, password);
        return matches && stored !== null;
      });
    },
    signal,
  );
}

/** Compares in constant time. */
const areEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string) => createHash('sha256').update(text).digest();

let randomPasswordHash: Promise<string> | undefined;

function hashOfRandomPassword(): Promise<string> {
  randomPasswordHash ??= hash(randomBytes(32), ARGON2_OPTIONS);
  return randomPasswordHash;
}
