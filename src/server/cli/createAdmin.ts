import pino from 'pino';
import { readSettings } from '../config';
import { asProgram } from '../db/actor';
import { migrateToLatest } from '../db/migrate';
import { openLatestDatabase } from '../db/upgrade/openLatestDatabase';
import { ConfigError } from '../settings/environment';
import { askForMissing, readAdminFlags } from './adminFlags';
import { readPassword } from './adminPassword';
import { hasSuperAdmin } from './admins';
import { createSuperAdmin } from './createSuperAdmin';
import { runProgram } from './runProgram';

const USAGE =
  'npm run admin:create -- --name … --email … --nip …, with the password on the standard input';

/** Creates the first super admin, from flags or by asking on the terminal. */
async function createAdmin(): Promise<string> {
  const flags = readAdminFlags(USAGE);
  const fields = ['name', 'email', 'nip'] as const;
  if (!process.stdin.isTTY) await askForMissing(flags, fields, USAGE);
  const database = await openLatestDatabase(readSettings(process.env), pino({ level: 'warn' }));
  try {
    await migrateToLatest(database.db);
    if (await hasSuperAdmin(database.db)) {
      throw new ConfigError(
        'A super admin exists already. Create further ones in the application, or set a new password with npm run admin:reset.',
      );
    }
    const account = await askForMissing(flags, fields, USAGE);
    const password = await readPassword(flags.password);
    return await createSuperAdmin(database.db, { ...account, password });
  } finally {
    await database.close();
  }
}

runProgram(() => asProgram('admin:create', createAdmin));
