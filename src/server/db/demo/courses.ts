import type { NewCourse } from '../tables';

type Row = [
  code: string,
  name: string,
  semester: 2 | 3,
  hours: number,
  credits: number,
  weights: [number, number, number, number, number],
  academicYear: string,
];

const rows: Row[] = [
  ['AJK242101', 'Administrasi Server Linux', 2, 6, 3, [15, 15, 25, 35, 10], '2024/2025'],
  ['AJK242102', 'Routing dan Switching', 2, 6, 3, [10, 10, 30, 40, 10], '2024/2025'],
  ['AJK242103', 'Jaringan Nirkabel', 2, 4, 2, [15, 15, 30, 30, 10], '2024/2025'],
  ['AJK253101', 'Keamanan Jaringan', 3, 6, 3, [20, 20, 20, 30, 10], '2025/2026'],
  ['AJK253102', 'Virtualisasi dan Komputasi Awan', 3, 6, 3, [15, 20, 25, 30, 10], '2025/2026'],
  ['AJK253103', 'Praktik Kerja Industri', 3, 16, 8, [10, 10, 20, 40, 20], '2025/2026'],
];

export const demoCourses: NewCourse[] = rows.map(
  ([code, name, semester, hours_per_week, credits, weights, academic_year]) => ({
    code,
    name,
    semester,
    hours_per_week,
    credits,
    weight_assignment_1: weights[0],
    weight_assignment_2: weights[1],
    weight_midterm: weights[2],
    weight_final: weights[3],
    weight_other: weights[4],
    academic_year,
  }),
);
