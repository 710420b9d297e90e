import { lazy } from 'react';

// MUI X Charts is large: it comes after the numbers are on the screen.

export const MonthlyAttendanceChart = lazy(async () => ({
  default: (await import('./MonthlyAttendanceChart')).MonthlyAttendanceChart,
}));

export const ValidationChart = lazy(async () => ({
  default: (await import('./ValidationChart')).ValidationChart,
}));
