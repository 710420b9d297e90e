import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import { conflict, foundOr404 } from '@/server/http/errors';
import { passOnRequests } from '@/server/resources/placement-requests/passOnRequests';
import { deleteAccount, lockAccount, lockActiveSuperAdmins } from './accountQueries';

const OWN_DELETION = 'Anda tidak dapat menghapus akun Anda sendiri.';
const LAST_SUPER_ADMIN = 'Super admin aktif terakhir harus tetap ada.';

/** Deletes an account with its profile. Throws 409 for one's own, the last super admin and one in use. */
export async function removeUser(
  db: Database,
  actor: SessionUser,
  userId: number | undefined,
  now: Date,
): Promise<void> {
  const id = foundOr404(userId);
  await db.transaction().execute((trx) => removeAccount(trx, actor, id, now));
}

export async function removeAccount(
  trx: Database,
  actor: SessionUser,
  id: number,
  now: Date,
): Promise<void> {
  const superAdmins = await lockActiveSuperAdmins(trx);
  foundOr404(await lockAccount(trx, id));
  if (id === actor.id) throw conflict(OWN_DELETION);
  refuseLastSuperAdmin(superAdmins, id);
  await passOnRequests(trx, id, now);
  await deleteAccount(trx, id);
}

/** Lock `superAdmins` before: another request may be removing one of them. */
export function refuseLastSuperAdmin(superAdmins: number[], id: number): void {
  if (superAdmins.length === 1 && superAdmins[0] === id) throw conflict(LAST_SUPER_ADMIN);
}
