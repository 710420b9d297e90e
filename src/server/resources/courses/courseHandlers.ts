import type { Handlers } from '@/server/contract/operations';
import { foundOr404 } from '@/server/http/errors';
import { DELETED } from '@/server/http/messages';
import { parseBody } from '@/server/http/parseBody';
import { applyToEach } from '@/server/resources/bulk/applyToEach';
import { refuseStale } from '@/server/resources/versions/refuseStale';
import type { Services } from '@/server/services';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { courseBulkRules } from '@/shared/validation/bulkRules';
import { versioned } from '@/shared/validation/versioned';
import { courseExport } from './courseExport';
import { courseList, insertCourse, selectCourse, updateCourse } from './courseQueries';
import { deleteCourse } from './deleteCourse';
import { refuseFrozenWeights } from './frozenWeights';

const updateRules = versioned(courseRules);

export const courseHandlers = ({ db, exports }: Services) =>
  ({
    async listCourses({ query }) {
      return courseList(db, query).page();
    },

    async exportCourses(request, reply) {
      const { query } = request;
      return exports.send(request, reply, courseExport, () => courseList(db, query).whole());
    },

    async getCourse({ params }) {
      return { data: foundOr404(await selectCourse(db, params.code)) };
    },

    async createCourse({ body, storeAnswer }) {
      const course = await parseBody(courseRules, body);
      return storeAnswer(async (trx) => ({ data: await insertCourse(trx, course) }));
    },

    async updateCourse({ params, body }) {
      foundOr404(await selectCourse(db, params.code));
      const { version, ...course } = await parseBody(updateRules, body);
      return db.transaction().execute(async (trx) => {
        await refuseStale(trx, 'courses', params.code, version);
        await refuseFrozenWeights(trx, params.code, course);
        return { data: foundOr404(await updateCourse(trx, params.code, course)) };
      });
    },

    async deleteCourse({ params }) {
      await db.transaction().execute((trx) => deleteCourse(trx, params.code));
      return { data: { message: DELETED } };
    },

    async applyToCourses({ body, storeAnswer }) {
      const { codes } = await parseBody(courseBulkRules, body);
      return storeAnswer(async (trx) => {
        const results = await applyToEach(trx, codes, async (code) => {
          await deleteCourse(trx, code);
          return 'done';
        });
        return {
          data: { results: results.map(({ key, ...result }) => ({ code: key, ...result })) },
        };
      });
    },
  }) satisfies Partial<Handlers>;
