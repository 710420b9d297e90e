import { crudPaths } from '@/shared/addresses';
import type { RecordKinds } from '@/shared/resources/recordKind';

export const assessmentFormRecords = {
  assessment_forms: {
    name: 'formulir penilaian',
    title: 'Formulir Penilaian',
    tag: 'AssessmentForm',
    history: 'manageAssessments',
    imported: null,
    views: null,
    isFound: false,
    isPersonal: false,
  },
} as const satisfies RecordKinds;

export const assessmentFormPaths = crudPaths('/assessment-forms');
