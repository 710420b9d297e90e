import { endSessionsOf } from '@/server/auth/endedSessions';
import { hashPassword } from '@/server/auth/passwords';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Database } from '@/server/db/database';
import type { UserUpdate } from '@/server/db/tables';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { queuePasswordMail } from '@/server/resources/mails/kinds/passwordMail';
import { notifyReset } from '@/server/resources/notifications/kinds/resetPasswords';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import {
  lockAccount,
  lockActiveSuperAdmins,
  selectIdentifier,
  updateAccount,
} from './accountQueries';
import { refuseAnonymised } from './refuseAnonymised';
import { refuseLastSuperAdmin } from './removeUser';

const OWN_ROLE = 'Anda tidak dapat mengubah role akun Anda sendiri.';
const OWN_DEACTIVATION = 'Anda tidak dapat menonaktifkan akun Anda sendiri.';
const INACTIVE = 'Akun ini nonaktif. Aktifkan dahulu.';
const OTHER_PROFILE = 'Role hanya dapat diubah antara Dosen dan Super Admin';
const NO_IDENTIFIER = 'Pengguna ini tidak memiliki NIM/NIP/NIK.';
const JUST_CHANGED = 'Data baru saja diubah. Silakan coba lagi.';

interface RoleAndStatus {
  role: Role;
  is_active: boolean;
}

/** Locks an account that may be changed. */
export async function lockOpenAccount(trx: Database, id: number) {
  const account = foundOr404(await lockAccount(trx, id));
  refuseAnonymised(account);
  return account;
}

/** An account that is switched off gets no code. */
export function refuseInactive({ is_active }: { is_active: boolean }): void {
  if (!is_active) throw conflict(INACTIVE);
}

/** Changes an account, and ends its sessions when its permissions change. */
export async function changeAccount(
  trx: Database,
  actor: SessionUser,
  id: number,
  { version, ...changes }: Omit<UserUpdate, 'version'> & { version?: number; updated_at: Date },
): Promise<void> {
  const superAdmins = await lockActiveSuperAdmins(trx);
  const before = await lockOpenAccount(trx, id);
  await refuseStale(trx, 'users', id, version);
  const after = {
    role: changes.role ?? before.role,
    is_active: changes.is_active ?? before.is_active,
  };
  refuseOwnDemotion(actor, id, before, after);
  if (after.role !== 'super_admin' || !after.is_active) refuseLastSuperAdmin(superAdmins, id);
  refuseOtherProfile(before.role, after.role);
  await updateAccount(trx, id, changes);
  if (!after.is_active || after.role !== before.role) await endSessionsOf(trx, id);
}

/** The NIM, NIP or NIK as the new password, with its hash. */
export interface DefaultPassword {
  identifier: string;
  passwordHash: string;
}

/** Computed before the transaction, to keep it short; null for an account without an identifier. */
export async function defaultPasswordOf(db: Database, id: number): Promise<DefaultPassword | null> {
  const identifier = await selectIdentifier(db, id);
  return identifier === null ? null : { identifier, passwordHash: await hashPassword(identifier) };
}

export async function resetPassword(
  trx: Database,
  services: Pick<Services, 'config' | 'clock'>,
  id: number,
  password: DefaultPassword | null,
): Promise<void> {
  await lockOpenAccount(trx, id);
  if (password === null) throw conflict(NO_IDENTIFIER);
  // It may have changed while the hash was computed; the new password would be the old identifier.
  if ((await selectIdentifier(trx, id)) !== password.identifier) throw conflict(JUST_CHANGED);
  const now = services.clock();
  await updateAccount(trx, id, {
    password_hash: password.passwordHash,
    has_default_password: true,
    default_password_given_at: now,
    updated_at: now,
  });
  await endSessionsOf(trx, id);
  await notifyReset(trx, id, now);
  await queuePasswordMail(trx, services, id, 'reset');
}

function refuseOwnDemotion(
  actor: SessionUser,
  id: number,
  before: RoleAndStatus,
  after: RoleAndStatus,
): void {
  if (id !== actor.id) return;
  if (after.role !== before.role) throw conflict(OWN_ROLE);
  if (!after.is_active) throw conflict(OWN_DEACTIVATION);
}

/** Another role needs another profile, which this request does not carry; these two share one (spec §3). */
function refuseOtherProfile(before: Role, after: Role): void {
  const sharing: readonly Role[] = ['lecturer', 'super_admin'];
  const fits = before === after || (sharing.includes(before) && sharing.includes(after));
  if (!fits) throw fieldErrors({ role: [OTHER_PROFILE] });
}
