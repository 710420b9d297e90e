import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const assessmentFormPages = {
  'assessment-forms.index': page(
    () => import(/* webpackChunkName: "assessment-forms.index" */ './AssessmentFormListPage'),
    'AssessmentFormListPage',
  ),
  'assessment-forms.create': page(
    () => import(/* webpackChunkName: "assessment-forms.create" */ './AssessmentFormCreatePage'),
    'AssessmentFormCreatePage',
  ),
  'assessment-forms.edit': page(
    () => import(/* webpackChunkName: "assessment-forms.edit" */ './AssessmentFormEditPage'),
    'AssessmentFormEditPage',
  ),
} satisfies ScreenPages;
