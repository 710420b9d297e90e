import type { Resource } from '@/server/resources/resource';
import { savedViewHandlers } from './savedViewHandlers';
import { savedViewPersonalData } from './savedViewPersonalData';

export const savedViews = {
  handlers: savedViewHandlers,
  personalData: savedViewPersonalData,
} as const satisfies Resource;
