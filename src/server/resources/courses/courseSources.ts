import { inTable, listBy } from '@/server/lists/sources';
import { courseListed } from '@/shared/resources/courses/courseFields';

export const courseSources = listBy(courseListed, inTable('courses', courseListed));
