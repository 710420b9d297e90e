import { SCORE_MAX, SCORE_MIN } from '@/shared/constants/limits';
import {
  type LetterGrade,
  letterGrade,
  weightedTotal,
} from '@/shared/resources/grades/letterGrades';
import {
  SCORE_PARTS,
  type ScorePart,
  type Scores,
  type Weights,
} from '@/shared/resources/grades/scores';

const isScore = (value: unknown) =>
  typeof value === 'number' && value >= SCORE_MIN && value <= SCORE_MAX;

/** The total and letter that the server will calculate; null unless all five scores are valid. */
export function finalGrade(
  scores: Readonly<Record<ScorePart, unknown>>,
  weights: Weights,
): { total: number; letter: LetterGrade } | null {
  if (!SCORE_PARTS.every((part) => isScore(scores[part]))) return null;
  const total = weightedTotal(scores as Scores, weights);
  return { total, letter: letterGrade(total) };
}
