import type { Resource } from '@/server/resources/resource';
import { activityLogHandlers } from './activityLogHandlers';
import { activityLogPersonalData } from './activityLogPersonalData';

export const activityLogs = {
  handlers: activityLogHandlers,
  personalData: activityLogPersonalData,
} as const satisfies Resource;
