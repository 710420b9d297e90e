import { type Id, segment } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const assessmentRecords = {
  assessment_sheets: {
    name: 'lembar penilaian',
    title: 'Penilaian',
    tag: 'AssessmentSheet',
    history: null,
    imported: null,
    views: 'assessments',
    isFound: true,
    isPersonal: true,
  },
} as const satisfies RecordKinds;

export const assessmentPaths = {
  index: '/assessments',
  show: (internshipId: Id, formId: Id) =>
    `/internships/${segment(internshipId)}/assessments/${segment(formId)}`,
} as const;
