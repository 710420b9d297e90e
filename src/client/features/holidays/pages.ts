import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const holidayPages = {
  'holidays.index': page(
    () => import(/* webpackChunkName: "holidays.index" */ './HolidayListPage'),
    'HolidayListPage',
  ),
  'holidays.create': page(
    () => import(/* webpackChunkName: "holidays.create" */ './HolidayCreatePage'),
    'HolidayCreatePage',
  ),
  'holidays.edit': page(
    () => import(/* webpackChunkName: "holidays.edit" */ './HolidayEditPage'),
    'HolidayEditPage',
  ),
} satisfies ScreenPages;
