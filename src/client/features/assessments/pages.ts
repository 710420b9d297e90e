import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const assessmentPages = {
  'assessments.index': page(
    () => import(/* webpackChunkName: "assessments.index" */ './AssessmentListPage'),
    'AssessmentListPage',
  ),
  'assessments.show': page(
    () => withDrafts(import(/* webpackChunkName: "assessments.show" */ './AssessmentPage')),
    'AssessmentPage',
  ),
} satisfies ScreenPages;
