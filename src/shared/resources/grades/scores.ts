import { ASSESSOR_LABELS } from '@/shared/resources/assessments/constants';

/** The five parts of a grade, in the order of every form, table and report. */
export const SCORE_PARTS = ['assignment_1', 'assignment_2', 'midterm', 'final', 'other'] as const;

export type ScorePart = (typeof SCORE_PARTS)[number];

type WeightPart = `weight_${ScorePart}`;

export type Scores = Readonly<Record<ScorePart, number>>;

export type Weights = Readonly<Record<WeightPart, number>>;

/** Lower case, for use inside a sentence: 'Nilai tugas 1 wajib diisi'. */
export const SCORE_PART_NAMES: Readonly<Record<ScorePart, string>> = {
  assignment_1: 'tugas 1',
  assignment_2: 'tugas 2',
  midterm: 'UTS',
  final: 'UAS',
  other: 'lainnya',
};

/** The same as labels. */
export const SCORE_LABELS: Readonly<Record<ScorePart, string>> = {
  assignment_1: 'Tugas 1',
  assignment_2: 'Tugas 2',
  midterm: 'UTS',
  final: 'UAS',
  other: 'Lainnya',
};

export const weightOf = (part: ScorePart): WeightPart => `weight_${part}`;

/** An object with a value for each of the five scores. */
export const byScorePart = <Value>(value: (part: ScorePart) => Value) =>
  Object.fromEntries(SCORE_PARTS.map((part) => [part, value(part)])) as Record<ScorePart, Value>;

/** An object with a value for the weight of each score. */
export const byWeightPart = <Value>(value: (part: ScorePart) => Value) =>
  Object.fromEntries(SCORE_PARTS.map((part) => [weightOf(part), value(part)])) as Record<
    WeightPart,
    Value
  >;

/** The sources of a score that is proposed for a grade. */
export const PROPOSER_LABELS = { ...ASSESSOR_LABELS, examiners: 'Penguji' } as const;
