import type { Resource } from '@/server/resources/resource';
import { gradeHandlers } from './gradeHandlers';
import { gradeImporter } from './gradeImporter';
import { gradePersonalData } from './gradePersonalData';

export const grades = {
  handlers: gradeHandlers,
  importers: { grades: gradeImporter },
  personalData: gradePersonalData,
} as const satisfies Resource;
