import { ID_MAX, SCORE_MAX, SCORE_MIN, WEIGHT_SUM } from '@/shared/constants/limits';
import { courseReference } from '@/shared/resources/grades/gradeRules';
import { SCORE_PARTS } from '@/shared/resources/grades/scores';
import { REVIEWERS } from '@/shared/resources/reviews/constants';
import { optionalText, requiredLine, requiredWholeNumber } from '@/shared/validation/fieldRules';
import { flag, list, record, text, wholeNumber } from '@/shared/validation/fields';
import { REASON_REQUIRED, reason } from '@/shared/validation/reasonRules';
import { leftoversReasonFields } from '@/shared/validation/seenLeftovers';
import { seenVersionOrNull, versioned } from '@/shared/validation/versioned';
import { assessmentSheetFields, criterionFields, wordFields } from './assessmentFields';
import { CRITERIA_MAX, POINTS_MAX, POINTS_MIN, WORDS_MAX, WORDS_MIN } from './constants';

const ASSESSOR_REQUIRED = 'Penilai wajib dipilih';
const PART_INVALID = 'Nilai tidak valid';
const CRITERIA_INVALID = 'Kriteria tidak valid';
const CRITERIA_REQUIRED = 'Isi minimal satu kriteria';
const TOO_MANY_CRITERIA = `Maksimal ${CRITERIA_MAX} kriteria`;
const WORDS_NUMBER = `Isi ${WORDS_MIN} sampai ${WORDS_MAX} sebutan`;
const POINTS_REQUIRED = 'Poin wajib diisi';
const POINTS_RANGE = `Poin harus ${POINTS_MIN} sampai ${POINTS_MAX}`;
const SUM = `Total bobot harus ${WEIGHT_SUM}%`;
const { weight } = criterionFields;
const WEIGHT_RANGE = `Bobot harus ${weight.min} sampai ${weight.max}`;

const wordRules = record({
  word: requiredLine(wordFields.word),
  points: wholeNumber('Poin')
    .required(POINTS_REQUIRED)
    .min(POINTS_MIN, POINTS_RANGE)
    .max(POINTS_MAX, POINTS_RANGE),
});

const criterionRules = record({
  name: requiredLine(criterionFields.name),
  guidance: optionalText(criterionFields.guidance),
  weight: requiredWholeNumber(weight).min(weight.min, WEIGHT_RANGE).max(weight.max, WEIGHT_RANGE),
  words: list(wordRules)
    .min(WORDS_MIN, WORDS_NUMBER)
    .max(WORDS_MAX, WORDS_NUMBER)
    .nullable()
    .defined(),
});

/** Null without criteria, and while a weight is missing or not a number, which have their own messages. */
function sumOfCriteria(criteria: readonly { weight?: unknown }[]): number | null {
  if (criteria.length === 0) return null;
  let sum = 0;
  for (const { weight } of criteria) {
    if (typeof weight !== 'number' || Number.isNaN(weight)) return null;
    sum += weight;
  }
  return sum;
}

export const assessmentFormRules = record({
  course_code: courseReference(),
  assessor: text().required(ASSESSOR_REQUIRED).oneOf(REVIEWERS, ASSESSOR_REQUIRED),
  is_active: flag().default(true),
  score_part: text()
    .nullable()
    .oneOf([...SCORE_PARTS, null], PART_INVALID)
    .default(null),
  criteria: list(criterionRules)
    .required(CRITERIA_REQUIRED)
    .min(1, CRITERIA_REQUIRED)
    .max(CRITERIA_MAX, TOO_MANY_CRITERIA)
    .test('sum', SUM, (criteria: readonly { weight?: unknown }[]) => {
      const sum = sumOfCriteria(criteria);
      return sum === null || sum === WEIGHT_SUM;
    }),
});

/** A change may leave sheets over. */
export const assessmentFormUpdateRules = versioned(
  assessmentFormRules.shape(leftoversReasonFields),
);

const VERSION_INVALID = 'Versi data tidak valid';
const SCORE_RANGE = `Skor harus ${SCORE_MIN} sampai ${SCORE_MAX}`;

const revision = () =>
  wholeNumber('Susunan kriteria')
    .required(VERSION_INVALID)
    .min(1, VERSION_INVALID)
    .max(ID_MAX, VERSION_INVALID);

/** The rules of a draft; the criteria of its form say more about the scores. */
export const assessmentDraftRules = record({
  revision: revision(),
  scores: list(
    wholeNumber('Skor')
      .min(SCORE_MIN, SCORE_RANGE)
      .max(SCORE_MAX, SCORE_RANGE)
      .nullable()
      .defined(),
  )
    .required(CRITERIA_INVALID)
    .min(1, CRITERIA_INVALID)
    .max(CRITERIA_MAX, CRITERIA_INVALID),
  remarks: optionalText(assessmentSheetFields.remarks),
});

export const assessmentRules = assessmentDraftRules.shape({ seen_version: seenVersionOrNull() });

export const assessmentReturnRules = record({
  reason: reason().required(REASON_REQUIRED),
  seen_version: seenVersionOrNull(),
});
