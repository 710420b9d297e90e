import {
  type GetGradeReportOptionsResponse,
  useGetGradeReportOptionsQuery,
} from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { periodOption } from '@/client/components/pickers/periodOption';
import { courseOption } from '@/client/components/pickers/pickerOptions';
import { useChoices } from '@/client/components/pickers/useChoices';
import type { ReportFilter } from './reportFilter';

type Options = GetGradeReportOptionsResponse['data'];

/** The options of each field: those that have grades in combination with the other three choices. */
export function useReportOptions(filter: ReportFilter) {
  const { data, currentData, error, ...query } = useGetGradeReportOptionsQuery({
    courseCode: filter.course_code || undefined,
    mentorId: filter.mentor_id || undefined,
    lecturerId: filter.lecturer_id || undefined,
    internshipPeriodId: filter.internship_period_id || undefined,
  });
  const listOf = <List extends keyof Options>(list: List) => ({
    ...query,
    data: data && { data: data.data[list] as readonly Options[List][number][] },
  });

  return {
    /** Whether the server lacks this endpoint; the form then offers all records. */
    isUnsupported: isNotFound(error),
    /** The field to clear because its choice has no grades in combination with the others. */
    unfitting: currentData ? unfittingField(filter, currentData.data) : null,
    choices: {
      course_code: useChoices(listOf('courses'), { toOption: courseOption }),
      mentor_id: useChoices(listOf('mentors'), { toOption: mentorOption }),
      lecturer_id: useChoices(listOf('lecturers'), { toOption: lecturerOption }),
      internship_period_id: useChoices(listOf('internship_periods'), { toOption: periodOption }),
    },
  };
}

const mentorOption = ({ id, name, company_name }: Options['mentors'][number]) => ({
  value: id,
  label: name,
  description: company_name,
});

const lecturerOption = ({ id, name }: Options['lecturers'][number]) => ({ value: id, label: name });

export function unfittingField(filter: ReportFilter, options: Options): keyof ReportFilter | null {
  const possible: Record<keyof ReportFilter, readonly (number | string)[]> = {
    course_code: options.courses.map(({ code }) => code),
    mentor_id: options.mentors.map(({ id }) => id),
    lecturer_id: options.lecturers.map(({ id }) => id),
    internship_period_id: options.internship_periods.map(({ id }) => id),
  };
  const names = Object.keys(possible) as (keyof ReportFilter)[];
  const unfitting = names.filter(
    (name) => filter[name] !== '' && !possible[name].includes(filter[name]),
  );
  // A non-empty list means that the other three choices match and only this one does not.
  return unfitting.find((name) => possible[name].length > 0) ?? unfitting.at(-1) ?? null;
}
