import { inTable, listBy } from '@/server/lists/sources';
import { courseListed } from '@/shared/fields/courseFields';

export const courseSources = listBy(courseListed, inTable('courses', courseListed));
