import { isValid } from 'date-fns';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useFieldState } from './useFieldState';

type Options = {
  name: string;
  helperText: string | undefined;
  toDate: (text: string) => Date;
  toText: (date: Date) => string;
};

/** No rule takes it for a date, so that half a date is refused instead of silently left out. */
const HALF_TYPED = '?';

/** Between a form that holds text and a picker that holds a Date. */
export function usePickedDate({ name, helperText, toDate, toText }: Options) {
  const field = useFieldState<string | null | undefined>(name, helperText);
  const [typed, setTyped] = useState<Date | null>(null);

  const textOf = (date: Date | null) => (!date ? '' : isValid(date) ? toText(date) : HALF_TYPED);
  const text = field.input.value ?? '';

  // The Date last typed is kept while it means what the form holds: a new one for each render
  // would reset the sections that are being typed.
  const isTyped = textOf(typed) === text;
  const parsed = text && text !== HALF_TYPED ? toDate(text) : null;
  const [shown, setShown] = useState<{ text: string; date: Date | null }>({ text, date: parsed });
  if (!isTyped && shown.text !== text) setShown({ text, date: parsed });

  // Of half a date MUI tells nothing while there was none before: only its sections show it.
  const handleKeyUp = ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    const sections = currentTarget.querySelectorAll('[role="spinbutton"]').length;
    const filled = currentTarget.querySelectorAll('[role="spinbutton"][aria-valuenow]').length;
    if (text === '' && filled > 0 && filled < sections) void field.helpers.setValue(HALF_TYPED);
    if (text === HALF_TYPED && filled === 0) void field.helpers.setValue('');
  };

  // From a part of the date to its button or its calendar it is too early to say what is missing,
  // though not to take back what was said.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside =
      currentTarget.contains(relatedTarget) ||
      relatedTarget?.closest(`[aria-labelledby="${field.labelId}"]`);
    if (!isInside || field.error) void field.helpers.setTouched(true);
  };

  return {
    field,
    /** For the element around the picker. */
    box: { ...field.marks, onKeyUp: handleKeyUp, onBlur: handleBlur },
    date: isTyped ? typed : shown.text === text ? shown.date : parsed,
    onChange: (date: Date | null) => {
      setTyped(date);
      void field.helpers.setValue(textOf(date));
    },
  };
}
