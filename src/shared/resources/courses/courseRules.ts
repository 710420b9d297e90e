import { COURSE_CODE_LENGTH, COURSE_SEMESTERS, WEIGHT_SUM } from '@/shared/constants/limits';
import type { Field } from '@/shared/fields/field';
import {
  byWeightPart,
  SCORE_PARTS,
  type ScorePart,
  weightOf,
} from '@/shared/resources/grades/scores';
import { ACADEMIC_YEAR_FORMAT, academicYear } from '@/shared/validation/academicYear';
import { nameOf, requiredLine, requiredWholeNumber } from '@/shared/validation/fieldRules';
import { exactCharacters, line, numeric, record, text } from '@/shared/validation/fields';
import { courseFields } from './courseFields';

const CODE_LENGTH = `Kode mata kuliah wajib ${COURSE_CODE_LENGTH} karakter`;
const SEMESTER_CHOICE = 'Semester harus 2 atau 3';

const between = (field: Field & { min: number; max: number }) => {
  const { min, max } = field;
  const name = nameOf(field);
  return requiredWholeNumber(field)
    .min(min, `${name} minimal ${min}`)
    .max(max, `${name} maksimal ${max}`);
};

const weight = (part: ScorePart) => between(courseFields[weightOf(part)]);

/** Null while a weight is missing or not a number, which has its own message. */
const sumOfWeights = (course: Readonly<Record<string, unknown>>): number | null => {
  let sum = 0;
  for (const part of SCORE_PARTS) {
    const value = course[weightOf(part)];
    if (typeof value !== 'number' || Number.isNaN(value)) return null;
    sum += value;
  }
  return sum;
};

const PART_INVALID = 'Nilai dari ujian tidak valid';

export const courseRules = record({
  code: line().required(CODE_LENGTH).test(exactCharacters(COURSE_CODE_LENGTH, CODE_LENGTH)),
  name: requiredLine(courseFields.name),
  semester: numeric(SEMESTER_CHOICE)
    .required(SEMESTER_CHOICE)
    .test('semester', SEMESTER_CHOICE, (value) =>
      (COURSE_SEMESTERS as readonly number[]).includes(value),
    ),
  defence_score_part: text()
    .nullable()
    .oneOf([...SCORE_PARTS, null], PART_INVALID),
  hours_per_week: between(courseFields.hours_per_week),
  credits: between(courseFields.credits),
  ...byWeightPart(weight),
  weight_other: weight('other').test(
    'sum-of-weights',
    `Total bobot nilai harus ${WEIGHT_SUM}%`,
    (_value, { parent }) => {
      const sum = sumOfWeights(parent);
      return sum === null || sum === WEIGHT_SUM;
    },
  ),
  academic_year: academicYear().required(ACADEMIC_YEAR_FORMAT),
});
