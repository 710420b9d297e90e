import type { FocusEvent } from 'react';
import { useFieldState } from './useFieldState';

/** Not a valid value, so that an incomplete one is refused instead of ignored. */
export const HALF_TYPED = '?';

/** Connects a DateInput or TimeInput with its form. */
export function usePickerField(name: string, helperText: string | undefined) {
  const field = useFieldState<string | null | undefined>(name, helperText);

  // Moving the focus within the field must not report a missing value yet, but may clear an
  // existing error.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside =
      currentTarget.contains(relatedTarget) ||
      relatedTarget?.closest(`[aria-labelledby="${field.labelId}"]`);
    if (!isInside || field.error) void field.helpers.setTouched(true);
  };

  return {
    frame: { ...field, marks: { ...field.marks, onBlur: handleBlur } },
    input: {
      id: field.id,
      labelId: field.labelId,
      describedBy: field.describedBy,
      invalid: Boolean(field.error),
      incomplete: HALF_TYPED,
      value: field.input.value ?? '',
      onChange: (value: string) => void field.helpers.setValue(value),
    },
  };
}
