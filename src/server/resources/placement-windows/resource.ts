import type { Resource } from '@/server/resources/resource';
import { placementWindowHandlers } from './placementWindowHandlers';
import { placementWindowPersonalData } from './placementWindowPersonalData';

export const placementWindows = {
  handlers: placementWindowHandlers,
  personalData: placementWindowPersonalData,
} as const satisfies Resource;
