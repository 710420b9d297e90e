import { useState } from 'react';
import {
  type GetGradeReportOptionsResponse,
  useGetGradeReportOptionsQuery,
} from '@/client/api/api';
import { isNotFound } from '@/client/api/serverErrors';
import { periodOption } from '@/client/records/pickers/periodOption';
import { courseOption } from '@/client/records/pickers/pickerOptions';
import { useChoices } from '@/client/records/pickers/useChoices';
import { useSearchText } from '@/client/records/pickers/useSearchText';
import { UNPAGED_MAX } from '@/shared/constants/limits';
import type { ReportFilter } from './reportFilter';

type Options = GetGradeReportOptionsResponse['data'];

/** The options of each field: those that have grades in combination with the other three choices. */
export function useReportOptions(filter: ReportFilter) {
  const choices = {
    courseCode: filter.course_code || undefined,
    mentorId: filter.mentor_id || undefined,
    lecturerId: filter.lecturer_id || undefined,
    internshipPeriodId: filter.internship_period_id || undefined,
  };
  const { data, currentData, error, ...query } = useGetGradeReportOptionsQuery(choices);
  const [searchedList, setSearchedList] = useState<keyof Options | null>(null);
  const { setTyped, search, isWaiting } = useSearchText();
  const found = useGetGradeReportOptionsQuery(
    { ...choices, search },
    { skip: searchedList === null || search === '' },
  );

  const listOf = <List extends keyof Options>(list: List) => {
    const isFound = list === searchedList && search !== '';
    const options = isFound ? found.data : data;
    return {
      ...(isFound ? found : query),
      data: options && { data: options.data[list] as readonly Options[List][number][] },
    };
  };
  /** Lets the server search a list of which the answer holds only the first options. */
  const searchOf = (list: keyof Options) =>
    data && data.data[list].length >= UNPAGED_MAX
      ? {
          isLoading: listOf(list).isFetching || (list === searchedList && isWaiting),
          onSearch: (text: string) => {
            setSearchedList(list);
            setTyped(text);
          },
        }
      : {};

  return {
    /** Whether the server lacks this endpoint; the form then offers all records. */
    isUnsupported: isNotFound(error),
    /** The field to clear because its choice has no grades in combination with the others. */
    unfitting: currentData ? unfittingField(filter, currentData.data) : null,
    choices: {
      course_code: {
        ...useChoices(listOf('courses'), { toOption: courseOption }),
        ...searchOf('courses'),
      },
      mentor_id: {
        ...useChoices(listOf('mentors'), { toOption: mentorOption }),
        ...searchOf('mentors'),
      },
      lecturer_id: {
        ...useChoices(listOf('lecturers'), { toOption: lecturerOption }),
        ...searchOf('lecturers'),
      },
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
