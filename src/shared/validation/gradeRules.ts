import { COURSE_CODE_LENGTH, SCORE_DECIMALS, SCORE_MAX, SCORE_MIN } from '../constants/limits';
import {
  byScorePart,
  SCORE_PART_NAMES,
  SCORE_PARTS,
  type ScorePart,
  type Scores,
} from '../constants/scores';
import { exactCharacters, numeric, record, reference, text } from './fields';
import { REASON_REQUIRED, reason } from './reasonRules';

const INTERNSHIP_REQUIRED = 'Magang wajib dipilih';
const COURSE_REQUIRED = 'Mata kuliah wajib dipilih';

const score = (part: ScorePart) => {
  const label = `Nilai ${SCORE_PART_NAMES[part]}`;
  const required = `${label} wajib diisi`;
  return numeric(`${label} harus berupa angka`)
    .required(required)
    .min(SCORE_MIN, required)
    .max(SCORE_MAX, `${label} maksimal ${SCORE_MAX}`)
    .test(
      'decimals',
      `${label} maksimal ${SCORE_DECIMALS} angka di belakang koma`,
      (value) => Number(value.toFixed(SCORE_DECIMALS)) === value,
    );
};

export const courseReference = () =>
  text().required(COURSE_REQUIRED).test(exactCharacters(COURSE_CODE_LENGTH, COURSE_REQUIRED));

export const gradeRules = record({
  internship_id: reference(INTERNSHIP_REQUIRED).required(INTERNSHIP_REQUIRED),
  course_code: courseReference(),
  ...byScorePart(score),
});

/** Whether these scores differ from the stored ones; a missing score keeps the stored one. */
export const changesScores = (stored: Scores, scores: Partial<Scores>): boolean =>
  SCORE_PARTS.some((part) => Number.isFinite(scores[part]) && scores[part] !== stored[part]);

/** A new grade needs no reason, a change does (docs/decisions/0035). */
export const gradeUpdateRules = (stored: Scores) =>
  gradeRules.shape({
    reason: reason()
      .nullable()
      .when([...SCORE_PARTS], (scores, rules) =>
        changesScores(
          stored,
          byScorePart((part) => scores[SCORE_PARTS.indexOf(part)]),
        )
          ? rules.required(REASON_REQUIRED)
          : rules,
      ),
  });
