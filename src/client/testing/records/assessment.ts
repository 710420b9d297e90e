import type { Assessment, AssessmentForm } from '@/client/api/api';

const someCriteria = (): Assessment['criteria'] => [
  { name: 'Kedisiplinan', guidance: 'Kehadiran dan ketepatan waktu.', weight: 60, words: null },
  {
    name: 'Inisiatif',
    guidance: null,
    weight: 40,
    words: [
      { word: 'Cukup', points: 60 },
      { word: 'Baik', points: 85 },
    ],
  },
];

export const anAssessmentForm = (changes: Partial<AssessmentForm> = {}): AssessmentForm => ({
  id: 3,
  course_code: 'AJK232001',
  course_name: 'Administrasi Server Linux',
  assessor: 'mentor',
  is_active: true,
  score_part: 'final',
  revision: 1,
  sheets: 0,
  criteria: someCriteria(),
  version: 1,
  ...changes,
});

/** A sheet that the mentor has not begun. */
export const anAssessment = (changes: Partial<Assessment> = {}): Assessment => ({
  internship_id: 15,
  form_id: 3,
  student_name: 'Budi Santoso',
  nim: '2403310001',
  company_name: 'PT Nusantara Jaringan',
  internship_period_id: 2,
  course_code: 'AJK232001',
  course_name: 'Administrasi Server Linux',
  assessor: 'mentor',
  assessor_name: 'Andi Wijaya',
  closed_by: null,
  state: 'missing',
  total: null,
  sent_at: null,
  score_part: 'final',
  revision: 1,
  criteria: someCriteria(),
  scores: [null, null],
  remarks: null,
  return_reason: null,
  can_fill: true,
  ...changes,
});

export const aSentAssessment = (changes: Partial<Assessment> = {}) =>
  anAssessment({
    state: 'sent',
    scores: [90, 2],
    total: 88,
    sent_at: '2026-06-12T02:00:00.000Z',
    version: 2,
    can_fill: false,
    ...changes,
  });
