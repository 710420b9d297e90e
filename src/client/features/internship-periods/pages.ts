import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const internshipPeriodPages = {
  'internship-periods.index': page(
    () => import(/* webpackChunkName: "internship-periods.index" */ './InternshipPeriodListPage'),
    'InternshipPeriodListPage',
  ),
  'internship-periods.create': page(
    () =>
      import(/* webpackChunkName: "internship-periods.create" */ './InternshipPeriodCreatePage'),
    'InternshipPeriodCreatePage',
  ),
  'internship-periods.edit': page(
    () => import(/* webpackChunkName: "internship-periods.edit" */ './InternshipPeriodEditPage'),
    'InternshipPeriodEditPage',
  ),
} satisfies ScreenPages;
