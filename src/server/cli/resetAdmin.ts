import pino from 'pino';
import { readSettings } from '../config';
import { asProgram } from '../db/actor';
import type { Database } from '../db/database';
import { migrateToLatest } from '../db/migrate';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { ConfigError } from '../settings/environment';
import { type AdminFlags, askForMissing, readAdminFlags } from './adminFlags';
import { readPassword } from './adminPassword';
import { resetAdminPassword, selectByNip } from './admins';
import { createSuperAdmin } from './createSuperAdmin';
import { logOnMachine } from './machineLog';
import { runProgram } from './runProgram';

const USAGE =
  'npm run admin:reset -- --nip …, with the password on the standard input; --name … --email … for a new super admin';

const log = pino({ base: null });

/**
 * For people with access to the machine: sets a new password for a super admin, who can log in again at once without a
 * second factor, or creates one.
 */
async function resetAdmin(): Promise<string> {
  const flags = readAdminFlags(USAGE);
  const { nip } = await askForMissing(flags, ['nip'], USAGE);
  const database = await openLatestDatabase(readSettings(process.env), log);
  try {
    await migrateToLatest(database.db, { log });
    return await reset(database.db, nip, flags);
  } finally {
    await database.close();
  }
}

async function reset(db: Database, nip: string, flags: AdminFlags): Promise<string> {
  const account = await selectByNip(db, nip);
  if (!account) {
    const person = await askForMissing(flags, ['name', 'email'], USAGE);
    const password = await readPassword(flags.password);
    return createSuperAdmin(db, { ...person, nip, password });
  }
  if (account.role !== 'super_admin') {
    throw new ConfigError(`--nip: got "${nip}" of a lecturer, takes that of a super admin`);
  }
  const problem = await resetAdminPassword(db, account, await readPassword(flags.password));
  if (problem !== null) throw new ConfigError(problem);
  logOnMachine({ user: account.id }, 'password of a super admin set on this machine');
  return 'The super admin has a new password and can log in. All sessions were ended, and second factors removed.';
}

runProgram(() => asProgram('admin:reset', resetAdmin));
