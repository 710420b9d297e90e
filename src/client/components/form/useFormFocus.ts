import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstField, focusFirstInvalidField } from './fieldDom';

/** Moves to the first refused field after each failed submit, and to the first field at the start. */
export function useFormFocus(focusOnOpen: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();

  useEffect(() => {
    // On a phone this would open the keyboard over a form that one has not seen yet.
    const hasKeyboard = window.matchMedia?.('(pointer: fine)').matches ?? true;
    if (focusOnOpen && hasKeyboard && root.current) focusFirstField(root.current);
  }, [focusOnOpen]);

  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!isValid && root.current) focusFirstInvalidField(root.current);
  }, [submitCount, isSubmitting, isValid]);

  return root;
}
