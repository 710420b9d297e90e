import type { Resource } from '@/server/resources/resource';
import { findStudents } from './studentFinder';
import { studentHandlers } from './studentHandlers';
import { studentImporter } from './studentImporter';
import { studentPersonalData } from './studentPersonalData';

export const students = {
  handlers: studentHandlers,
  importers: { students: studentImporter },
  finders: { students: findStudents },
  personalData: studentPersonalData,
} as const satisfies Resource;
