import type { AssessmentForm } from '@/client/api/api';
import type { ScorePart } from '@/shared/resources/grades/scores';

interface CriterionValues {
  name: string;
  guidance: string;
  weight: number | '';
  words: { word: string; points: number | '' }[] | null;
}

export interface AssessmentFormValues {
  /** Present only while a form is edited. */
  version?: number;
  course_code: string;
  assessor: AssessmentForm['assessor'];
  is_active: boolean;
  score_part: ScorePart | '';
  criteria: CriterionValues[];
}

export const newCriterion = (): CriterionValues => ({
  name: '',
  guidance: '',
  weight: '',
  words: null,
});

/** A scale to begin with. */
export const someWords = (): NonNullable<CriterionValues['words']> => [
  { word: 'Kurang', points: 50 },
  { word: 'Cukup', points: 65 },
  { word: 'Baik', points: 80 },
  { word: 'Sangat baik', points: 95 },
];

export const newForm = (): AssessmentFormValues => ({
  course_code: '',
  assessor: 'mentor',
  is_active: true,
  score_part: '',
  criteria: [newCriterion()],
});

/** The criteria as one text, for a comparison with those that another person has stored. */
export const criteriaText = (criteria: readonly CriterionValues[]) =>
  criteria
    .map(({ name, weight, guidance, words }) =>
      [
        `${name} ${weight}%`,
        ...(guidance ? [guidance] : []),
        ...(words ?? []).map(({ word, points }) => `${word} ${points}`),
      ].join(', '),
    )
    .join('; ');

export const valuesOfForm = (form: AssessmentForm): AssessmentFormValues => ({
  version: form.version,
  course_code: form.course_code,
  assessor: form.assessor,
  is_active: form.is_active,
  score_part: form.score_part ?? '',
  criteria: form.criteria.map(({ guidance, words, ...criterion }) => ({
    ...criterion,
    guidance: guidance ?? '',
    words: words?.map((word) => ({ ...word })) ?? null,
  })),
});
