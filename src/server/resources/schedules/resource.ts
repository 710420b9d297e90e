import type { Resource } from '@/server/resources/resource';
import { scheduleHandlers } from './scheduleHandlers';
import { schedulePersonalData } from './schedulePersonalData';

export const schedules = {
  handlers: scheduleHandlers,
  personalData: schedulePersonalData,
} as const satisfies Resource;
