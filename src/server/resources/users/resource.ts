import type { Resource } from '@/server/resources/resource';
import { userHandlers } from './userHandlers';
import { userPersonalData } from './userPersonalData';

export const users = {
  handlers: userHandlers,
  personalData: userPersonalData,
} as const satisfies Resource;
