import type { Resource } from '@/server/resources/resource';
import { letterTemplateHandlers } from './letterTemplateHandlers';
import { letterTemplatePersonalData } from './letterTemplatePersonalData';

export const letterTemplates = {
  handlers: letterTemplateHandlers,
  personalData: letterTemplatePersonalData,
} as const satisfies Resource;
