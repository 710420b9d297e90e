import type { Caller } from '../caller';
import { uniqueDigits } from './uniqueDigits';

interface Course {
  code: string;
  name: string;
  semester: number;
  /** the part of the grade that is the score of the defence */
  defence_score_part?: string;
}

/** Creates a course with five equal weights. */
export async function createCourse(admin: Caller, values: Omit<Course, 'code'> & Partial<Course>) {
  const course = { code: `UJI${uniqueDigits(6)}`, ...values };
  await admin.post('/courses', {
    ...course,
    academic_year: '2025/2026',
    hours_per_week: 4,
    credits: 2,
    weight_assignment_1: 20,
    weight_assignment_2: 20,
    weight_midterm: 20,
    weight_final: 20,
    weight_other: 20,
  });
  return course;
}
