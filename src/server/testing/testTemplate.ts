import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DB = join(__dirname, '..', 'db');

/**
 * Changes whenever the template database would, so that test runs can share a template.
 */
export function templateKey(): string {
  const hash = createHash('sha256');
  for (const folder of ['migrations', 'audit']) {
    const sources = readdirSync(join(DB, folder)).filter((file) => file.endsWith('.ts'));
    for (const file of sources.sort()) {
      hash.update(file).update(readFileSync(join(DB, folder, file)));
    }
  }
  hash.update(readFileSync(join(__dirname, 'makeTemplate.ts')));
  hash.update(readFileSync(join(process.cwd(), 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

/** Environment variables in which globalSetup passes the template to the test files. */
export const TEMPLATE_FILE = 'SIMAGANG_TEST_TEMPLATE_FILE';
export const TEMPLATE_DATABASE = 'SIMAGANG_TEST_TEMPLATE_DATABASE';
/** Prefix of the names of all databases that this run creates. */
export const DATABASE_PREFIX = 'SIMAGANG_TEST_DATABASE_PREFIX';

export function requiredVariable(name: string): string {
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
