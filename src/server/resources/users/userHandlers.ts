import { hashPassword } from '@/server/auth/passwords';
import { endSessionsOf } from '@/server/auth/sessions';
import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { conflict, fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED, PASSWORD_RESET } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import type { Role } from '@/shared/permissions';
import { userRules } from '@/shared/validation/userRules';
import { versioned } from '@/shared/validation/versioned';
import {
  lockAccount,
  lockActiveSuperAdmins,
  selectIdentifier,
  updateAccount,
} from './accountQueries';
import { newUserWithProfile } from './createUser';
import { refuseAnonymised } from './refuseAnonymised';
import { refuseLastSuperAdmin, removeUser } from './removeUser';
import { selectUser, selectUsers } from './userQueries';

const updateRules = versioned(userRules);

const OWN_ROLE = 'Anda tidak dapat mengubah role akun Anda sendiri.';
const OWN_DEACTIVATION = 'Anda tidak dapat menonaktifkan akun Anda sendiri.';
const OTHER_PROFILE = 'Role hanya dapat diubah antara Dosen dan Super Admin';
const NO_IDENTIFIER = 'Pengguna ini tidak memiliki NIM/NIP/NIK.';
const JUST_CHANGED = 'Data baru saja diubah. Silakan coba lagi.';

interface RoleAndStatus {
  role: Role;
  is_active: boolean;
}

export const userHandlers = (services: Services) => {
  const { db, clock } = services;

  return {
    async listUsers({ query }) {
      return selectUsers(services, query);
    },

    async getUser({ params }) {
      return { data: foundOr404(await selectUser(services, params.id)) };
    },

    async createUser({ body, keep }) {
      const insertUser = await newUserWithProfile(services, body);
      return keep(async (trx) => {
        const { userId } = await insertUser(trx);
        return { data: foundOr404(await selectUser({ ...services, db: trx }, userId)) };
      });
    },

    async updateUser({ params: { id }, body, user: actor }) {
      foundOr404(await selectUser(services, id));
      const { version, ...changes } = await parseBody(updateRules, body);
      await db.transaction().execute(async (trx) => {
        const superAdmins = await lockActiveSuperAdmins(trx);
        const before = foundOr404(await lockAccount(trx, id));
        refuseAnonymised(before);
        await refuseStale(trx, 'users', id, version);
        const after = {
          role: changes.role ?? before.role,
          is_active: changes.is_active ?? before.is_active,
        };
        refuseOwnDemotion(actor, id, before, after);
        if (after.role !== 'super_admin' || !after.is_active) refuseLastSuperAdmin(superAdmins, id);
        refuseOtherProfile(before.role, after.role);
        await updateAccount(trx, id, { ...changes, updated_at: clock() });
        if (!after.is_active || after.role !== before.role) await endSessionsOf(trx, id);
      });
      return { data: foundOr404(await selectUser(services, id)) };
    },

    async deleteUser({ params, user }) {
      await removeUser(db, user, params.id);
      return { data: { message: DELETED } };
    },

    async resetUserPassword({ params: { id } }) {
      foundOr404(await selectUser(services, id));
      const identifier = await selectIdentifier(db, id);
      if (identifier === null) throw conflict(NO_IDENTIFIER);
      const passwordHash = await hashPassword(identifier);
      await db.transaction().execute(async (trx) => {
        refuseAnonymised(foundOr404(await lockAccount(trx, id)));
        // It may have changed while the hash was computed; the new password would be the old identifier.
        if ((await selectIdentifier(trx, id)) !== identifier) throw conflict(JUST_CHANGED);
        await updateAccount(trx, id, {
          password_hash: passwordHash,
          has_default_password: true,
          default_password_given_at: clock(),
          updated_at: clock(),
        });
        await endSessionsOf(trx, id);
      });
      return { data: { message: PASSWORD_RESET } };
    },
  } satisfies Partial<Handlers>;
};

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
