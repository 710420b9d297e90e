import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const myFinalReportPages = {
  'student.final-report': page(
    () => import(/* webpackChunkName: "student.final-report" */ './MyFinalReportPage'),
    'MyFinalReportPage',
  ),
} satisfies ScreenPages;
