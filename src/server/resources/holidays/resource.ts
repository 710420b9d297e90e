import type { Resource } from '@/server/resources/resource';
import { findHolidays } from './holidayFinder';
import { holidayHandlers } from './holidayHandlers';
import { holidayImporter } from './holidayImporter';

export const holidays = {
  handlers: holidayHandlers,
  importers: { holidays: holidayImporter },
  finders: { holidays: findHolidays },
} as const satisfies Resource;
