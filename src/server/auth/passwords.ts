import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@/server/http/errors';

/** OWASP's argon2id: 19 MiB, two passes, one lane (about 30 ms of a core). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * So many at once, the rest wait in line: a campus that logs in at nine o'clock neither fills
 * the memory (19 MiB each) nor takes every thread of libuv's pool of four from the others.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism()));
/** Whoever would wait longer than a browser does is sent away instead. */
const LONGEST_LINE = 1000;

let running = 0;
const line: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

type Verify = (passwordHash: string | null, password: string) => Promise<boolean>;

/**
 * For a log-in, which counts its attempt in the same turn: then no more attempts are ever
 * under way than turns. Without a hash `verify` takes as long, and says no.
 */
export function inPasswordTurn<T>(work: (verify: Verify) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const nobodysHash = await unknowablePassword();
    return work(async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? nobodysHash, password);
      return matches && passwordHash !== null;
    });
  });
}

let unknowable: Promise<string> | undefined;

function unknowablePassword(): Promise<string> {
  unknowable ??= hash(randomBytes(32), COST);
  return unknowable;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (line.length >= LONGEST_LINE) throw unavailable(10);
    await new Promise<void>((start) => line.push(start));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The turn is handed on, so `running` changes only when nobody waits.
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }
}
