import type { Course } from '@/client/api/api';

/** What the form holds: a number that is not typed yet is ''. */
export type CourseValues = {
  [Field in keyof Course]: Course[Field] extends number ? number | '' : Course[Field];
};

export const NEW_COURSE: CourseValues = {
  code: '',
  name: '',
  semester: '',
  hours_per_week: '',
  credits: '',
  academic_year: '',
  weight_assignment_1: '',
  weight_assignment_2: '',
  weight_midterm: '',
  weight_final: '',
  weight_other: '',
};
