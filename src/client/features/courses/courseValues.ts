import type { Course } from '@/client/api/api';
import { emptyValues } from '@/shared/fields/field';
import { courseFields } from '@/shared/resources/courses/courseFields';

/** The values of the form: an empty number is ''. */
export type CourseValues = {
  [Field in keyof Course]: Course[Field] extends number ? number | '' : Course[Field];
};

export const NEW_COURSE: CourseValues = emptyValues(courseFields);
