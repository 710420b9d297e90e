import { lazyComponent as page } from '@/client/ui/lazyComponent';
import type { ScreenPages } from '@/client/ui/screenPages';

export const attendanceRecapPages = {
  'attendance-recap.index': page(
    () => import(/* webpackChunkName: "attendance-recap.index" */ './AttendanceRecapPage'),
    'AttendanceRecapPage',
  ),
} satisfies ScreenPages;
