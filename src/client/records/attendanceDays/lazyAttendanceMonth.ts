import { lazyComponent } from '@/client/ui/lazyComponent';

export const attendanceMonth = lazyComponent(
  () => import(/* webpackChunkName: "later.attendanceMonth" */ './AttendanceMonth'),
  'AttendanceMonth',
);
