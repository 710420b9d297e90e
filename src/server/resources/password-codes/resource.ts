import type { Resource } from '@/server/resources/resource';
import { passwordCodeHandlers } from './passwordCodeHandlers';
import { passwordCodePersonalData } from './passwordCodePersonalData';

export const passwordCodes = {
  handlers: passwordCodeHandlers,
  personalData: passwordCodePersonalData,
} as const satisfies Resource;
