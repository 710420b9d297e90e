import {
  COURSE_CODE_LENGTH,
  COURSE_SEMESTERS,
  CREDITS_MAX,
  CREDITS_MIN,
  HOURS_PER_WEEK_MAX,
  HOURS_PER_WEEK_MIN,
  NAME_MAX,
  WEIGHT_MAX,
  WEIGHT_MIN,
  WEIGHT_SUM,
} from '../constants/limits';
import {
  byWeightPart,
  SCORE_PART_NAMES,
  SCORE_PARTS,
  type ScorePart,
  weightOf,
} from '../constants/scores';
import { ACADEMIC_YEAR_FORMAT, academicYear } from './academicYear';
import { exactCharacters, line, maxCharacters, numeric, record, wholeNumber } from './fields';

const CODE_LENGTH = `Kode mata kuliah wajib ${COURSE_CODE_LENGTH} karakter`;
const SEMESTER_CHOICE = 'Semester harus 2 atau 3';

const between = (label: string, min: number, max: number) =>
  wholeNumber(label)
    .required(`${label} wajib diisi`)
    .min(min, `${label} minimal ${min}`)
    .max(max, `${label} maksimal ${max}`);

const weight = (part: ScorePart) =>
  between(`Bobot ${SCORE_PART_NAMES[part]}`, WEIGHT_MIN, WEIGHT_MAX);

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

export const courseRules = record({
  code: line().required(CODE_LENGTH).test(exactCharacters(COURSE_CODE_LENGTH, CODE_LENGTH)),
  name: line()
    .required('Nama mata kuliah wajib diisi')
    .test(maxCharacters(NAME_MAX, 'Nama mata kuliah')),
  semester: numeric(SEMESTER_CHOICE)
    .required(SEMESTER_CHOICE)
    .test('semester', SEMESTER_CHOICE, (value) =>
      (COURSE_SEMESTERS as readonly number[]).includes(value),
    ),
  hours_per_week: between('Jam per minggu', HOURS_PER_WEEK_MIN, HOURS_PER_WEEK_MAX),
  credits: between('SKS', CREDITS_MIN, CREDITS_MAX),
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
