import type { GetGradeReportArg } from '@/client/api/api';
import { gradeReportFilterRules } from '@/shared/resources/grades/gradeReportFilterRules';

/** The values of the four dropdowns; '' means no choice. */
export type ReportFilter = {
  course_code: string;
  mentor_id: number | '';
  lecturer_id: number | '';
  internship_period_id: number | '';
};

const idIn = (url: URLSearchParams, name: keyof ReportFilter) => {
  const id = Number(url.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : '';
};

/** The URL holds the filter, so that it survives reloading and browser history. */
export const readReportFilter = (url: URLSearchParams): ReportFilter => ({
  course_code: url.get('course_code') ?? '',
  mentor_id: idIn(url, 'mentor_id'),
  lecturer_id: idIn(url, 'lecturer_id'),
  internship_period_id: idIn(url, 'internship_period_id'),
});

/** Null unless all four are chosen (spec §5). */
export const requestOf = (filter: ReportFilter): GetGradeReportArg | null => {
  if (!gradeReportFilterRules.isValidSync(filter)) return null;
  const { course_code, mentor_id, lecturer_id, internship_period_id } =
    gradeReportFilterRules.cast(filter);
  return {
    courseCode: course_code,
    mentorId: mentor_id,
    lecturerId: lecturer_id,
    internshipPeriodId: internship_period_id,
  };
};
