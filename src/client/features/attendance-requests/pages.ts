import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const attendanceRequestPages = {
  'attendance-requests.index': page(
    () => import(/* webpackChunkName: "attendance-requests.index" */ './AttendanceRequestListPage'),
    'AttendanceRequestListPage',
  ),
} satisfies ScreenPages;
