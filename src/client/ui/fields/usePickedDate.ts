import { isValid } from 'date-fns/isValid';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useFieldState } from './useFieldState';

type Options = {
  name: string;
  helperText: string | undefined;
  toDate: (text: string) => Date;
  toText: (date: Date) => string;
};

/** Not a valid date, so that an incomplete one is refused instead of ignored. */
const HALF_TYPED = '?';

/** Connects a form that stores text with a picker that uses Date objects. */
export function usePickedDate({ name, helperText, toDate, toText }: Options) {
  const field = useFieldState<string | null | undefined>(name, helperText);
  const [typed, setTyped] = useState<Date | null>(null);

  const textOf = (date: Date | null) => (!date ? '' : isValid(date) ? toText(date) : HALF_TYPED);
  const text = field.input.value ?? '';

  // Keep the same Date object while it matches the form's value: a new one would reset the sections
  // being typed.
  const isTyped = textOf(typed) === text;
  const parsed = text && text !== HALF_TYPED ? toDate(text) : null;
  const [shown, setShown] = useState<{ text: string; date: Date | null }>({ text, date: parsed });
  if (!isTyped && shown.text !== text) setShown({ text, date: parsed });

  // MUI does not report an incomplete date if there was none before: only its sections show it.
  const handleKeyUp = ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    const sections = currentTarget.querySelectorAll('[role="spinbutton"]').length;
    const filled = currentTarget.querySelectorAll('[role="spinbutton"][aria-valuenow]').length;
    if (text === '' && filled > 0 && filled < sections) void field.helpers.setValue(HALF_TYPED);
    if (text === HALF_TYPED && filled === 0) void field.helpers.setValue('');
  };

  // Moving the focus within the field must not report a missing value yet, but may clear an
  // existing error.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside =
      currentTarget.contains(relatedTarget) ||
      relatedTarget?.closest(`[aria-labelledby="${field.labelId}"]`);
    if (!isInside || field.error) void field.helpers.setTouched(true);
  };

  return {
    field,
    /** Props of the element around the picker. */
    box: { ...field.marks, onKeyUp: handleKeyUp, onBlur: handleBlur },
    date: isTyped ? typed : shown.text === text ? shown.date : parsed,
    onChange: (date: Date | null) => {
      setTyped(date);
      void field.helpers.setValue(textOf(date));
    },
  };
}
