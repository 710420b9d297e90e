import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { changeProfile } from '@/server/resources/users/changeProfile';
import { newUserWithProfile, withRole } from '@/server/resources/users/createUser';
import { removeUser } from '@/server/resources/users/removeUser';
import type { Services } from '@/server/services';
import { lecturerProfileRules } from '@/shared/resources/lecturers/lecturerProfileRules';
import { versioned } from '@/shared/validation/versioned';
import { lecturerExport } from './lecturerExport';
import { lecturerList, selectLecturer, selectLecturers, updateLecturer } from './lecturerQueries';

const updateRules = versioned(lecturerProfileRules);

export const lecturerHandlers = (services: Services) => {
  const { db, clock, exports } = services;

  return {
    async listLecturers({ query }) {
      return selectLecturers(services, query);
    },

    async exportLecturers(request, reply) {
      const { query } = request;
      return exports.send(request, reply, lecturerExport, () => lecturerList(db, query).whole());
    },

    async getLecturer({ params }) {
      return { data: foundOr404(await selectLecturer(services, params.id)) };
    },

    async createLecturer({ body, storeAnswer }) {
      const insertUser = await newUserWithProfile(services, withRole(body, 'lecturer'));
      return storeAnswer(async (trx) => {
        const { profileId } = await insertUser(trx);
        return { data: foundOr404(await selectLecturer({ ...services, db: trx }, profileId)) };
      });
    },

    async updateLecturer({ params: { id }, body }) {
      const { user_id } = foundOr404(await selectLecturer(services, id));
      const { version, digital_signature, ...lecturer } = await parseBody(updateRules, body);
      await changeProfile(db, {
        userId: user_id,
        read: { table: 'lecturers', id, version },
        identifier: lecturer.nip,
        signature: digital_signature,
        now: clock(),
        profile: lecturer,
        write: (trx) => updateLecturer(trx, id, lecturer),
      });
      return { data: foundOr404(await selectLecturer(services, id)) };
    },

    async deleteLecturer({ params, user }) {
      const lecturer = await selectLecturer(services, params.id);
      await removeUser(db, user, lecturer?.user_id, clock());
      return { data: { message: DELETED } };
    },
  } satisfies Partial<Handlers>;
};
