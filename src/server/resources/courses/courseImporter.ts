import { sql } from 'kysely';
import type { InferType } from 'yup';
import { insertMany, updateMany } from '@/server/db/manyRows';
import {
  type Errors,
  exact,
  type Importer,
  type Match,
  storedTexts,
} from '@/server/resources/imports/importer';
import { courseRules } from '@/shared/resources/courses/courseRules';
import { byWeightPart, type Weights } from '@/shared/resources/grades/scores';
import { WEIGHTS_IN_USE } from './frozenWeights';

type CourseRow = InferType<typeof courseRules>;

const WEIGHT_NAMES = Object.keys(byWeightPart(() => 0)) as (keyof Weights)[];

export const courseImporter: Importer<CourseRow, CourseRow> = {
  rules: courseRules,
  keyField: 'code',

  uniqueFields: { code: exact },

  async match({ db, lock }, rows) {
    const codes = rows.map(({ input }) => input.code);
    const found = await db
      .selectFrom('courses')
      .selectAll()
      .where('code', '=', sql<string>`any(${codes}::text[])`)
      .orderBy('code')
      .$if(lock, (query) => query.forUpdate())
      .execute();
    const { rows: graded } = await sql<{ code: string }>`
      select code from courses
      where code = any(${codes}::text[])
        and exists (select from grades where grades.course_code = courses.code)`.execute(db);
    const stored = new Map(found.map((course) => [course.code, course]));
    const withGrades = new Set(graded.map(({ code }) => code));
    return rows.map(({ input }): Match<CourseRow> => {
      const course = stored.get(input.code);
      if (!course) return { errors: {}, existing: null, write: input };
      const { version, ...values } = course;
      const frozen = withGrades.has(input.code)
        ? WEIGHT_NAMES.filter((name) => values[name] !== input[name])
        : [];
      const errors: Errors = Object.fromEntries(frozen.map((name) => [name, WEIGHTS_IN_USE]));
      return {
        errors,
        existing: { seen: `${input.code}.${version}`, values: storedTexts(values) },
        write: input,
      };
    });
  },

  async insert(writing, rows) {
    await insertMany(writing, 'courses', rows, 'code');
  },

  async update(writing, rows) {
    await updateMany(writing, 'courses', rows, 'code');
  },
};
