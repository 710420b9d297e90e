import type { Resource } from '@/server/resources/resource';
import { findLecturers } from './lecturerFinder';
import { lecturerHandlers } from './lecturerHandlers';
import { lecturerPersonalData } from './lecturerPersonalData';

export const lecturers = {
  handlers: lecturerHandlers,
  finders: { lecturers: findLecturers },
  personalData: lecturerPersonalData,
} as const satisfies Resource;
