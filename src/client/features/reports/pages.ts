import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const reportPages = {
  'reports.grades': page(
    () => import(/* webpackChunkName: "reports.grades" */ './GradeReportPage'),
    'GradeReportPage',
  ),
} satisfies ScreenPages;
