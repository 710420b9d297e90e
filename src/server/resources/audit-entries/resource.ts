import type { Resource } from '@/server/resources/resource';
import { auditEntryHandlers } from './auditEntryHandlers';
import { auditEntryPersonalData } from './auditEntryPersonalData';

export const auditEntries = {
  handlers: auditEntryHandlers,
  personalData: auditEntryPersonalData,
} as const satisfies Resource;
