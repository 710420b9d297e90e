import type { Course } from '@/client/api/api';

/** The values of the form: an empty number is ''. */
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
