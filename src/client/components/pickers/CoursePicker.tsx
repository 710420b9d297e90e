import { useMemo } from 'react';
import { type Course, useListCoursesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { courseOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & {
  /** Codes that may not be chosen, such as those of courses that have a grade already. */
  except?: readonly string[];
  emptyText?: string;
};

/** All courses by name; for those who need more of the chosen one than its code. */
export const useCourses = ({ skip = false } = {}) =>
  useListCoursesQuery({ sort: 'name' }, { skip });

const NONE: readonly string[] = [];

export function CoursePicker({ kept, except = NONE, ...field }: Props) {
  const courses = useCourses({ skip: field.disabled });
  const choices = useChoices<Course>(courses, { toOption: courseOption, kept });
  const options = useMemo(
    () => choices.options.filter(({ value }) => !except.includes(String(value))),
    [choices.options, except],
  );
  return (
    <PickerField placeholder="Pilih Mata Kuliah" {...field} choices={{ ...choices, options }} />
  );
}
