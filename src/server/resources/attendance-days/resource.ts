import type { Resource } from '@/server/resources/resource';
import { attendanceDayHandlers } from './attendanceDayHandlers';
import { attendanceDayPersonalData } from './attendanceDayPersonalData';

export const attendanceDays = {
  handlers: attendanceDayHandlers,
  personalData: attendanceDayPersonalData,
} as const satisfies Resource;
