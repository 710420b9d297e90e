import type { Resource } from '@/server/resources/resource';
import { reviewHandlers } from './reviewHandlers';
import { reviewPersonalData } from './reviewPersonalData';

export const reviews = {
  handlers: reviewHandlers,
  personalData: reviewPersonalData,
} as const satisfies Resource;
