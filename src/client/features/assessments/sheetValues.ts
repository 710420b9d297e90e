import type { Assessment } from '@/client/api/api';
import type { AssessmentScore } from '@/shared/resources/assessments/assessmentTotal';
import { pointsOf } from '@/shared/resources/assessments/assessmentTotal';

/** The values of the form of a sheet: a score as it is typed, or the place of a word. */
export interface SheetValues {
  scores: readonly string[];
  remarks: string;
}

export const valuesOfSheet = ({ scores, remarks }: Assessment): SheetValues => ({
  scores: scores.map((score) => (score == null ? '' : String(score))),
  remarks: remarks ?? '',
});

/** Null for a text that is no whole number. */
export const scoreOf = (text: string): AssessmentScore => {
  const digits = text.trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
};

/** Whether a typed score is none of the scale. */
export const isWrong = (criterion: Assessment['criteria'][number], text: string) =>
  text.trim() !== '' && pointsOf(criterion, scoreOf(text)) === null;

/** The text of the draft on this device. */
export const draftText = (values: SheetValues, revision: number) =>
  JSON.stringify({ ...values, revision });

/** The values of a draft; null without one, or if it is about other criteria. */
export function valuesOfDraft(text: string | null, sheet: Assessment): SheetValues | null {
  if (text === null) return null;
  try {
    const { scores, remarks, revision } = JSON.parse(text) as Partial<
      SheetValues & { revision: number }
    >;
    const isWhole =
      revision === sheet.revision &&
      Array.isArray(scores) &&
      scores.length === sheet.criteria.length &&
      scores.every((score) => typeof score === 'string') &&
      typeof remarks === 'string';
    return isWhole ? { scores, remarks } : null;
  } catch {
    return null;
  }
}

/** The request of these values. */
export const contentOf = ({ scores, remarks }: SheetValues, revision: number) => ({
  revision,
  scores: scores.map(scoreOf),
  remarks: remarks.trim() === '' ? null : remarks,
});
