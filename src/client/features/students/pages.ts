import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const studentPages = {
  'students.index': page(
    () => import(/* webpackChunkName: "students.index" */ './StudentListPage'),
    'StudentListPage',
  ),
} satisfies ScreenPages;
