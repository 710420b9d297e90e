import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const lecturerPages = {
  'lecturers.index': page(
    () => import(/* webpackChunkName: "lecturers.index" */ './LecturerListPage'),
    'LecturerListPage',
  ),
} satisfies ScreenPages;
