import type { Course } from '@/client/api/api';
import { courseFields } from '@/shared/fields/courseFields';
import { emptyValues } from '@/shared/fields/field';

/** The values of the form: an empty number is ''. */
export type CourseValues = {
  [Field in keyof Course]: Course[Field] extends number ? number | '' : Course[Field];
};

export const NEW_COURSE: CourseValues = emptyValues(courseFields);
