import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const assessmentFormScreens = {
  'assessment-forms.index': {
    path: paths.assessmentForms.index,
    title: 'Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
  },
  'assessment-forms.create': {
    path: paths.assessmentForms.create,
    title: 'Tambah Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
    parent: 'assessment-forms.index',
  },
  'assessment-forms.edit': {
    path: paths.assessmentForms.edit(':id'),
    title: 'Edit Formulir Penilaian',
    roles: PERMISSIONS.manageAssessments,
    parent: 'assessment-forms.index',
  },
} as const satisfies Screens;

export const assessmentFormRecordPages = {
  assessment_forms: { urlOf: paths.assessmentForms.edit },
} as const satisfies RecordPages;
