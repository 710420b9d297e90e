import type { Course } from '@/client/api/api';

export const aCourse = (changes: Partial<Course> = {}): Course => ({
  code: 'AJK/12345',
  name: 'Praktik Kerja Industri',
  semester: 2,
  hours_per_week: 16,
  credits: 4,
  academic_year: '2024/2025',
  weight_assignment_1: 20,
  weight_assignment_2: 20,
  weight_midterm: 20,
  weight_final: 30,
  weight_other: 10,
  ...changes,
});
