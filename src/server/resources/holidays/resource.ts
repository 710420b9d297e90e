import type { Resource } from '@/server/resources/resource';
import { findHolidays } from './holidayFinder';
import { holidayHandlers } from './holidayHandlers';

export const holidays = {
  handlers: holidayHandlers,
  finders: { holidays: findHolidays },
} as const satisfies Resource;
