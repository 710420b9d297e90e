import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';

interface Criterion {
  weight: number;
  /** null for the numbers 1 to 100 */
  words: readonly { points: number }[] | null;
}

/** A score of a sheet: a number, or which word of the scale it is, counted from 1. */
export type AssessmentScore = number | null;

/** The points of a score; null without a score of this scale. */
export function pointsOf({ words }: Criterion, score: AssessmentScore | undefined): number | null {
  if (score == null || !Number.isInteger(score)) return null;
  if (words) return words[score - 1]?.points ?? null;
  return score >= SCORE_MIN && score <= SCORE_MAX ? score : null;
}

/**
 * The weighted mean of the points; null while a score is missing. Points and weights are whole numbers and the
 * weights sum up to 100, so that it has at most two decimals and is never rounded.
 */
export function assessmentTotal(
  criteria: readonly Criterion[],
  scores: readonly AssessmentScore[],
): number | null {
  if (criteria.length === 0 || criteria.length !== scores.length) return null;
  let hundredths = 0;
  for (const [index, criterion] of criteria.entries()) {
    const points = pointsOf(criterion, scores[index]);
    if (points === null) return null;
    hundredths += points * criterion.weight;
  }
  return hundredths / 100;
}

/** The score of a grade that a total proposes; null if no grade can have it. */
export const proposedScore = (total: number | null): number | null =>
  total !== null && total >= SCORE_MIN && total <= SCORE_MAX ? total : null;
