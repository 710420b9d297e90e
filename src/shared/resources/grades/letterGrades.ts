import type { Labels } from '@/shared/constants/labels';
import { SCORE_PARTS, type Scores, type Weights, weightOf } from './scores';

/** Highest first: the first row with `from` at or below the total gives the letter. */
export const LETTER_GRADES = [
  { letter: 'A', from: 85 },
  { letter: 'AB', from: 75 },
  { letter: 'B', from: 65 },
  { letter: 'BC', from: 60 },
  { letter: 'C', from: 55 },
  { letter: 'D', from: 40 },
  { letter: 'E', from: 0 },
] as const;

export type LetterGrade = (typeof LETTER_GRADES)[number]['letter'];

export const LETTERS = Object.fromEntries(
  LETTER_GRADES.map(({ letter }) => [letter, letter]),
) as Labels<LetterGrade>;

/** Expects the total as shown, with two decimals: 84.995 is shown as 85.00 and is an A. */
export const letterGrade = (total: number): LetterGrade =>
  LETTER_GRADES.find(({ from }) => total >= from)?.letter ?? 'E';

/**
 * Sum of score × weight / 100, half up to two decimals. Scores have at most two decimals and
 * weights none, so this computes in integers: binary fractions would turn 84.995 into 84.99.
 */
export const weightedTotal = (scores: Scores, weights: Weights): number => {
  let tenThousandths = 0;
  for (const part of SCORE_PARTS) {
    tenThousandths += Math.round(scores[part] * 100) * weights[weightOf(part)];
  }
  return Math.round(tenThousandths / 100) / 100;
};
