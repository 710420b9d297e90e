import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigError, readSettings } from '../config';
import { openDatabase } from '../db/database';
import { migrateToLatest } from '../db/migrate';
import { startUpMessage } from '../startUpMessage';
import { type AdminInput, hasSuperAdmin, insertFirstAdmin } from './firstAdmin';
import { ask } from './prompts';

const QUESTIONS = {
  name: 'Name',
  email: 'E-mail',
  nip: 'NIP (18 digits, used to log in)',
  password: 'Password (at least 8 characters)',
} as const satisfies Record<keyof AdminInput, string>;

const FIELDS = Object.keys(QUESTIONS) as (keyof AdminInput)[];
const USAGE = 'npm run admin:create -- --name … --email … --nip … --password …';

/** Creates the first super admin, from flags or by asking on the terminal. */
async function createAdmin(): Promise<string> {
  const flags = readFlags();
  const database = await openDatabase(readSettings(process.env), pino({ level: 'warn' }));
  try {
    await migrateToLatest(database.db);
    if (await hasSuperAdmin(database.db)) {
      throw new ConfigError(
        'A super admin exists already. Create further ones in the application.',
      );
    }
    const problem = await insertFirstAdmin(database.db, await askForMissing(flags));
    if (problem !== null) throw new ConfigError(problem);
    return 'The super admin was created and can log in.';
  } finally {
    await database.close();
  }
}

function readFlags(): Partial<AdminInput> {
  const flags = parseFlags();
  const missing = FIELDS.filter((field) => flags[field] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY) {
    throw new ConfigError(`--${missing.join(', --')}: got nothing; ${USAGE}`);
  }
  return flags;
}

function parseFlags(): Partial<AdminInput> {
  const type = 'string' as const;
  try {
    return parseArgs({
      options: { name: { type }, email: { type }, nip: { type }, password: { type } },
    }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}; ${USAGE}`);
  }
}

async function askForMissing(flags: Partial<AdminInput>): Promise<AdminInput> {
  const admin = { name: '', email: '', nip: '', password: '', ...flags };
  for (const field of FIELDS) {
    if (flags[field] !== undefined) continue;
    admin[field] = await ask(QUESTIONS[field], { isSecret: field === 'password' });
  }
  return admin;
}

createAdmin().then(
  (done) => console.log(done),
  (error) => {
    console.error(startUpMessage(error));
    process.exitCode = 1;
  },
);
