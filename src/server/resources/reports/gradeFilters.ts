import type { AllGradesFilters } from '@/server/auth/reportTokens';
import { fieldErrors } from '@/server/http/errors';

/** The filters of the grades of a class, course or period, as columns of `issued_reports` have them. */
export const GRADE_FILTERS = [
  'course_code',
  'internship_period_id',
  'academic_year',
  'lecturer_id',
  'mentor_id',
] as const satisfies readonly (keyof AllGradesFilters)[];

const TOO_WIDE = 'Pilih mata kuliah, periode, atau tahun ajaran mahasiswa';

/** The filters in one order, which digests keep; a request may have other parameters. */
export function readGradeFilters(query: AllGradesFilters): AllGradesFilters {
  const given = GRADE_FILTERS.flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]]],
  );
  const filters: AllGradesFilters = Object.fromEntries(given);
  const { course_code, internship_period_id, academic_year } = filters;
  if (course_code === undefined && internship_period_id === undefined && !academic_year) {
    throw fieldErrors({ course_code: [TOO_WIDE] });
  }
  return filters;
}
