import { lazyComponent } from '@/client/ui/lazyComponent';

// MUI X Charts is large: the numbers do not wait for it.

export const monthlyAttendanceChart = lazyComponent(
  () => import(/* webpackChunkName: "chart.attendance" */ './MonthlyAttendanceChart'),
  'MonthlyAttendanceChart',
);

export const validationChart = lazyComponent(
  () => import(/* webpackChunkName: "chart.validation" */ './ValidationChart'),
  'ValidationChart',
);
