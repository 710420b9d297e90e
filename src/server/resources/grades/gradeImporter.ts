import { sql } from 'kysely';
import type { InferType } from 'yup';
import { ACTOR_SETTING, actorSetting, forReason } from '@/server/db/actor';
import type { Database } from '@/server/db/database';
import { insertMany, updateMany } from '@/server/db/manyRows';
import {
  createDuplicates,
  type Errors,
  groupedBy,
  type Importer,
  type Match,
  textsOf,
} from '@/server/resources/imports/importer';
import { notFoundMessage } from '@/server/resources/imports/notFoundMessage';
import { closedPlacement, findPlacements } from '@/server/resources/internships/ownPlacements';
import { notifyChanged, notifyGiven } from '@/server/resources/notifications/kinds/grades';
import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import { changesScores } from '@/shared/resources/grades/gradeRules';
import { byScorePart, SCORE_PARTS, type Scores } from '@/shared/resources/grades/scores';
import { gradeImportRules } from '@/shared/validation/importRules';
import { REASON_REQUIRED } from '@/shared/validation/reasonRules';

type GradeRow = InferType<typeof gradeImportRules>;

interface Write {
  id?: number;
  internship_id: number;
  course_code: string;
  scores: Scores;
  /** of a stored grade */
  before?: Scores;
  reason: string;
}

/** A percentage whose format was lost may have become the smallest score. */
const SMALLEST = `Nilai ini ${SCORE_MIN} dari ${SCORE_MAX}. Tulis ${SCORE_MAX} jika maksudnya 100%.`;

const NO_COURSE = notFoundMessage('grades_course_code_fkey');

export const gradeImporter: Importer<GradeRow, Write> = {
  rules: gradeImportRules,
  keyField: 'course_code',

  uniqueFields: {},

  async match(reading, rows) {
    const { db, lock } = reading;
    const placements = await findPlacements(
      reading,
      rows.map(({ input }) => input),
    );
    const ids = [...new Set(placements.map(({ placementId }) => placementId))];
    const codes = [...new Set(rows.map(({ input }) => input.course_code))];
    const courses = await db
      .selectFrom('courses')
      .select('code')
      .where('code', '=', sql<string>`any(${codes}::text[])`)
      .$if(lock, (query) => query.forKeyShare())
      .execute();
    const known = new Set(courses.map(({ code }) => code));
    const found = await db
      .selectFrom('grades')
      .select(['id', 'internship_id', 'course_code', 'version', ...SCORE_PARTS])
      .where('internship_id', '=', sql<number>`any(${ids}::integer[])`)
      .where('course_code', '=', sql<string>`any(${codes}::text[])`)
      .orderBy('id')
      .$if(lock, (query) => query.forUpdate())
      .execute();
    const stored = new Map(
      found.map((grade) => [`${grade.internship_id} ${grade.course_code}`, grade]),
    );
    const duplicateOf = createDuplicates();
    return rows.map(({ number, input }, index): Match<Write> => {
      const { placementId = 0, closedBy = null, errors = {} } = placements[index] ?? {};
      const scores = byScorePart((part) => input[part]);
      const key = `${placementId} ${input.course_code}`;
      const grade = stored.get(key);
      const all: Errors = { ...errors };
      const duplicate = placementId > 0 ? duplicateOf(key, number) : undefined;
      if (duplicate) all.course_code = duplicate;
      if (!known.has(input.course_code)) all.course_code = NO_COURSE;
      const isChanged = !grade || changesScores(grade, scores);
      if (closedBy && isChanged) Object.assign(all, closedPlacement(closedBy));
      if (grade && isChanged && !input.reason) all.reason = REASON_REQUIRED;
      const smallest = SCORE_PARTS.filter((part) => scores[part] === SCORE_MIN);
      return {
        errors: all,
        warnings: Object.fromEntries(smallest.map((part) => [part, SMALLEST])),
        existing: grade
          ? {
              seen: `${grade.id}.${grade.version}`,
              values: textsOf(byScorePart((part) => grade[part])),
            }
          : null,
        write: {
          id: grade?.id,
          internship_id: placementId,
          course_code: input.course_code,
          scores,
          ...(grade && { before: byScorePart((part) => grade[part]) }),
          reason: input.reason ?? '',
        },
      };
    });
  },

  async insert(writing, rows) {
    const grades = rows.map(({ internship_id, course_code, scores }) => ({
      internship_id,
      course_code,
      ...scores,
    }));
    await insertMany(writing, 'grades', grades, 'id');
    await notifyGiven(writing.trx, rows, writing.now);
  },

  /** Groups changes by reason, which the audit trail keeps. */
  async update(writing, rows) {
    for (const [reason, group] of groupedBy(rows, ({ reason }) => reason)) {
      await nameReason(writing.trx, reason);
      await updateMany(
        writing,
        'grades',
        group.map(({ id, scores }) => ({ id, ...scores })),
      );
    }
    await nameReason(writing.trx, '');
    const changes = rows.flatMap(({ before, scores, ...grade }) =>
      before ? { ...grade, before, after: scores } : [],
    );
    await notifyChanged(writing.trx, changes, writing.now);
  },
};

/** Sets the reason until the end of the transaction or the next reason. */
const nameReason = (trx: Database, reason: string) =>
  sql`select set_config(${ACTOR_SETTING}, ${forReason(reason, actorSetting)}, true)`.execute(trx);
