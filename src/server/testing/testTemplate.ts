import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DB = join(__dirname, '..', 'db');

/**
 * Changes whenever the migrated, empty database would: the template of one test run then serves
 * the next, and several at the same time.
 */
export function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(join(DB, 'migrations')).sort()) {
    hash.update(file).update(readFileSync(join(DB, 'migrations', file)));
  }
  hash.update(readFileSync(join(__dirname, 'makeTemplate.ts')));
  hash.update(readFileSync(join(process.cwd(), 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/** How globalSetup tells the test files where their template is. */
export const TEMPLATE_FILE = 'SIMAGANG_TEST_TEMPLATE_FILE';
export const TEMPLATE_DATABASE = 'SIMAGANG_TEST_TEMPLATE_DATABASE';
/** Begins the name of every database that this run makes. */
export const DATABASE_PREFIX = 'SIMAGANG_TEST_DATABASE_PREFIX';

export function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: did jest run src/server/testing/globalSetup.ts?`);
  return value;
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
