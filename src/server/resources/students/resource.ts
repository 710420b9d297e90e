import type { Resource } from '@/server/resources/resource';
import { findStudents } from './studentFinder';
import { studentHandlers } from './studentHandlers';
import { studentPersonalData } from './studentPersonalData';

export const students = {
  handlers: studentHandlers,
  finders: { students: findStudents },
  personalData: studentPersonalData,
} as const satisfies Resource;
