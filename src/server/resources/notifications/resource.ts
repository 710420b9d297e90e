import type { Resource } from '@/server/resources/resource';
import { notificationHandlers } from './notificationHandlers';
import { notificationPersonalData } from './notificationPersonalData';

export const notifications = {
  handlers: notificationHandlers,
  personalData: notificationPersonalData,
} as const satisfies Resource;
