import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { assertInternshipVisible } from '@/server/placements/internshipAccess';
import { settlingLeftovers } from '@/server/placements/settlingLeftovers';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import {
  assessmentFormRules,
  assessmentFormUpdateRules,
} from '@/shared/resources/assessments/assessmentRules';
import {
  deleteAssessmentFormOf,
  insertAssessmentForm,
  lockAssessmentForm,
  selectAssessmentForm,
  selectAssessmentForms,
  storeAssessmentForm,
} from './assessmentFormQueries';
import { selectCriteriaOfInternship } from './assessmentQueries';
import { formLeftovers } from './formLeftovers';

export const assessmentFormHandlers = ({ db, clock }: Services) =>
  ({
    async listAssessmentForms() {
      return { data: await selectAssessmentForms(db) };
    },

    async getAssessmentForm({ params }) {
      return { data: foundOr404(await selectAssessmentForm(db, params.id)) };
    },

    async createAssessmentForm({ body, storeAnswer }) {
      const form = await parseBody(assessmentFormRules, body);
      return storeAnswer(async (trx) => {
        const id = await insertAssessmentForm(trx, form);
        return { data: foundOr404(await selectAssessmentForm(trx, id)) };
      });
    },

    async updateAssessmentForm({ params: { id }, body }) {
      foundOr404(await selectAssessmentForm(db, id));
      const { version, reason, seen_leftovers, settle_leftovers, ...form } = await parseBody(
        assessmentFormUpdateRules,
        body,
      );
      const { course_code, assessor, ...content } = form;
      const answer = { reason, seen_leftovers, settle_leftovers };
      return forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await refuseStale(trx, 'assessment_forms', id, version);
          await lockAssessmentForm(trx, id);
          const stored = foundOr404(await selectAssessmentForm(trx, id));
          // Sheets of another course or assessor would be of other people.
          const errors = {
            ...(course_code !== stored.course_code && {
              course_code: ['Mata kuliah tidak dapat diganti'],
            }),
            ...(assessor !== stored.assessor && { assessor: ['Penilai tidak dapat diganti'] }),
          };
          if (Object.keys(errors).length > 0) throw fieldErrors(errors);
          await settlingLeftovers(answer, formLeftovers(trx, stored, clock()), () =>
            storeAssessmentForm(trx, stored, content),
          );
          return { data: foundOr404(await selectAssessmentForm(trx, id)) };
        }),
      );
    },

    async deleteAssessmentForm({ params }) {
      foundOr404(await deleteAssessmentFormOf(db, params.id));
      return { data: { message: DELETED } };
    },

    async listStudentAssessmentForms({ params, user }) {
      await assertInternshipVisible(db, user, params.id);
      return { data: await selectCriteriaOfInternship(db, user, params.id) };
    },
  }) satisfies Partial<Handlers>;
