import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { changeProfile } from '@/server/resources/users/changeProfile';
import { newUserWithProfile, withRole } from '@/server/resources/users/createUser';
import { removeUser } from '@/server/resources/users/removeUser';
import type { Services } from '@/server/services';
import { studentProfileRules } from '@/shared/resources/students/studentProfileRules';
import { versioned } from '@/shared/validation/versioned';
import { studentExport } from './studentExport';
import { selectAllStudents, selectStudent, selectStudents, updateStudent } from './studentQueries';

const updateRules = versioned(studentProfileRules);

export const studentHandlers = (services: Services) => {
  const { db, clock, exports } = services;

  return {
    async listStudents({ query }) {
      return selectStudents(db, query);
    },

    async exportStudents(request, reply) {
      const { query } = request;
      return exports.send(request, reply, studentExport, () => selectAllStudents(db, query));
    },

    async getStudent({ params }) {
      return { data: foundOr404(await selectStudent(db, params.id)) };
    },

    async createStudent({ body, storeAnswer }) {
      const insertUser = await newUserWithProfile(services, withRole(body, 'student'));
      return storeAnswer(async (trx) => {
        const { profileId } = await insertUser(trx);
        return { data: foundOr404(await selectStudent(trx, profileId)) };
      });
    },

    async updateStudent({ params: { id }, body }) {
      const { user_id } = foundOr404(await selectStudent(db, id));
      const { version, ...student } = await parseBody(updateRules, body);
      await changeProfile(db, {
        userId: user_id,
        read: { table: 'students', id, version },
        identifier: student.nim,
        now: clock(),
        profile: student,
        write: (trx) => updateStudent(trx, id, student),
      });
      return { data: foundOr404(await selectStudent(db, id)) };
    },

    async deleteStudent({ params, user }) {
      const student = await selectStudent(db, params.id);
      await removeUser(db, user, student?.user_id, clock());
      return { data: { message: DELETED } };
    },
  } satisfies Partial<Handlers>;
};
