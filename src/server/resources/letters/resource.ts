import type { Resource } from '@/server/resources/resource';
import { findLetters } from './letterFinder';
import { letterHandlers } from './letterHandlers';
import { letterPersonalData } from './letterPersonalData';

export const letters = {
  handlers: letterHandlers,
  finders: { letters: findLetters },
  personalData: letterPersonalData,
} as const satisfies Resource;
