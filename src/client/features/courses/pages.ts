import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const coursePages = {
  'courses.index': page(
    () => import(/* webpackChunkName: "courses.index" */ './CourseListPage'),
    'CourseListPage',
  ),
  'courses.create': page(
    () => import(/* webpackChunkName: "courses.create" */ './CourseCreatePage'),
    'CourseCreatePage',
  ),
  'courses.edit': page(
    () => import(/* webpackChunkName: "courses.edit" */ './CourseEditPage'),
    'CourseEditPage',
  ),
} satisfies ScreenPages;
