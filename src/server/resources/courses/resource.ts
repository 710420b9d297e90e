import type { Resource } from '@/server/resources/resource';
import { courseHandlers } from './courseHandlers';
import { courseImporter } from './courseImporter';

export const courses = {
  handlers: courseHandlers,
  importers: { courses: courseImporter },
} as const satisfies Resource;
