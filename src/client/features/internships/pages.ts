import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const internshipPages = {
  'internships.index': page(
    () => import(/* webpackChunkName: "internships.index" */ './InternshipListPage'),
    'InternshipListPage',
  ),
  'internships.create': page(
    () => import(/* webpackChunkName: "internships.create" */ './InternshipCreatePage'),
    'InternshipCreatePage',
  ),
  'grades.sheet': page(
    () =>
      withDrafts(import(/* webpackChunkName: "grades.sheet" */ './grades/sheet/GradeSheetPage')),
    'GradeSheetPage',
  ),
  'internships.place': page(
    () => import(/* webpackChunkName: "internships.place" */ './place/PlaceManyPage'),
    'PlaceManyPage',
  ),
  'internships.schedule': page(
    () => import(/* webpackChunkName: "internships.schedule" */ './schedule/SchedulePage'),
    'SchedulePage',
  ),
  'internships.show': page(
    () => import(/* webpackChunkName: "internships.show" */ './InternshipDetailPage'),
    'InternshipDetailPage',
  ),
  'internships.edit': page(
    () => import(/* webpackChunkName: "internships.edit" */ './InternshipEditPage'),
    'InternshipEditPage',
  ),
  'internships.activities.create': page(
    () =>
      import(
        /* webpackChunkName: "internships.activities.create" */ './activities/ActivityCreatePage'
      ),
    'ActivityCreatePage',
  ),
  'internships.activities.show': page(
    () =>
      import(
        /* webpackChunkName: "internships.activities.show" */ './activities/ActivityDetailPage'
      ),
    'ActivityDetailPage',
  ),
  'internships.activities.edit': page(
    () =>
      import(/* webpackChunkName: "internships.activities.edit" */ './activities/ActivityEditPage'),
    'ActivityEditPage',
  ),
  'internships.grades.create': page(
    () => import(/* webpackChunkName: "internships.grades.create" */ './grades/GradeCreatePage'),
    'GradeCreatePage',
  ),
  'internships.grades.edit': page(
    () => import(/* webpackChunkName: "internships.grades.edit" */ './grades/GradeEditPage'),
    'GradeEditPage',
  ),
} satisfies ScreenPages;
