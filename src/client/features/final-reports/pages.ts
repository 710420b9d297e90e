import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const finalReportPages = {
  'final-reports.index': page(
    () => import(/* webpackChunkName: "final-reports.index" */ './FinalReportListPage'),
    'FinalReportListPage',
  ),
  'final-reports.show': page(
    () => import(/* webpackChunkName: "final-reports.show" */ './FinalReportPage'),
    'FinalReportPage',
  ),
} satisfies ScreenPages;
