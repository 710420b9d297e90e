import type { SessionUser } from '@/server/auth/sessionUser';
import type { Handlers } from '@/server/contract/operations';
import { changeAndRead } from '@/server/db/changeAndRead';
import type { Database } from '@/server/db/database';
import { foundOr404 } from '@/server/http/errors';
import { parseBody } from '@/server/http/parseBody';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import type { Services } from '@/server/services';
import {
  assessmentDraftRules,
  assessmentReturnRules,
  assessmentRules,
} from '@/shared/resources/assessments/assessmentRules';
import { versioned } from '@/shared/validation/versioned';
import { assessmentExport } from './assessmentExport';
import { selectAllAssessments, selectAssessments } from './assessmentList';
import { selectAssessment, selectInternshipAssessments } from './assessmentQueries';
import { fillSheet, returnSheet } from './fillSheet';

interface Key {
  id: number;
  form_id: number;
}

const draftRules = versioned(assessmentDraftRules);

export const assessmentHandlers = ({ db, clock, exports }: Services) => {
  const stored = async (from: Database, user: SessionUser, key: Key) => ({
    data: foundOr404(await selectAssessment(from, user, key)),
  });

  /** Changes a sheet in a transaction, and answers it as it is then. */
  const changed = (user: SessionUser, key: Key, change: (trx: Database) => Promise<void>) =>
    changeAndRead(db, change, (trx) => stored(trx, user, key));

  return {
    async listAssessments({ query, user }) {
      return selectAssessments(db, user, query);
    },

    async exportAssessments(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, assessmentExport, () =>
        selectAllAssessments(db, user, query),
      );
    },

    async listInternshipAssessments({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectInternshipAssessments(db, user, params.id) };
    },

    async getAssessment({ params, user }) {
      return stored(db, user, params);
    },

    async updateAssessment({ params, body, user }) {
      await stored(db, user, params);
      const { version, ...content } = await parseBody(draftRules, body);
      return changed(user, params, (trx) =>
        fillSheet(trx, user, { ...params, seen: version, isSent: false }, content, clock()),
      );
    },

    async submitAssessment({ params, body, user }) {
      await stored(db, user, params);
      const { seen_version: seen, ...content } = await parseBody(assessmentRules, body);
      return changed(user, params, (trx) =>
        fillSheet(trx, user, { ...params, seen, isSent: true }, content, clock()),
      );
    },

    async returnAssessment({ params, body, user }) {
      await stored(db, user, params);
      const { reason, seen_version: seen } = await parseBody(assessmentReturnRules, body);
      return changed(user, params, (trx) =>
        returnSheet(trx, user, { ...params, seen }, reason, clock()),
      );
    },
  } satisfies Partial<Handlers>;
};
