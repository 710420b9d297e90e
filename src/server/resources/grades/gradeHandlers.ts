import type { Handlers } from '@/server/contract/operations';
import { forReason } from '@/server/db/actor';
import { missingReference } from '@/server/http/databaseErrors';
import { fieldErrors, foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import {
  assertInternshipVisible,
  assertReferencedInternshipVisible,
} from '@/server/placements/internshipAccess';
import { selectProposals } from '@/server/resources/assessments/assessmentQueries';
import { selectCourse } from '@/server/resources/courses/courseQueries';
import { selectDefenceProposals } from '@/server/resources/defences/defenceProposals';
import { selectInternshipPeriod } from '@/server/resources/internship-periods/internshipPeriodQueries';
import { notifyChanged, notifyGiven } from '@/server/resources/notifications/kinds/grades';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { changesScores, gradeRules, gradeUpdateRules } from '@/shared/resources/grades/gradeRules';
import { REASON_REQUIRED, reasonRules } from '@/shared/validation/reasonRules';
import { versioned } from '@/shared/validation/versioned';
import { gradeExport } from './gradeExport';
import {
  deleteGrade,
  insertGrade,
  lockScores,
  selectAllGrades,
  selectGrade,
  selectGrades,
  updateGrade,
} from './gradeQueries';
import { selectGradeSheet } from './gradeSheet';

const reasonRequired = () => fieldErrors({ reason: [REASON_REQUIRED] });

export const gradeHandlers = ({ db, clock, exports }: Services) =>
  ({
    async listGrades({ query, user }) {
      return selectGrades(db, user, query);
    },

    async exportGrades(request, reply) {
      const { query, user } = request;
      return exports.send(request, reply, gradeExport, () => selectAllGrades(db, user, query));
    },

    async listInternshipGrades({ params, query, user }) {
      await assertInternshipVisible(db, user, params.id);
      return selectGrades(db, user, { ...query, internship_id: params.id });
    },

    async exportInternshipGrades(request, reply) {
      const { params, query, user } = request;
      await assertInternshipVisible(db, user, params.id);
      const ofInternship = { ...query, internship_id: params.id };
      return exports.send(request, reply, gradeExport, () =>
        selectAllGrades(db, user, ofInternship),
      );
    },

    async getGradeSheet({ query, user }) {
      const course = await selectCourse(db, query.course_code);
      if (!course) throw missingReference('grades_course_code_fkey');
      const internship_period = await selectInternshipPeriod(db, query.internship_period_id);
      if (!internship_period) throw missingReference('internships_internship_period_id_fkey');
      const { data: rows, meta } = await selectGradeSheet(db, user, query);
      const internshipIds = rows.map(({ internship_id }) => internship_id);
      const { course_code } = query;
      const proposals = await selectProposals(db, user, { course_code, internshipIds });
      const ofDefences = await selectDefenceProposals(db, user, {
        part: course.defence_score_part,
        internshipIds,
      });
      const proposed = rows.map((row) => ({
        ...row,
        proposals: [
          ...(proposals.get(row.internship_id) ?? []),
          ...(ofDefences.get(row.internship_id) ?? []),
        ],
      }));
      return { data: { course, internship_period, rows: proposed }, meta };
    },

    async getGrade({ params, user }) {
      return { data: foundOr404(await selectGrade(db, user, params.id)) };
    },

    async createGrade({ body, user, storeAnswer }) {
      const grade = await parseBody(gradeRules, body);
      await assertReferencedInternshipVisible(db, user, grade.internship_id);
      return storeAnswer(async (trx) => {
        const { id } = await insertGrade(trx, grade);
        await notifyGiven(trx, [grade], clock());
        return { data: foundOr404(await selectGrade(trx, user, id)) };
      });
    },

    async updateGrade({ params, body, user }) {
      const stored = foundOr404(await selectGrade(db, user, params.id));
      const { internship_id, course_code, reason, version, ...scores } = await parseBody(
        versioned(gradeUpdateRules(stored)),
        body,
      );
      // Spec §2: the course is locked on edit, and a grade does not change hands.
      const errors = {
        ...(internship_id !== stored.internship_id && {
          internship_id: ['Magang tidak dapat diganti'],
        }),
        ...(course_code !== stored.course_code && {
          course_code: ['Mata kuliah tidak dapat diganti'],
        }),
      };
      if (Object.keys(errors).length > 0) throw fieldErrors(errors);
      await forReason(reason, () =>
        db.transaction().execute(async (trx) => {
          await refuseStale(trx, 'grades', params.id, version);
          // Read again under a lock: another request may have changed the scores in the meantime.
          const latest = foundOr404(await lockScores(trx, user, params.id));
          if (!reason && changesScores(latest, scores)) throw reasonRequired();
          await updateGrade(trx, user, params.id, scores);
          const change = { internship_id, course_code, before: latest, after: scores };
          await notifyChanged(trx, [change], clock());
        }),
      );
      return { data: foundOr404(await selectGrade(db, user, params.id)) };
    },

    async deleteGrade({ params, query, user }) {
      foundOr404(await selectGrade(db, user, params.id));
      const { reason } = await parseBody(reasonRules, query);
      await forReason(reason, async () => foundOr404(await deleteGrade(db, user, params.id)));
      return { data: { message: DELETED } };
    },
  }) satisfies Partial<Handlers>;
