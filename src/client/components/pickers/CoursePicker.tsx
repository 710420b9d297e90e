import { useMemo } from 'react';
import { type Course, useListCoursesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { courseOption } from './pickerOptions';
import { useChoices } from './useChoices';

type Props = PickerProps & {
  /** Codes to leave out, such as those of courses that already have a grade. */
  except?: readonly string[];
  emptyText?: string;
};

/** All courses by name; for components that need more than the code of the chosen one. */
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
