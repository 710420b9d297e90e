import type { Id } from '@/shared/addresses';
import { paths } from '@/shared/paths';
import { PERMISSIONS } from '@/shared/permissions';
import type { RecordPages, Screens } from '../screen';

export const assessmentScreens = {
  'assessments.index': {
    path: paths.assessments.index,
    title: 'Penilaian',
    roles: PERMISSIONS.viewAssessments,
  },
  'assessments.show': {
    path: paths.assessments.show(':id', ':formId'),
    title: 'Lembar Penilaian',
    roles: PERMISSIONS.viewAssessments,
    parent: 'assessments.index',
  },
} as const satisfies Screens;

export const assessmentRecordPages = {
  assessment_sheets: {
    list: 'assessments.index',
    listed: 'listAssessments',
    order: 'student_name',
    urlOf: (key: Id) => {
      const [internshipId = '', formId = ''] = String(key).split('-');
      return paths.assessments.show(internshipId, formId);
    },
  },
} as const satisfies RecordPages;
