import type { Resource } from '@/server/resources/resource';
import { activityHandlers } from './activityHandlers';
import { activityImporter } from './activityImporter';
import { activityPersonalData } from './activityPersonalData';

export const activities = {
  handlers: activityHandlers,
  importers: { activities: activityImporter },
  personalData: activityPersonalData,
} as const satisfies Resource;
