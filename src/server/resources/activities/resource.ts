import type { Resource } from '@/server/resources/resource';
import { activityHandlers } from './activityHandlers';
import { activityPersonalData } from './activityPersonalData';

export const activities = {
  handlers: activityHandlers,
  personalData: activityPersonalData,
} as const satisfies Resource;
