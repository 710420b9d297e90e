import { withDrafts } from '@/client/session/withDrafts';
import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const myInternshipPages = {
  'student.attendance-days': page(
    () =>
      import(
        /* webpackChunkName: "student.attendance-days" */ './attendance-days/AttendanceDaysPage'
      ),
    'AttendanceDaysPage',
  ),
  'student.unsent': page(
    () => import(/* webpackChunkName: "student.unsent" */ './unsent/UnsentPage'),
    'UnsentPage',
  ),
  'student.requests.index': page(
    () => import(/* webpackChunkName: "student.requests.index" */ './requests/RequestListPage'),
    'RequestListPage',
  ),
  'student.requests.create': page(
    () =>
      withDrafts(
        import(/* webpackChunkName: "student.requests.create" */ './requests/RequestCreatePage'),
      ),
    'RequestCreatePage',
  ),
  'student.attendance': page(
    () => import(/* webpackChunkName: "student.attendance" */ './AttendancePage'),
    'AttendancePage',
  ),
  'student.activities.index': page(
    () => import(/* webpackChunkName: "student.activities.index" */ './StudentActivityListPage'),
    'StudentActivityListPage',
  ),
  'student.activities.show': page(
    () => import(/* webpackChunkName: "student.activities.show" */ './StudentActivityPage'),
    'StudentActivityPage',
  ),
} satisfies ScreenPages;
