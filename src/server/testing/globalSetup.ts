import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
// Relative: Jest does not resolve the alias `@/` in globalSetup.
import { BUNDLES, bundleOf, NODE_FLAGS } from './bundles';
import {
  DATABASE_PREFIX,
  TEMPLATE_DATABASE,
  TEMPLATE_FILE,
  templateKey,
  withDatabase,
} from './testTemplate';

const CACHE = join(process.cwd(), 'node_modules', '.cache', 'simagang');

/** Bundles the programs of tests, and creates the migrated, empty template database for every test file. */
export default async function globalSetup(): Promise<void> {
  process.env[BUNDLES] = bundle();
  const key = templateKey();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) {
    process.env[DATABASE_PREFIX] = `simagang_test_${process.pid}_`;
    process.env[TEMPLATE_DATABASE] = await templateOnServer(serverUrl, `simagang_template_${key}`);
  } else {
    process.env[TEMPLATE_FILE] = templateFile(join(CACHE, `template-${key}.tar`));
  }
}

function bundle(): string {
  return execFileSync(process.execPath, ['scripts/bundleForTests.mjs'], {
    encoding: 'utf8',
  }).trim();
}

function templateFile(file: string): string {
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  // Written to a temporary file and renamed, because another run may read it concurrently.
  const draft = `${file}.${process.pid}`;
  makeTemplate('file', draft);
  renameSync(draft, file);
  return file;
}

/** Created under a temporary name and renamed when complete, while other runs wait. */
async function templateOnServer(serverUrl: string, name: string): Promise<string> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    await server.query(`select pg_advisory_lock(hashtext('simagang test template'))`);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await server.query(`drop database if exists ${draft} with (force)`);
    await server.query(`create database ${draft} encoding 'UTF8' template template0`);
    makeTemplate('database', withDatabase(serverUrl, draft));
    await server.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await server.end();
  }
}

function makeTemplate(kind: 'file' | 'database', target: string): void {
  execFileSync(process.execPath, [...NODE_FLAGS, bundleOf('makeTemplate'), kind, target], {
    stdio: 'inherit',
  });
}
