import { lazy } from 'react';

// MUI X Charts is large: it loads after the numbers are shown.

export const MonthlyAttendanceChart = lazy(async () => ({
  default: (await import('./MonthlyAttendanceChart')).MonthlyAttendanceChart,
}));

export const ValidationChart = lazy(async () => ({
  default: (await import('./ValidationChart')).ValidationChart,
}));
