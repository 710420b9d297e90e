import { useState } from 'react';
import {
  useListCoursesQuery,
  useListInternshipPeriodsQuery,
  useListLecturersQuery,
  useListMentorsQuery,
} from '@/client/api/api';
import { periodOption } from '@/client/records/pickers/periodOption';
import { courseOption, lecturerOption, mentorOption } from '@/client/records/pickers/pickerOptions';
import type { ComboboxOption } from '@/client/ui/comboboxProps';
import type { ReportFilter } from './reportFilter';
import { NO_GRADES, NO_GRADES_TOGETHER } from './reportTexts';

type Name = keyof ReportFilter;

/**
 * Completes the options of a field by the records without grades, disabled and with the reason. Their list is
 * fetched when the field is opened first.
 */
export function useUngraded(filter: ReportFilter) {
  const [opened, setOpened] = useState<readonly Name[]>([]);
  const unless = (name: Name) => ({ skip: !opened.includes(name) });
  const courses = useListCoursesQuery({ sort: 'name' }, unless('course_code'));
  const mentors = useListMentorsQuery({ sort: 'user.name' }, unless('mentor_id'));
  const lecturers = useListLecturersQuery({ sort: 'user.name' }, unless('lecturer_id'));
  const periods = useListInternshipPeriodsQuery(
    { sort: '-start_date' },
    unless('internship_period_id'),
  );
  const all: Record<Name, ComboboxOption[] | undefined> = {
    course_code: courses.data?.data.map(courseOption),
    mentor_id: mentors.data?.data.map(mentorOption),
    lecturer_id: lecturers.data?.data.map(lecturerOption),
    internship_period_id: periods.data?.data.map(periodOption),
  };

  const ungraded = (name: Name, graded: readonly ComboboxOption[]): ComboboxOption[] => {
    const values = new Set(graded.map(({ value }) => value));
    const { [name]: _, ...others } = filter;
    const description = Object.values(others).some(Boolean) ? NO_GRADES_TOGETHER : NO_GRADES;
    return (all[name] ?? [])
      .filter(({ value }) => !values.has(value))
      .map((option) => ({ ...option, description, isDisabled: true }));
  };

  return {
    ungraded,
    onOpen: (name: Name) => setOpened((names) => (names.includes(name) ? names : [...names, name])),
  };
}
