import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { focusFirstField, focusFirstInvalidField } from './fieldDom';

/** Focuses the first field on mount and the first invalid field after a failed submit. */
export function useFormFocus(focusOnOpen: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();

  useEffect(() => {
    // On a phone this would open the keyboard over a form the user has not seen yet.
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
