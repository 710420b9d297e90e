import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED, MAILS_STOPPED, PASSWORD_RESET } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { onRefused } from '@/server/resources/mails/refuseAddress';
import type { Services } from '@/server/services';
import { userRules } from '@/shared/resources/users/userRules';
import { userBulkRules } from '@/shared/validation/bulkRules';
import { versioned } from '@/shared/validation/versioned';
import { lockActiveSuperAdmins } from './accountQueries';
import { changeAccount, defaultPasswordOf, resetPassword } from './changeAccount';
import { newUserWithProfile } from './createUser';
import { removeUser } from './removeUser';
import { userAction } from './userAction';
import { userExport } from './userExport';
import { selectAllUsers, selectUser, selectUsers } from './userQueries';

/** In place of the words of a mail server. */
const CAME_BACK = 'email yang dikirim kembali (dicatat oleh super admin)';

const updateRules = versioned(userRules);

export const userHandlers = (services: Services) => {
  const { db, clock, exports } = services;

  return {
    async listUsers({ query }) {
      return selectUsers(services, query);
    },

    async exportUsers(request, reply) {
      const { query } = request;
      return exports.send(request, reply, userExport, () => selectAllUsers(db, query));
    },

    async getUser({ params }) {
      return { data: foundOr404(await selectUser(services, params.id)) };
    },

    async createUser({ body, storeAnswer }) {
      const insertUser = await newUserWithProfile(services, body);
      return storeAnswer(async (trx) => {
        const { userId } = await insertUser(trx);
        return { data: foundOr404(await selectUser({ ...services, db: trx }, userId)) };
      });
    },

    async updateUser({ params: { id }, body, user: actor }) {
      foundOr404(await selectUser(services, id));
      const changes = await parseBody(updateRules, body);
      await db
        .transaction()
        .execute((trx) => changeAccount(trx, actor, id, { ...changes, updated_at: clock() }));
      return { data: foundOr404(await selectUser(services, id)) };
    },

    async deleteUser({ params, user }) {
      await removeUser(db, user, params.id, clock());
      return { data: { message: DELETED } };
    },

    async resetUserPassword({ params: { id } }) {
      foundOr404(await selectUser(services, id));
      const password = await defaultPasswordOf(db, id);
      await db.transaction().execute((trx) => resetPassword(trx, services, id, password));
      return { data: { message: PASSWORD_RESET } };
    },

    async deleteUserEmailConfirmation({ params: { id } }) {
      foundOr404(await selectUser(services, id));
      await onRefused(services, id, CAME_BACK);
      return { data: { message: MAILS_STOPPED } };
    },

    async applyToUsers({ body, user: actor, storeAnswer }) {
      const { action, ids } = await parseBody(userBulkRules, body);
      const act = await userAction(services, actor, action, ids);
      return storeAnswer(async (trx) => {
        // Like the single actions, waits for concurrent removals of super admins.
        await lockActiveSuperAdmins(trx);
        return byId(await applyToEach(trx, ids, (id) => act(trx, id)));
      });
    },
  } satisfies Partial<Handlers>;
};
