import type { Labels } from '@/shared/constants/labels';
import type { components } from '@/shared/contract.gen';

import type { Reviewer } from '@/shared/resources/reviews/constants';

export type AssessmentCriterion = components['schemas']['AssessmentCriterion'];

/** A sheet before its first draft is missing. */
export const ASSESSMENT_STATES = ['missing', 'draft', 'sent', 'returned'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

export const ASSESSMENT_STATE_LABELS = {
  missing: 'Belum diisi',
  draft: 'Draf',
  sent: 'Terkirim',
  returned: 'Perlu diperbaiki',
} as const satisfies Labels<AssessmentState>;

export type SheetState = Exclude<AssessmentState, 'missing'>;

export const CRITERIA_MAX = 20;
export const CRITERION_NAME_MAX = 100;
export const GUIDANCE_MAX = 500;
/** One key of the keyboard for each word of a scale. */
export const WORDS_MIN = 2;
export const WORDS_MAX = 9;
export const WORD_LENGTH_MAX = 50;
export const POINTS_MIN = 0;
export const POINTS_MAX = 100;
export const REMARKS_MAX = 1000;

export const ASSESSOR_LABELS = {
  mentor: 'Mentor',
  lecturer: 'Dosen',
} as const satisfies Labels<Reviewer>;
