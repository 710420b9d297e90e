import type { Resource } from '@/server/resources/resource';
import { secondFactorHandlers } from './secondFactorHandlers';
import { secondFactorPersonalData } from './secondFactorPersonalData';

export const secondFactors = {
  handlers: secondFactorHandlers,
  personalData: secondFactorPersonalData,
} as const satisfies Resource;
