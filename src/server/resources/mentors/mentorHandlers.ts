import type { Handlers } from '@/server/contract/operations';
import type { Database } from '@/server/db/database';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { applyToEach, byId } from '@/server/resources/bulk/applyToEach';
import { lockOpenAccount } from '@/server/resources/users/changeAccount';
import { changeProfile } from '@/server/resources/users/changeProfile';
import { newUserWithProfile, withRole } from '@/server/resources/users/createUser';
import { removeUser } from '@/server/resources/users/removeUser';
import type { Services } from '@/server/services';
import { mentorProfileRules } from '@/shared/resources/mentors/mentorProfileRules';
import { mentorBulkRules } from '@/shared/validation/bulkRules';
import { versioned } from '@/shared/validation/versioned';
import { mentorExport } from './mentorExport';
import {
  hasInternships,
  lockCompanyOfMentor,
  mentorList,
  STILL_SUPERVISES,
  selectMentor,
  selectMentors,
  updateMentor,
} from './mentorQueries';

const updateRules = versioned(mentorProfileRules);

export const mentorHandlers = (services: Services) => {
  const { db, clock, exports } = services;

  return {
    async listMentors({ query }) {
      return selectMentors(services, query);
    },

    async exportMentors(request, reply) {
      const { query } = request;
      return exports.send(request, reply, mentorExport, () => mentorList(db, query).whole());
    },

    async getMentor({ params }) {
      return { data: foundOr404(await selectMentor(services, params.id)) };
    },

    async createMentor({ body, storeAnswer }) {
      const insertUser = await newUserWithProfile(services, withRole(body, 'mentor'));
      return storeAnswer(async (trx) => {
        const { profileId } = await insertUser(trx);
        return { data: foundOr404(await selectMentor({ ...services, db: trx }, profileId)) };
      });
    },

    async updateMentor({ params: { id }, body }) {
      const { user_id } = foundOr404(await selectMentor(services, id));
      const { version, digital_signature, ...mentor } = await parseBody(updateRules, body);
      await changeProfile(db, {
        userId: user_id,
        read: { table: 'mentors', id, version },
        identifier: mentor.nik,
        signature: digital_signature,
        now: clock(),
        profile: mentor,
        write: async (trx) => {
          await refuseCompanyChange(trx, id, mentor.company_id);
          await updateMentor(trx, id, mentor);
        },
      });
      return { data: foundOr404(await selectMentor(services, id)) };
    },

    async deleteMentor({ params, user }) {
      const mentor = await selectMentor(services, params.id);
      await removeUser(db, user, mentor?.user_id, clock());
      return { data: { message: DELETED } };
    },

    async applyToMentors({ body, storeAnswer }) {
      const { action, ids } = await parseBody(mentorBulkRules, body);
      const is_active = action === 'activate';
      return storeAnswer(async (trx) =>
        byId(
          await applyToEach(trx, ids, async (id) => {
            const mentor = foundOr404(await selectMentor({ ...services, db: trx }, id));
            await lockOpenAccount(trx, mentor.user_id);
            if (mentor.is_active === is_active) return 'already';
            await updateMentor(trx, id, { is_active });
            return 'done';
          }),
        ),
      );
    },
  } satisfies Partial<Handlers>;
};

/**
 * Internships take their company from the mentor. A mentor who changed company would take them along,
 * past the new company's quota (docs/decisions/0048).
 */
async function refuseCompanyChange(trx: Database, id: number, companyId: number | undefined) {
  if (companyId === undefined) return;
  const isLeaving = foundOr404(await lockCompanyOfMentor(trx, id)) !== companyId;
  if (isLeaving && (await hasInternships(trx, id))) {
    throw fieldErrors({ company_id: [STILL_SUPERVISES] });
  }
}
