import type { GetAllGradesArg, GetGradeCountsArg, GradeCounts } from '@/client/api/api';
import { formatNumber } from '@/shared/formatNumber';
import type { ReportFilter } from './reportFilter';

/** The choices of what is printed; '' means all. */
export type AllGradesValues = ReportFilter & {
  academic_year: string;
  layout: GetAllGradesArg['layout'];
};

export const LAYOUTS = [
  { value: 'pairs', label: 'Per dosen dan mentor' },
  { value: 'list', label: 'Satu daftar' },
] as const satisfies readonly { value: AllGradesValues['layout']; label: string }[];

export const LAYOUT_HELP: Readonly<Record<AllGradesValues['layout'], string>> = {
  pairs: 'Satu laporan untuk setiap dosen dan mentor, dengan tanda tangan dosennya.',
  list: 'Diurutkan menurut tahun ajaran dan nama; ditandatangani dosen bila hanya satu, selain itu oleh koordinator.',
};

/** Undefined unless a course, a period or a class is chosen. */
export function filtersOf(values: AllGradesValues): GetGradeCountsArg | undefined {
  const { course_code, internship_period_id, academic_year, lecturer_id, mentor_id } = values;
  if (!course_code && !internship_period_id && !academic_year) return undefined;
  return {
    courseCode: course_code || undefined,
    internshipPeriodId: internship_period_id || undefined,
    academicYear: academic_year || undefined,
    lecturerId: lecturer_id || undefined,
    mentorId: mentor_id || undefined,
  };
}

/** The reason why nothing can be printed; null if it can. */
export function obstacleOf({ grades, limit }: GradeCounts): string | null {
  if (grades === 0) return 'Tidak ada nilai untuk pilihan ini.';
  return grades > limit
    ? `${formatNumber(grades)} nilai, lebih dari ${formatNumber(limit)}. Persempit pilihan.`
    : null;
}

export const countsText = (
  { grades, students, reports }: GradeCounts,
  layout: AllGradesValues['layout'],
) =>
  [
    `${formatNumber(grades)} nilai dari ${formatNumber(students)} mahasiswa`,
    layout === 'pairs' && `${formatNumber(reports)} laporan`,
  ]
    .filter(Boolean)
    .join(', ');
