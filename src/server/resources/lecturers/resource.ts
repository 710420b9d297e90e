import type { Resource } from '@/server/resources/resource';
import { findLecturers } from './lecturerFinder';
import { lecturerHandlers } from './lecturerHandlers';
import { lecturerImporter } from './lecturerImporter';
import { lecturerPersonalData } from './lecturerPersonalData';

export const lecturers = {
  handlers: lecturerHandlers,
  importers: { lecturers: lecturerImporter },
  finders: { lecturers: findLecturers },
  personalData: lecturerPersonalData,
} as const satisfies Resource;
