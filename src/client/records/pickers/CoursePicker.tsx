import { useMemo } from 'react';
import { useListCoursesQuery } from '@/client/api/api';
import { PickerField, type PickerProps } from './PickerField';
import { courseOption } from './pickerOptions';
import { useLongChoices } from './useLongChoices';

type Props = PickerProps & {
  /** Codes to leave out, such as those of courses that already have a grade. */
  except?: readonly string[];
  emptyText?: string;
};

const ALL_COURSES = { sort: 'name' };

/** All courses by name; for components that need more than the code of the chosen one. */
export const useCourses = ({ skip = false } = {}) => useListCoursesQuery(ALL_COURSES, { skip });

const NONE: readonly string[] = [];

export function CoursePicker({ kept, except = NONE, ...field }: Props) {
  const choices = useLongChoices(useListCoursesQuery, ALL_COURSES, {
    toOption: courseOption,
    kept,
    skip: field.disabled,
  });
  const options = useMemo(
    () => choices.options.filter(({ value }) => !except.includes(String(value))),
    [choices.options, except],
  );
  return (
    <PickerField placeholder="Pilih Mata Kuliah" {...field} choices={{ ...choices, options }} />
  );
}
