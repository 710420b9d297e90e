import type { Resource } from '@/server/resources/resource';
import { findDefences } from './defenceFinder';
import { defenceHandlers } from './defenceHandlers';
import { defencePersonalData } from './defencePersonalData';

export const defences = {
  handlers: defenceHandlers,
  finders: { defences: findDefences },
  personalData: defencePersonalData,
} as const satisfies Resource;
