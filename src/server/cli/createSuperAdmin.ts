import type { Database } from '../db/database';
import { ConfigError } from '../settings/environment';
import { type AdminInput, insertAdmin } from './admins';
import { logOnMachine } from './machineLog';

/** Creates a super admin, which the log of the machine keeps, and returns what to print. @throws ConfigError for invalid input */
export async function createSuperAdmin(db: Database, input: AdminInput): Promise<string> {
  const created = await insertAdmin(db, input);
  if (typeof created === 'string') throw new ConfigError(created);
  logOnMachine({ user: created.id }, 'super admin created on this machine');
  return 'The super admin was created and can log in.';
}
