import { SCORE_DECIMALS } from '@/shared/constants/limits';

const STEPS = 10 ** SCORE_DECIMALS;

/**
 * The mean of the scores of all examiners, rounded half up to the decimals of a score; null while a score is missing.
 * It is computed in whole hundredths, because 0.1 + 0.2 is not 0.3.
 */
export function defenceScore(scores: readonly (number | null)[]): number | null {
  if (scores.length === 0) return null;
  let sum = 0;
  for (const score of scores) {
    if (score === null) return null;
    sum += Math.round(score * STEPS);
  }
  return Math.round(sum / scores.length) / STEPS;
}
