import { parseArgs } from 'node:util';
import pino from 'pino';
import { readSettings } from '../config';
import { openDatabase } from '../db/database';
import { migrateToLatest } from '../db/migrate';
import { startUpMessage } from '../startUpMessage';
import { type AdminInput, insertFirstAdmin } from './firstAdmin';
import { ask } from './prompts';

const QUESTIONS = {
  name: 'Name',
  email: 'E-mail',
  nip: 'NIP (18 digits, the sign-in name)',
  password: 'Password (at least 8 characters)',
} as const satisfies Record<keyof AdminInput, string>;

const USAGE = 'npm run admin:create -- --name … --email … --nip … --password …';

/** Makes the first super admin: with flags for scripts, with questions for people. */
async function createAdmin() {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      email: { type: 'string' },
      nip: { type: 'string' },
      password: { type: 'string' },
    },
  });
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, pino({ level: 'warn' }));
  try {
    await migrateToLatest(database.db);
    const problem = await insertFirstAdmin(database.db, await completed(values));
    if (problem === null) console.log('The super admin is there and can sign in.');
    else console.error(problem);
    process.exitCode = problem === null ? 0 : 1;
  } finally {
    await database.close();
  }
}

async function completed(given: Partial<AdminInput>): Promise<AdminInput> {
  const admin = { name: '', email: '', nip: '', password: '', ...given };
  for (const field of Object.keys(QUESTIONS) as (keyof AdminInput)[]) {
    if (given[field] !== undefined) continue;
    if (!process.stdin.isTTY) throw new Error(`--${field} is missing: ${USAGE}`);
    admin[field] = await ask(QUESTIONS[field], { isSecret: field === 'password' });
  }
  return admin;
}

createAdmin().catch((error) => {
  console.error(startUpMessage(error));
  process.exit(1);
});
