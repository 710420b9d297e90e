import type { Message } from 'yup';
import {
  COURSE_CODE_LENGTH,
  SCORE_DECIMALS,
  SCORE_MAX,
  SCORE_MIN,
} from '@/shared/constants/limits';
import { exactCharacters, numeric, record, reference, text } from '@/shared/validation/fields';
import { REASON_REQUIRED, reason } from '@/shared/validation/reasonRules';
import { byScorePart, SCORE_PART_NAMES, SCORE_PARTS, type ScorePart, type Scores } from './scores';

const INTERNSHIP_REQUIRED = 'Magang wajib dipilih';
const COURSE_REQUIRED = 'Mata kuliah wajib dipilih';

/** The score to write instead of a fraction such as 0.85; null for another number. */
export function scoreAdvice(value: unknown): string | null {
  const score = Number((Number(value) * SCORE_MAX).toFixed(SCORE_DECIMALS));
  if (typeof value !== 'number' || value >= SCORE_MIN || !(score >= SCORE_MIN)) return null;
  return `Tulis ${written(score)}, bukan ${written(value)}.`;
}

const written = (score: number): string => String(score).replace('.', ',');

type TooLow = (required: string) => Message<{ value: unknown }>;

const score = (part: ScorePart, tooLow: TooLow = (required) => required) => {
  const label = `Nilai ${SCORE_PART_NAMES[part]}`;
  const required = `${label} wajib diisi`;
  return numeric(`${label} harus berupa angka`)
    .required(required)
    .min(SCORE_MIN, tooLow(required))
    .max(SCORE_MAX, `${label} maksimal ${SCORE_MAX}`)
    .test(
      'decimals',
      `${label} maksimal ${SCORE_DECIMALS} angka di belakang koma`,
      (value) => Number(value.toFixed(SCORE_DECIMALS)) === value,
    );
};

/** For files and copied blocks, in which percentages may have become fractions. */
export const advisedScores = byScorePart((part) =>
  score(
    part,
    (required) =>
      ({ value }) =>
        [required, scoreAdvice(value)].filter(Boolean).join('. '),
  ),
);

export const courseReference = () =>
  text().required(COURSE_REQUIRED).test(exactCharacters(COURSE_CODE_LENGTH, COURSE_REQUIRED));

export const gradeRules = record({
  internship_id: reference(INTERNSHIP_REQUIRED).required(INTERNSHIP_REQUIRED),
  course_code: courseReference(),
  ...byScorePart((part) => score(part)),
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
