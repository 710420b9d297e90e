import type { Course } from '@/client/api/api';

export const aCourse = (changes: Partial<Course> = {}): Course => ({
  code: 'AJK232001',
  name: 'Administrasi Server',
  semester: 3,
  hours_per_week: 6,
  credits: 3,
  academic_year: '2025/2026',
  weight_assignment_1: 10,
  weight_assignment_2: 15,
  weight_midterm: 25,
  weight_final: 30,
  weight_other: 20,
  ...changes,
});
