import type { Resource } from '@/server/resources/resource';
import { signatureHandlers } from './signatureHandlers';
import { signaturePersonalData } from './signaturePersonalData';

export const signatures = {
  handlers: signatureHandlers,
  personalData: signaturePersonalData,
} as const satisfies Resource;
